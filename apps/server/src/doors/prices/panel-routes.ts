import { getOptionPanel, getPrice } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { panelView } from "../../nouns/prices/panel-view.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { settleSelection } from "../../nouns/prices/read-selection.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";

/** Price and option panel of every product. */
export function panelRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getPrice.path, ...priceDoor(platform));
	router.openapi(getPrice, (c) => {
		const { product, template, quantity, ...parameters } = c.req.valid("query");
		return answerPrice(c, platform, { product, template, quantity, parameters });
	});
	router.use(getOptionPanel.path, ...priceDoor(platform));
	router.openapi(getOptionPanel, (c) => {
		const { product, template, quantity, ...parameters } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site);
		const request = settleSelection({ product, template, quantity, parameters }, pricing);
		if (!request.ok) return refusePrice(c, request.error);
		const panel = panelView(request.value, template || undefined, pricing);
		return panel.ok ? c.json(panel.value, 200) : refusePrice(c, panel.error);
	});
	return router;
}
