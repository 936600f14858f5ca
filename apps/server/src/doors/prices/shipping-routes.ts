import { cardProduct } from "@offizin/assortment";
import { getExpressShop, getShippingInformation } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { CUT_OFF, expressView, shippingView } from "../../nouns/prices/shipping-view.ts";
import { createRouter } from "../http/router.ts";
import { priceDoor } from "./price-door.ts";

/** Sending. */
export function shippingRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getShippingInformation, getExpressShop]) router.use(path, ...priceDoor(platform));
	router.openapi(getShippingInformation, (c) =>
		c.json(shippingView(cardProduct, openPricing(platform, c.var.context.site)), 200),
	);
	router.openapi(getExpressShop, (c) => {
		const items = expressView(openPricing(platform, c.var.context.site));
		return c.json({ cutOff: CUT_OFF, items, total: items.length }, 200);
	});
	return router;
}
