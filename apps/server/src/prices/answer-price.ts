import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Platform } from "../platform.ts";
import { priceAnswer } from "./dated-quote.ts";
import { openPriceDesk } from "./price-desk.ts";
import { readSelection, type Wish } from "./read-selection.ts";
import { refusePrice } from "./refuse-price.ts";

/** Answers what a price call asks for: the quote, its date and the ladder, or why not. */
export function answerPrice(c: Context<AppEnv>, platform: Platform, wish: Wish) {
	const desk = openPriceDesk(platform, c.var.site);
	const wished = readSelection(wish, desk);
	if (!wished.ok) return refusePrice(c, wished.error);
	const { product, selection } = wished.value;
	const answer = priceAnswer(product, selection, desk);
	return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
}
