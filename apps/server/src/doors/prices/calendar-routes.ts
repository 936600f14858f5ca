import { calendarProduct as calendar } from "@offizin/assortment";
import { getCalendarDesignGroup, getCalendarPrice } from "@offizin/contract";
import { type Choice, choicesOf, nearestConfiguration } from "@offizin/solver";
import { productWords } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { pricedChoice } from "../../nouns/prices/choice-view.ts";
import { openPricing, type PricingContext } from "../../nouns/prices/pricing-context.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refuseGroup } from "./refuse-price.ts";

/** Calendars. */
export function calendarRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getCalendarPrice, getCalendarDesignGroup]) router.use(path, ...priceDoor(platform));

	router.openapi(getCalendarPrice, (c) => {
		const { quantity, ...parameters } = c.req.valid("query");
		return answerPrice(c, platform, { product: calendar.key, quantity, parameters });
	});
	router.openapi(getCalendarDesignGroup, (c) => {
		const { designGroupId } = c.req.valid("query");
		const known = choicesOf(calendar, "type");
		const types = known.filter(({ key }) => !designGroupId || key === designGroupId);
		if (types.length === 0) {
			return refuseGroup(
				c,
				"designGroupId",
				known.map(({ key }) => key),
			);
		}
		const pricing = openPricing(platform, c.var.context.site);
		return c.json({ groups: types.map((type) => groupView(type, pricing)) }, 200);
	});
	return router;
}

/** A type of calendar with what it can be made as. */
function groupView({ key: type }: Choice, pricing: PricingContext) {
	const possible = (option: "formatType" | "mountingType") => {
		const items = choicesOf(calendar, option).flatMap((choice) => {
			const pinned = { type, [option]: choice.key };
			const isMade = nearestConfiguration(calendar, pinned, Object.keys(pinned)) !== undefined;
			return isMade ? [pricedChoice(choice, option, calendar, pricing, pinned)] : [];
		});
		return { items, total: items.length };
	};
	const name = productWords(calendar.key, pricing.site.locale).value("type", type);
	return { id: type, name, formats: possible("formatType"), mountings: possible("mountingType") };
}
