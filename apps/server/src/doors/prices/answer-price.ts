import type { Context } from "hono";
import type { Platform } from "../../nouns/platform.ts";
import { priceAnswer } from "../../nouns/prices/dated-quote.ts";
import { openPricing } from "../../nouns/prices/pricing-context.ts";
import { readSelection, type SelectionRequest } from "../../nouns/prices/read-selection.ts";
import type { AppEnv } from "../http/app-env.ts";
import { refusePrice } from "./refuse-price.ts";

/** Answers what a price call asks for: the quote, its date and the ladder, or why not. */
export function answerPrice(c: Context<AppEnv>, platform: Platform, request: SelectionRequest) {
	const pricing = openPricing(platform, c.var.context.site);
	const wished = readSelection(request, pricing);
	if (!wished.ok) return refusePrice(c, wished.error);
	const { product, selection } = wished.value;
	const answer = priceAnswer(product, selection, pricing);
	return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
}
