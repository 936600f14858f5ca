import { cardProduct } from "@offizin/assortment";
import { getExpressShop, getShippingInformation } from "@offizin/contract";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { openPriceDesk } from "./price-desk.ts";
import { priceDoor } from "./price-door.ts";
import { CUT_OFF, expressView, shippingView } from "./shipping-view.ts";

/** Sending. */
export function shippingRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getShippingInformation, getExpressShop]) router.use(path, ...priceDoor(platform));
	router.openapi(getShippingInformation, (c) =>
		c.json(shippingView(cardProduct, openPriceDesk(platform, c.var.site)), 200),
	);
	router.openapi(getExpressShop, (c) => {
		const items = expressView(openPriceDesk(platform, c.var.site));
		return c.json({ cutOff: CUT_OFF, items, total: items.length }, 200);
	});
	return router;
}
