import { getCardPrice } from "@offizin/contract";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { priceAnswer } from "./dated-quote.ts";
import { openPriceDesk } from "./price-desk.ts";
import { priceDoor } from "./price-door.ts";
import { readSelection } from "./read-selection.ts";
import { refusePrice } from "./refuse-price.ts";

/** Cards. */
export function cardRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getCardPrice.path, ...priceDoor(platform));
	router.openapi(getCardPrice, (c) => {
		const { template, quantity, isSample: _, ...parameters } = c.req.valid("query");
		const { site } = c.var;
		const wish = readSelection({ product: "card", template, quantity, parameters, channel: site.channel });
		if (!wish.ok) return refusePrice(c, wish.error);
		const { product, selection } = wish.value;
		const answer = priceAnswer(product, selection, openPriceDesk(platform, site));
		return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
	});
	return router;
}
