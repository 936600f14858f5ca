import { expect, test } from "vitest";
import { shopFixture } from "#app/shop-fixtures.ts";
import { siteMapOf } from "./site-map.server.ts";

const story = (slug: string, title: string) => ({
	name: slug,
	full_slug: slug,
	content: { _uid: slug, component: "page", robots: "index", title },
});

test.each([
	["de-DE", "Leinwand"],
	["en-DE", "Canvas"],
])(
	"in %s pages that editors have made stand in the map, each once, under its title",
	async (locale, title) => {
		const stories = [story("home", "Start"), story("leinwand", title)];
		const context = shopFixture({
			site: { channel: "bildwand", market: "de", locale },
			fetch: async () => Response.json({ stories, cv: 1 }, { headers: { total: "2", "per-page": "100" } }),
		});
		const entries = (await siteMapOf(context)).flatMap((group) => group.entries);
		expect(entries).toContainEqual({ name: title, to: "/leinwand/" });
		const addresses = entries.map(({ to }) => to);
		expect(addresses.filter((to, index) => addresses.indexOf(to) !== index)).toEqual([]);
	},
);
