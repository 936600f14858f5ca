import { invariant } from "@offizin/base";
import { expect, test } from "vitest";
import { shopContext } from "#app/shop-context.ts";
import { shopFixture } from "#app/shop-fixtures.ts";
import { siteMapOf } from "./site-map.server.ts";
import { siteMapPart } from "./site-map-xml.server.ts";

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

test("[9.3-3] a page with a slug of its own in a language is told of there, in the map for search too", async () => {
	const site = { channel: "bildwand", market: "de", locale: "en-DE" } as const;
	const translated_slugs = [{ path: "canvas", name: null, lang: "en", published: true }];
	const stories = [{ ...story("canvas", "Canvas"), default_full_slug: "leinwand", translated_slugs }];
	const context = shopFixture({
		site,
		fetch: async () => Response.json({ stories, cv: 1 }, { headers: { total: "1", "per-page": "100" } }),
	});
	const group = (await siteMapOf(context)).find(({ key }) => key === "pages");
	invariant(group, "there are no pages");
	const part = siteMapPart(context.get(shopContext), group);
	const shop = context.get(shopContext);
	expect(part).toContain(`<loc>${shop.origin}${shop.prefix}/canvas/</loc>`);
	expect(part).toMatch(/hreflang="de-DE" href="[^"]*\/leinwand\/"/);
	expect(part).toMatch(/hreflang="en-DE" href="[^"]*\/canvas\/"/);
	expect(part).toMatch(/hreflang="x-default" href="[^"]*\/leinwand\/"/);
});
