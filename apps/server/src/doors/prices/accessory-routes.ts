import { accessoriesFor, accessory, cardProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import {
	getAccessory,
	getCardAccessories,
	getCardAccessoryOrder,
	getCardAccessoryPrice,
	getSku,
} from "@offizin/contract";
import { cardFormat } from "@offizin/formats";
import { productWords } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { accessoryOrder } from "../../nouns/prices/accessory-order.ts";
import { accessoriesOf, accessoryQuote, accessoryView, skusIn } from "../../nouns/prices/accessory-view.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { postageOf } from "../../nouns/prices/product-facts.ts";
import { readSelection } from "../../nouns/prices/read-selection.ts";
import { localeOf } from "../http/locale-of.ts";
import { createRouter } from "../http/router.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";
import { soldHere } from "./sold-here.ts";

/** What is sold beside printed products. */
export function accessoryRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getAccessory, getSku]) router.use(path, ...priceDoor(platform));
	for (const { path } of [getCardAccessories, getCardAccessoryOrder, getCardAccessoryPrice]) {
		router.use(path, ...priceDoor(platform), soldHere(cardProduct));
	}

	router.openapi(getCardAccessories, (c) => {
		const { template, formatType } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ product: "card", template, parameters: { formatType } }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const { configuration } = wished.value.selection;
		const words = productWords("card", localeOf(c));
		const format = cardFormat(configuration.formatType ?? "");
		invariant(format, "a checked card has a format");
		const items = accessoriesFor(format).flatMap(({ sku, ...fit }) => {
			const found = accessory(sku);
			const view = found && accessoryView(found, pricing);
			if (!view?.ok) return [];
			return [
				{ ...view.value, isPossible: fit.fits, ...(fit.fits ? {} : { reason: words.because(fit.reason) }) },
			];
		});
		const postage = postageOf(wished.value.product, configuration, pricing) ?? null;
		return c.json({ formatType: format.key, items, total: items.length, postage }, 200);
	});
	for (const door of [getCardAccessoryPrice, getAccessory]) {
		router.openapi(door, (c) => {
			const { sku, quantity = 1 } = c.req.valid("query");
			const found = accessoriesOf([sku.trim()]);
			if (!found.ok) return refusePrice(c, found.error);
			const [one] = found.value;
			invariant(one, "a known SKU is an accessory");
			const quote = accessoryQuote(one, quantity, openPricing(platform, c.var.context.site));
			return quote.ok ? c.json(quote.value, 200) : refusePrice(c, quote.error);
		});
	}
	router.openapi(getCardAccessoryOrder, (c) => {
		const { sku, quantity = 1 } = c.req.valid("query");
		const found = accessoriesOf(skusIn(sku));
		if (!found.ok) return refusePrice(c, found.error);
		const order = accessoryOrder(found.value, quantity, openPricing(platform, c.var.context.site));
		return order.ok ? c.json(order.value, 200) : refusePrice(c, order.error);
	});
	router.openapi(getSku, (c) => {
		const found = accessoriesOf(skusIn(c.req.valid("query").sku));
		if (!found.ok) return refusePrice(c, found.error);
		const pricing = openPricing(platform, c.var.context.site);
		const items = found.value.flatMap((one) => {
			const view = accessoryView(one, pricing);
			return view.ok ? [{ ...view.value, parts: { ...one.parts } }] : [];
		});
		return c.json({ items, total: items.length }, 200);
	});
	return router;
}
