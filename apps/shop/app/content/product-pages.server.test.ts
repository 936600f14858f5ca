import { isSoldBy, products } from "@offizin/assortment";
import { productPages } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { seedStories } from "#app/blocks/seeds.fixtures.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import routes from "#app/routes.ts";
import { productAt } from "./product-pages.server.ts";

describe.each(channelKeys)("[1-1] %s", (channel) => {
	const stories = new Map(seedStories(channel).map((story) => [`/${story.full_slug}/`, story.content]));

	test.each(products.filter(({ key }) => key !== "card").map((product) => [product.key, product] as const))(
		"has a page of a %s when it sells it, with a story of its own, and none when not",
		(key, product) => {
			const path = productPages[key];
			const isSold = isSoldBy(product, channel);
			expect(productAt({ channel, locale: "de-DE" }, path)?.product).toBe(isSold ? key : undefined);
			expect(Boolean(stories.get(path)?.headline && stories.get(path)?.lead)).toBe(isSold);
		},
	);

	test("has everything it sells on its shelves, each with a line", () => {
		const sold = products.filter((product) => product.key !== "card" && isSoldBy(product, channel));
		const shelves = productLinks({ channel, locale: "de-DE" }).map(({ to }) => to);
		expect(shelves.toSorted()).toEqual(sold.map(({ key }) => productPages[key]).toSorted());
		for (const to of shelves) expect(productAt({ channel, locale: "de-DE" }, to)?.line).not.toBe("");
	});
});

test("every page of a product is in the table of routes", () => {
	const paths = routes.map(({ path }) => `/${path}/`);
	expect(paths).toEqual(expect.arrayContaining(Object.values(productPages)));
});
