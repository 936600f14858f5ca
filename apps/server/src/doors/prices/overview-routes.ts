import { getProductOverview } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { productOverview } from "../../nouns/prices/product-overview.ts";
import { settleSelection } from "../../nouns/prices/read-selection.ts";
import { createRouter } from "../http/router.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";

/** What there is of a product. */
export function overviewRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getProductOverview.path, ...priceDoor(platform));
	router.openapi(getProductOverview, (c) => {
		const { product } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site);
		const opened = settleSelection({ product, parameters: {} }, pricing);
		if (!opened.ok) return refusePrice(c, opened.error);
		const items = [...productOverview(opened.value.product, pricing)];
		return c.json({ items, total: items.length }, 200);
	});
	return router;
}
