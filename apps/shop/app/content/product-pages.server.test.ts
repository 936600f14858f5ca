import { isSoldBy, products } from "@offizin/assortment";
import { productPages } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { productLinks } from "#app/links/product-links.server.ts";
import routes from "#app/routes.ts";
import { productPageAt } from "./product-pages.server.ts";

describe.each(channelKeys)("[1-1] %s", (channel) => {
	test.each(products.filter(({ key }) => key !== "card").map((product) => [product.key, product] as const))(
		"has a page of a %s when it sells it, and none when not",
		(key, product) => {
			const page = productPageAt({ channel, locale: "de-DE" }, productPages[key]);
			expect(page?.product).toBe(isSoldBy(product, channel) ? key : undefined);
		},
	);

	test("has everything it sells on its shelves", () => {
		const sold = products.filter((product) => product.key !== "card" && isSoldBy(product, channel));
		const shelves = productLinks({ channel, locale: "de-DE" }).map(({ to }) => to);
		expect(shelves.toSorted()).toEqual(sold.map(({ key }) => productPages[key]).toSorted());
	});
});

test("every page of a product is in the table of routes", () => {
	const paths = routes.map(({ path }) => `/${path}/`);
	expect(paths).toEqual(expect.arrayContaining(Object.values(productPages)));
});
