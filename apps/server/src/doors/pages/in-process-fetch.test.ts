import type { RequestContext } from "@offizin/contract";
import { expect, test, vi } from "vitest";
import { testContext, testTreatments } from "../../testing/request-context.ts";
import { createContentAnswers } from "./content-answers.ts";
import { inProcess } from "./in-process-fetch.ts";

const path = "/v2/cdn/stories/person?token=offen";
const published = {
	"cache-control": "public, max-age=0, must-revalidate",
	"surrogate-key": "story-1 space-7",
};

/** Doors that say how often they were asked. */
function doorsThat(
	answer: (asked: number) => Response = (asked) => new Response(`${asked}`, { headers: published }),
) {
	let asked = 0;
	const answers = createContentAnswers();
	const fetch = vi.fn(() => {
		asked += 1;
		return answer(asked);
	});
	const pageIn = (context: RequestContext = testContext, cookie?: string) =>
		inProcess({ fetch, answers }, { context, cookie, connection: {} });
	const textOf = async (page = pageIn(), method = "GET", at = path) =>
		(await page.fetch(at, { method, headers: {} })).text();
	return { answers, fetch, pageIn, textOf };
}

test("published contents are asked for once, and each page made from them names them", async () => {
	const { fetch, pageIn, textOf } = doorsThat();
	for (const page of [pageIn(), pageIn(testContext, "visitor=geheim"), pageIn()]) {
		expect(await textOf(page)).toBe("1");
		expect([...page.keys]).toEqual(["story-1", "space-7"]);
		expect(page.isPublic).toBe(true);
	}
	expect(fetch).toHaveBeenCalledTimes(1);
});

const { site } = testContext;
test.each<[part: string, other: RequestContext]>([
	["channel", { ...testContext, site: { ...site, channel: "bildwand" } }],
	["market", { ...testContext, site: { ...site, market: "at" } }],
	["locale", { ...testContext, site: { ...site, locale: "en-DE" } }],
	["prefix", { ...testContext, prefix: "/at" }],
	["treatment", { ...testContext, flags: testTreatments({ test_flag: "on" }) }],
])("another %s has answers of its own", async (_, other) => {
	const { pageIn, textOf } = doorsThat();
	await textOf();
	expect(await textOf(pageIn(other))).toBe("2");
	expect(await textOf()).toBe("1");
});

test("another address has an answer of its own; what somebody has agreed to changes none (4-8)", async () => {
	const { pageIn, textOf } = doorsThat();
	await textOf();
	expect(await textOf(pageIn(), "GET", `${path}&language=en`)).toBe("2");
	expect(await textOf(pageIn({ ...testContext, consent: "granted" }))).toBe("1");
});

test("under a name that is not ours nothing is kept, and nothing kept is told", async () => {
	const { pageIn, textOf } = doorsThat();
	await textOf();
	const stranger = { ...testContext, isOwnHost: false };
	expect([await textOf(pageIn(stranger)), await textOf(pageIn(stranger)), await textOf()]).toEqual([
		"2",
		"3",
		"1",
	]);
});

test("only reading is answered from what is kept", async () => {
	const { pageIn, textOf } = doorsThat();
	await textOf();
	const page = pageIn();
	expect(await textOf(page, "POST")).toBe("2");
	expect(page.isPublic).toBe(false);
});

test.each<[what: string, answer: () => Response]>([
	["a draft", () => new Response("", { headers: { ...published, "cache-control": "private, no-store" } })],
	["what brings a cookie", () => new Response("", { headers: { ...published, "set-cookie": "visitor=a" } })],
	[
		"what names no contents, such as prices",
		() => new Response("", { headers: { "cache-control": "public, max-age=60" } }),
	],
	["a refusal", () => new Response("", { status: 429, headers: published })],
	["a failure", () => new Response("", { status: 500, headers: published })],
])("%s is asked for each time", async (_, answer) => {
	const { fetch, textOf } = doorsThat(answer);
	await textOf();
	await textOf();
	expect(fetch).toHaveBeenCalledTimes(2);
});

test("that a story is not there is kept, too, until there may be one", async () => {
	const { answers, fetch, pageIn, textOf } = doorsThat(
		() => new Response("{}", { status: 404, headers: { ...published, "surrogate-key": "space-7" } }),
	);
	await textOf();
	expect((await pageIn().fetch(path, { method: "GET", headers: {} })).status).toBe(404);
	expect(fetch).toHaveBeenCalledTimes(1);
	answers.purge((content) => content === "space-7");
	await textOf();
	expect(fetch).toHaveBeenCalledTimes(2);
});

test("contents that change are asked for again, others are not", async () => {
	const { answers, textOf } = doorsThat();
	await textOf();
	answers.purge((content) => content === "story-2");
	expect(await textOf()).toBe("1");
	answers.purge((content) => content === "story-1");
	expect(await textOf()).toBe("2");
});

test("an answer whose contents changed while it was made is not kept", async () => {
	const { answers, textOf } = doorsThat((asked) => {
		if (asked === 1) answers.purge((content) => content === "story-1");
		return new Response(`${asked}`, { headers: published });
	});
	expect([await textOf(), await textOf(), await textOf()]).toEqual(["1", "2", "2"]);
});
