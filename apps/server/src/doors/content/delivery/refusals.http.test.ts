import { afterAll, beforeAll, expect, test } from "vitest";
import { storeSpace } from "../../../testing/content-rows.ts";
import { type Delivery, SPACE, startDelivery, storePages } from "./delivery-fixtures.ts";

let delivery: Delivery;
beforeAll(async () => {
	delivery = await startDelivery(storePages);
});
afterAll(() => delivery.close());

const sorting =
	"Bitte so: feld:asc oder feld:desc, dahinter auf Wunsch :int oder :float, :nulls_first oder :nulls_last.";
const operators =
	"in, not_in, like, not_like, is, any_in_array, in_array, all_in_array, gt_date, lt_date, gt_int, lt_int, gt_float, lt_float";
const states = "empty, not_empty, empty_array, not_empty_array, true, false, null, not_null";
const day = "Das ist kein Tag des Kalenders.";
const whole = "Bitte geben Sie eine ganze Zahl an.";

test.each<[string, string, number, string]>([
	["fremd", "cdn/stories", 401, "Unauthorized"],
	["", "cdn/stories", 401, "Unauthorized"],
	["verwaltung", "cdn/stories", 401, "Unauthorized"],
	["offen", "cdn/stories/nirgends", 404, "This record could not be found"],
	["offen", "cdn/stories/entwurf", 404, "This record could not be found"],
	["offen", "cdn/links/nirgends", 404, "This record could not be found"],
	["offen", "cdn/datasources/nirgends", 404, "This record could not be found"],
	["offen", "cdn/datasource_entries?datasource=nirgends", 404, "This record could not be found"],
	["offen", "cdn/nirgends", 404, "This record could not be found"],
])("the client is told why: token %j, %s", async (token, path, status, message) => {
	const [plain = "", query] = path.split("?");
	const parameters = Object.fromEntries(new URLSearchParams(query));
	await expect(delivery.clientWith(token).get(plain, parameters)).rejects.toMatchObject({ status, message });
});

test("a public token opens no drafts", async () => {
	const asked = delivery.clientWith("offen").getStory("home", { version: "draft" });
	await expect(asked).rejects.toMatchObject({ status: 401, message: "Unauthorized" });
});

test.each<[string, object, string]>([
	["cdn/stories", { page: 0 }, `page: ${whole}`],
	["cdn/stories", { startswith: "a" }, "startswith: „startswith“ gibt es hier nicht."],
	["cdn/stories", { sort_by: "oben" }, `sort_by: ${sorting}`],
	["cdn/stories", { sort_by: "name:asc:text" }, `sort_by: ${sorting}`],
	["cdn/stories", { published_at_gt: "gestern" }, `published_at_gt: ${day}`],
	["cdn/stories", { first_published_at_lt: "2026-13-01" }, `first_published_at_lt: ${day}`],
	["cdn/stories", { updated_at_lte: "1. Mai" }, `updated_at_lte: ${day}`],
	["cdn/stories", { by_ids: "home" }, `by_ids: ${whole}`],
	["cdn/stories", { is_startpage: "ja" }, "is_startpage: Möglich: true, false, 1, 0."],
	["cdn/stories", { by_slugs: "a*,".repeat(51) }, "by_slugs: Bitte weniger Angaben mit *."],
	["cdn/stories", { version: "neu" }, "version: Möglich: published, draft."],
	["cdn/stories", { resolve_relations: "autorin" }, "resolve_relations: Bitte so: baustein.feld."],
	[
		"cdn/stories/home",
		{ resolve_relations: ["a.b", "a.b.c"] },
		"resolve_relations: Bitte so: baustein.feld.",
	],
	["cdn/stories/home", { resolve_links: "alle" }, "resolve_links: Möglich: 0, 1, url, story, link."],
	["cdn/stories/home", { find_by: "id" }, "find_by: Möglich: uuid, slug."],
	["cdn/stories", { filter_query: { a: { near: 1 } } }, `filter_query[a][near]: Möglich: ${operators}.`],
	["cdn/stories", { filter_query: { a: { is: "voll" } } }, `filter_query[a][is]: Möglich: ${states}.`],
	["cdn/stories", { filter_query: { a: { gt_date: "morgen" } } }, `filter_query[a][gt_date]: ${day}`],
	[
		"cdn/stories",
		{ filter_query: { a: { lt_float: "viel" } } },
		"filter_query[a][lt_float]: Bitte geben Sie eine Zahl in Ziffern an.",
	],
	["cdn/stories", { filter_query: "a" }, "filter_query: Bitte so: filter_query[feld][operator]=wert."],
	["cdn/links", { include_dates: 2 }, "include_dates: Möglich: 0, 1."],
	["cdn/links", { with_parent: "team" }, `with_parent: ${whole}`],
])("[content-protocol §1] what cannot be read is named: %s with %j", async (path, parameters, message) => {
	const asked = delivery.clientWith("offen").get(path, parameters);
	await expect(asked).rejects.toMatchObject({ status: 422, message });
});

/** Four requests at once, then one in a second. */
async function startSlow(): Promise<Delivery> {
	const slow = await startDelivery((db) => storeSpace(db, { id: SPACE, tokens: { offen: "public" } }), {
		environment: { RATE_LIMIT_FACTOR: "0.01" },
	});
	const client = slow.clientWith("offen", { rateLimit: 1000 });
	for (let asked = 0; asked < 4; asked++) await client.get("cdn/stories");
	return slow;
}

test("who asks too often is told so as JSON, with how often one may", async () => {
	const slow = await startSlow();
	const client = slow.clientWith("offen", { maxRetries: -1, rateLimit: 1000 });
	await expect(client.get("cdn/stories")).rejects.toMatchObject({
		status: 429,
		message: "Too Many Requests",
	});
	const refused = await slow.ask("/v2/cdn/stories?token=offen");
	expect(Object.fromEntries(refused.headers)).toMatchObject({
		"x-ratelimit-policy": '"requests";q=1',
		"retry-after": expect.stringMatching(/^\d+$/),
		"access-control-allow-origin": "*",
	});
	expect(await refused.json()).toEqual({ error: "Too Many Requests" });
	await slow.close();
});

/** What `ask` does, and how often the client says meanwhile that it waits and asks again; `onWait` happens each time. */
async function waits(ask: () => Promise<unknown>, onWait: () => void) {
	const { log } = console;
	let count = 0;
	console.log = (said: string) => {
		expect(said).toMatch(/^Hit rate limit/);
		count += 1;
		onWait();
	};
	try {
		return { answer: await ask(), count };
	} finally {
		console.log = log;
	}
}

test("[content-protocol §1] a client that has to wait asks again by itself until it is served", async () => {
	const slow = await startSlow();
	const client = slow.clientWith("offen", { retriesDelay: 1, rateLimit: 1000 });
	const waited = await waits(
		() => client.get("cdn/stories"),
		() => slow.server.clock.advance(300),
	);
	expect(waited).toMatchObject({ answer: { data: { stories: [] } }, count: 4 });
	await slow.close();
});

test("[content-protocol §1] after ten repeats the client gives up, and says why", async () => {
	const slow = await startSlow();
	let requests = 0;
	const counted: typeof fetch = (address, init) => {
		requests += 1;
		return fetch(address, init);
	};
	const client = slow.clientWith("offen", { retriesDelay: 1, rateLimit: 1000, fetch: counted });
	const waited = await waits(
		() => client.get("cdn/stories").catch((error: unknown) => error),
		() => {},
	);
	expect(waited).toMatchObject({ answer: { status: 429, message: "Too Many Requests" }, count: 10 });
	expect(requests).toBe(11);
	await slow.close();
});
