import { expect, test } from "vitest";
import { shopFixture } from "#app/shop-fixtures.ts";
import { readStoryAt, readStoryPage, storyReads } from "./read-story.server.ts";

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

test("the most chosen invitations are motifs, not each of their colours", async () => {
	const asked: string[] = [];
	const context = shopFixture({
		site: { channel: "papiervogel", market: "de", locale: "de-DE" },
		async fetch(address) {
			asked.push(String(new URL(String(address), "https://papiervogel.example").searchParams.get("per")));
			return Response.json({ items: [], total: 0, sorts: [] });
		},
	});
	await storyReads(context, new URL("https://papiervogel.example/")).popularInvitations();
	expect(asked).toEqual(["motif"]);
});

test("from an address it had before a page leads to the one it has now; an editor's preview stays", async () => {
	const url = new URL("https://papiervogel.example/alt/?ansicht=1");
	const shopWith = (version: "published" | "draft") =>
		shopFixture({
			site: { channel: "papiervogel", market: "de", locale: "de-DE" },
			content: { space: 4711, token: "offen", version, editors: [] },
			fetch: async () =>
				Response.json({
					story: { full_slug: "neu/größe", content: { _uid: "a", component: "page", title: "Da" } },
					cv: 1,
				}),
		});
	const led = await readStoryAt("alt", shopWith("published"), url).catch((thrown: unknown) => thrown);
	expect(led).toBeInstanceOf(Response);
	if (!(led instanceof Response)) return;
	expect([led.status, led.headers.get("location"), led.headers.get("cache-control")]).toEqual([
		301,
		"/neu/gr%C3%B6%C3%9Fe/?ansicht=1",
		"no-cache",
	]);
	expect(await readStoryAt("neu/größe", shopWith("published"), url)).toMatchObject({ title: "Da" });
	expect(await readStoryPage("alt", shopWith("published"), url)).toMatchObject({ title: "Da" });
	expect(await readStoryAt("alt", shopWith("draft"), url)).toMatchObject({ title: "Da" });
});
