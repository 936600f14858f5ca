import { expect, test } from "@playwright/test";
import { storeSpace, storeStory } from "../../apps/server/src/testing/content-rows.ts";
import { startOwnServer } from "../fixtures/own-server.ts";

const headline = (text: string) => [
	{ _uid: "h", component: "page-headline", headline: text, headlineType: "h1", variant: "primary" },
];

test("with the database gone the shop makes pages of stories that nobody has asked for before", async () => {
	const server = await startOwnServer();
	const { database, content } = server.platform;
	await storeSpace(database.db, { id: 4711, channel: "papiervogel", tokens: { offen: "public" } });
	for (const [slug, text] of [
		["home", "Karten aus Kraftpapier"],
		["werkstatt", "Unsere Werkstatt"],
	] as const) {
		const fields = { title: text, description: text, robots: "index", body: headline(text) };
		await storeStory(database.db, { space: 4711, slug, content: fields });
	}
	await content.refresh();
	await database.close();
	for (const [path, text] of [
		["/", "Karten aus Kraftpapier"],
		["/werkstatt/", "Unsere Werkstatt"],
	] as const) {
		const page = await fetch(`${server.origin}${path}`);
		expect([path, page.status]).toEqual([path, 200]);
		expect(await page.text()).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`));
	}
	expect((await fetch(`${server.origin}/nirgends/`)).status).toBe(404);
	await server.close();
});
