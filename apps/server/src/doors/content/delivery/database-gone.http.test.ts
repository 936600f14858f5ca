import type { ShopContext } from "@offizin/contract";
import { expect, test } from "vitest";
import { startAppUnderTest } from "../../../testing/app-under-test.ts";
import { browserOn } from "../../../testing/browser.ts";
import { storeSpace, storeStory } from "../../../testing/content-rows.ts";
import { standInShop } from "../../../testing/stand-in-shop.ts";

/** A shop whose pages are stories, read as the real one reads them; that one is asked in e2e/specs/database-gone.spec.ts. */
async function handle(request: Request, { fetch, content }: ShopContext): Promise<Response> {
	const { pathname } = new URL(request.url);
	const slug = pathname.replaceAll("/", "") || "home";
	const door = `/v2/cdn/stories/${slug}?token=${content?.token}&version=${content?.version}`;
	const told = await fetch(door, { method: "GET", headers: {} });
	const { story } = JSON.parse(await told.text());
	const headers = { "content-type": "text/html", "cache-control": "public, s-maxage=60" };
	return new Response(`<!doctype html><h1>${story?.content.title}</h1>`, { status: told.status, headers });
}

test("with the database gone stories are delivered, found and searched from memory, and pages made of them", async () => {
	const server = await startAppUnderTest({ shop: standInShop(handle, []) });
	const { database, content } = server.platform;
	await storeSpace(database.db, { id: 4711, channel: "papiervogel", tokens: { offen: "public" } });
	await storeStory(database.db, { space: 4711, slug: "home", content: { title: "Karten aus Kraftpapier" } });
	await storeStory(database.db, { space: 4711, slug: "werkstatt", content: { title: "Unsere Werkstatt" } });
	await content.refresh();
	await database.close();
	const { get } = browserOn(server.app);
	expect((await get("/v2/cdn/stories/home?token=offen")).body.story.content.title).toMatch(/Kraft/);
	for (const [term, total] of [
		["kraftpapier", 1],
		["stoff", 0],
	]) {
		const found = await get(`/v2/cdn/stories?token=offen&search_term=${term}`);
		expect([found.status, found.body.stories.length]).toEqual([200, total]);
	}
	for (const [path, title] of [
		["/", "Karten aus Kraftpapier"],
		["/werkstatt/", "Unsere Werkstatt"],
	] as const) {
		const page = await get(path);
		expect([page.status, page.body]).toEqual([200, `<!doctype html><h1>${title}</h1>`]);
	}
	await server.close();
});
