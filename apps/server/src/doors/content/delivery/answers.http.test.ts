import { afterAll, beforeAll, expect, test } from "vitest";
import { publishFields } from "../../../testing/content-rows.ts";
import { type Delivery, type Pages, SPACE, startDelivery, storePages } from "./delivery-fixtures.ts";

let delivery: Delivery;
let pages: Pages;
beforeAll(async () => {
	delivery = await startDelivery(async (db) => {
		pages = await storePages(db);
	});
});
afterAll(() => delivery.close());

test("any page may ask, and reads the paging; cookies are never set", async () => {
	const answer = await delivery.ask("/v2/cdn/stories?token=offen&per_page=2", {
		headers: { origin: "https://x.example" },
	});
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"access-control-allow-origin": "*",
		"access-control-expose-headers": expect.stringContaining("total, per-page"),
		"cross-origin-resource-policy": "cross-origin",
		"per-page": "2",
		total: "4",
		vary: expect.stringMatching(/accept-encoding/i),
	});
	expect(answer.headers.get("set-cookie")).toBeNull();
	const preflight = await delivery.ask("/v2/cdn/stories?token=offen", { method: "OPTIONS" });
	expect([preflight.status, preflight.headers.get("access-control-allow-methods")]).toEqual([
		204,
		"GET, HEAD",
	]);
});

test("an answer names what it was made from, and may be kept by its cv", async () => {
	const { home, anna, author } = pages;
	const cv = delivery.server.platform.content.space(SPACE)?.cv;
	const story = "/v2/cdn/stories/home?token=offen&resolve_relations=page.person,page.author&resolve_level=2";
	const first = await delivery.ask(story);
	expect(first.headers.get("surrogate-key")?.split(" ").sort()).toEqual(
		[home, anna, author].map(({ uuid }) => `story:${uuid}`).sort(),
	);
	expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
	expect((await delivery.ask(`${story}&cv=${cv}`)).headers.get("cache-control")).toBe("public, max-age=3600");
	const again = await delivery.ask(story, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
	expect(again.status).toBe(304);
	for (const path of [
		"/cdn/stories?token=offen",
		"/v2/cdn/links?token=offen",
		"/v2/cdn/stories/fehlt?token=offen",
	]) {
		expect((await delivery.ask(path)).headers.get("surrogate-key")).toBe("space:4711");
	}
	const named = await delivery.ask(`/v2/cdn/stories?token=offen&by_uuids=${anna.uuid}`);
	expect(named.headers.get("surrogate-key")).toBe(`story:${anna.uuid}`);
	const draft = await delivery.ask("/v2/cdn/stories/home?token=vorschau&version=draft");
	expect(draft.headers.get("cache-control")).toBe("private, no-store");
	// A name that may be made up stands in the addresses of files.
	const madeUp = await delivery.server.app.request("http://evil.example/v2/cdn/stories/home?token=offen", {
		headers: { host: "evil.example" },
	});
	expect(madeUp.headers.get("cache-control")).toBe("private, no-store");
});

test("an old cv is answered as it is now, and the next one is greater", async () => {
	const client = delivery.clientWith("offen");
	const before = (await client.getStory("autorin")).data;
	await publishFields(delivery.server.platform.database.db, pages.author, { title: "neu" });
	await delivery.refresh();
	const after = (await client.getStory("autorin", { cv: before.cv })).data;
	expect(after.cv).toBeGreaterThan(before.cv);
	expect(after.story.content.title).toBe("neu");
});
