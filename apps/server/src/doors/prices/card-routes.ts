import { getCardPrice } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { readSelection } from "../../nouns/prices/read-selection.ts";
import { sampleAnswer } from "../../nouns/prices/sample-answer.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";

/** Cards. */
export function cardRoutes(platform: Platform) {
	const router = createRouter();
	router.use(getCardPrice.path, ...priceDoor(platform));
	router.openapi(getCardPrice, (c) => {
		const { template, quantity, isSample, ...parameters } = c.req.valid("query");
		const request = { product: "card", template, quantity, parameters };
		if (isSample !== "1") return answerPrice(c, platform, request);
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ ...request, quantity: quantity ?? 1 }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const answer = sampleAnswer(wished.value, pricing);
		return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
	});
	return router;
}
