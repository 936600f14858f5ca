import type { ShopContext } from "@offizin/contract";
import { expect, test } from "vitest";
import { foundStories, publishedStories } from "./found-stories.server.ts";

const page = (slug: string, content: object) => ({
	name: `Name ${slug}`,
	full_slug: slug,
	content: { _uid: slug, component: "page", robots: "index", ...content },
});

const stories = [
	page("home", { title: "Start" }),
	page("karten-designen/hochzeit", { title: "Hochzeit" }),
	page("taufe", { title: "{Papers} Papiere" }),
	page("geburt/maedchen", {}),
	page("geheim", { robots: "none" }),
	page("folgen", { robots: "follow" }),
	page("baustein", { component: "quotes" }),
];

function shopOf(locale: string) {
	const asked: URL[] = [];
	const shop: Pick<ShopContext, "fetch" | "origin" | "sisterOrigin" | "content" | "site"> = {
		site: { channel: "papiervogel", market: "de", locale },
		origin: "https://papiervogel.example",
		sisterOrigin: "https://bildwand.example",
		content: { space: 4711, token: "t", version: "draft", editors: [] },
		async fetch(address) {
			const url = new URL(String(address));
			asked.push(url);
			const number = Number(url.searchParams.get("page"));
			const size = 4;
			const headers = { total: String(stories.length), "per-page": String(size) };
			return Response.json(
				{ stories: stories.slice((number - 1) * size, number * size), cv: 1 },
				{ headers },
			);
		},
	};
	return { asked, shop };
}

test("published pages that search may find, all of them, none at an address of the shop's own", async () => {
	const { asked, shop } = shopOf("de-DE");
	expect(await foundStories(shop)).toEqual([
		{ name: "Zehn Papiere", to: "/taufe/" },
		{ name: "Name geburt/maedchen", to: "/geburt/maedchen/" },
	]);
	for (const { searchParams } of asked) {
		expect(searchParams.get("version")).toBe("published");
		expect(searchParams.get("language")).toBeNull();
	}
});

test("what stands at an address of the shop's own is published, too", async () => {
	const published = (await publishedStories(shopOf("de-DE").shop)).map(({ to }) => to);
	expect(published).toEqual(["/", "/karten-designen/hochzeit/", "/taufe/", "/geburt/maedchen/"]);
});

test("in English with their English titles", async () => {
	const { asked, shop } = shopOf("en-DE");
	expect(await foundStories(shop)).toMatchObject([{ name: "Ten Papiere" }, {}]);
	expect(asked.map(({ searchParams }) => searchParams.get("language"))).toEqual(asked.map(() => "en"));
});

test("a brand without a space has none", async () => {
	expect(await foundStories({ ...shopOf("de-DE").shop, content: undefined })).toEqual([]);
});
