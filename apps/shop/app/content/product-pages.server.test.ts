import { isSoldBy, products } from "@offizin/assortment";
import { productPages } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { expect, test } from "vitest";
import { productLinks } from "#app/layout/product-links.server.ts";
import routes from "#app/routes.ts";
import { productPageAt } from "./product-pages.server.ts";

test.each(channelKeys)("%s has everything it sells on its shelves, with words and a route", (channel) => {
	const sold = products.filter((product) => product.key !== "card" && isSoldBy(product, channel));
	const pages = sold.map(({ key }) => productPages[key]);
	const shelves = productLinks({ channel, locale: "de-DE" }).map(({ to }) => to);
	expect(shelves.toSorted()).toEqual(pages.toSorted());
	expect(shelves.map((path) => productPageAt(channel, path)?.to)).toEqual(shelves);
	const routed = routes.map(({ path }) => `/${path}/`);
	expect(pages.filter((path) => !routed.includes(path))).toEqual([]);
});
