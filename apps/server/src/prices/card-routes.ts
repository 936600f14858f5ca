import { getCardPrice } from "@offizin/contract";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { answerPrice } from "./answer-price.ts";
import { openPriceDesk } from "./price-desk.ts";
import { priceDoor } from "./price-door.ts";
import { readSelection } from "./read-selection.ts";
import { refusePrice } from "./refuse-price.ts";
import { sampleAnswer } from "./sample-answer.ts";

/** Cards. */
export function cardRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getCardPrice.path, ...priceDoor(platform));
	router.openapi(getCardPrice, (c) => {
		const { template, quantity, isSample, ...parameters } = c.req.valid("query");
		const wish = { product: "card", template, quantity, parameters };
		if (isSample !== "1") return answerPrice(c, platform, wish);
		const desk = openPriceDesk(platform, c.var.site);
		const wished = readSelection({ ...wish, quantity: quantity ?? 1 }, desk);
		if (!wished.ok) return refusePrice(c, wished.error);
		const answer = sampleAnswer(wished.value, desk);
		return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
	});
	return router;
}
