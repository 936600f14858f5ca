import { expect, test } from "vitest";
import { shopFixture } from "#app/shop-fixtures.ts";
import { storyReads } from "./read-story.server.ts";

test("cards and collections are asked for once, however many blocks show some", async () => {
	const asked: string[] = [];
	const context = shopFixture({
		site: { channel: "papiervogel", market: "de", locale: "de-DE" },
		async fetch(address) {
			asked.push(new URL(String(address), "https://papiervogel.example").pathname);
			return Response.json({ items: [], total: 0 });
		},
	});
	const { templates, themes } = storyReads(context, new URL("https://papiervogel.example/"));
	await Promise.allSettled([themes(), templates(), themes(), templates(), themes()]);
	expect(asked.sort()).toEqual(["/web-api/templates", "/web-api/themes"]);
});
