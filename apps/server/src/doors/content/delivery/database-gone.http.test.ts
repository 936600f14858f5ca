import { expect, test } from "vitest";
import { startAppUnderTest } from "../../../testing/app-under-test.ts";
import { browserOn } from "../../../testing/browser.ts";
import { storeSpace, storeStory } from "../../../testing/content-rows.ts";

test("with the database gone stories are delivered, found and searched from memory", async () => {
	const server = await startAppUnderTest();
	const { database, content } = server.platform;
	await storeSpace(database.db, { id: 4711, tokens: { offen: "public" } });
	await storeStory(database.db, { space: 4711, slug: "home", content: { title: "Karten aus Kraftpapier" } });
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
	await server.close();
});
