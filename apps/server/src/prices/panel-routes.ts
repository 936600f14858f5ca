import { getOptionPanel } from "@offizin/contract";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { panelView } from "./panel-view.ts";
import { openPriceDesk } from "./price-desk.ts";
import { priceDoor } from "./price-door.ts";
import { settleSelection } from "./read-selection.ts";
import { refusePrice } from "./refuse-price.ts";

/** The option panel of every product. */
export function panelRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getOptionPanel.path, ...priceDoor(platform));
	router.openapi(getOptionPanel, (c) => {
		const { product, template, quantity, ...parameters } = c.req.valid("query");
		const desk = openPriceDesk(platform, c.var.site);
		const wish = settleSelection({ product, template, quantity, parameters }, desk);
		if (!wish.ok) return refusePrice(c, wish.error);
		const panel = panelView(wish.value, template || undefined, desk);
		return panel.ok ? c.json(panel.value, 200) : refusePrice(c, panel.error);
	});
	return router;
}
