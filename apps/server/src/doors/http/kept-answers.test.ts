import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "hono/compress";
import { expect, test, vi } from "vitest";
import { createTurns, type Turns } from "../../adapters/limits/turns.ts";
import { testContext, testTreatments } from "../../testing/request-context.ts";
import { keptAnswers } from "./kept-answers.ts";
import { createRouter } from "./router.ts";
import { contentTag } from "./shared-answer.ts";

const text = "ein Preis ".repeat(1000);

function listOf(turns: Turns = createTurns(1000, () => performance.now())) {
	const make = vi.fn((search: string) => `${text}${search}`);
	const router = createRouter();
	router.use(async (c, next) => {
		const treatment = c.req.header("x-treatment");
		const flags = testTreatments(treatment ? { test_flag: treatment } : {});
		const consent = c.req.header("x-agreed") ? "granted" : "unknown";
		c.set("context", { ...testContext, flags, consent });
		await next();
	});
	router.use(compress({ encoding: "gzip" }), contentTag);
	router.use(keptAnswers(() => "prices of today", turns));
	router.get("/list", (c) => c.text(make(new URL(c.req.url).search)));
	const ask = (search = "", headers: Readonly<Record<string, string>> = {}) =>
		router.request(`/list${search}`, { headers });
	return { ask, make };
}

test("an answer is made once, and from the second time sent as it was kept, in the encoding asked for", async () => {
	const { ask, make } = listOf();
	const first = await ask();
	expect(await first.text()).toBe(text);
	const br = await ask("", { "accept-encoding": "gzip, deflate, br, zstd" });
	const gzip = await ask("", { "accept-encoding": "gzip, deflate" });
	const plain = await ask("", { "accept-encoding": "deflate" });
	expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
	expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text);
	expect(await plain.text()).toBe(text);
	expect([br, gzip, plain].map(({ headers }) => headers.get("content-encoding"))).toEqual([
		"br",
		"gzip",
		null,
	]);
	expect(make).toHaveBeenCalledTimes(1);
});

test("whoever has it is told so, the first time and later, whatever its encoding was", async () => {
	const { ask } = listOf();
	const tag = (await ask()).headers.get("etag") ?? "";
	for (const known of [tag, `W/${tag}`]) {
		const again = await ask("", { "if-none-match": known, "accept-encoding": "br" });
		expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
	}
});

test("asked for by many at once it is made once", async () => {
	const { ask, make } = listOf(createTurns(1, () => performance.now()));
	const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
	for (const answer of answers) expect(await answer.text()).toBe(text);
	expect(make).toHaveBeenCalledTimes(1);
});

test("two hundred are kept, the longest unasked for goes first", async () => {
	const { ask, make } = listOf();
	for (let number = 0; number < 200; number++) await ask(`?${number}`);
	await ask("?0");
	await ask("?200");
	make.mockClear();
	await ask("?0");
	expect(make).not.toHaveBeenCalled();
	await ask("?1");
	expect(make).toHaveBeenCalledTimes(1);
});

test("whose turn does not come is told to come again; nothing is made for them", async () => {
	const { ask, make } = listOf({ take: async () => undefined });
	const answer = await ask();
	expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "10"]);
	expect(make).not.toHaveBeenCalled();
});

test("each treatment has an answer of its own; what somebody has agreed to makes none", async () => {
	const { ask, make } = listOf();
	for (const treatment of ["on", "off", "on"]) await ask("", { "x-treatment": treatment });
	expect(make).toHaveBeenCalledTimes(2);
	await ask("", { "x-treatment": "on", "x-agreed": "yes" });
	expect(make).toHaveBeenCalledTimes(2);
});
