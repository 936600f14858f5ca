import { photoboxProduct as photobox, photoprintProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { getPhotoBoxData, getPhotoBoxes, getPhotoOptionGroups } from "@offizin/contract";
import { money } from "@offizin/money";
import { quoteSelection } from "@offizin/pricing";
import { choicesOf, nearestConfiguration } from "@offizin/solver";
import { productWords } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { choiceView, pricedChoice } from "../../nouns/prices/choice-view.ts";
import { photoOptionGroups } from "../../nouns/prices/photo-option-groups.ts";
import { openPricing, type PricingContext, termsOf } from "../../nouns/prices/pricing-context.ts";
import { readSelection } from "../../nouns/prices/read-selection.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";
import { soldHere } from "./sold-here.ts";

/** Photo boxes and photo prints. */
export function photoBoxRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getPhotoBoxData, getPhotoBoxes]) {
		router.use(path, ...priceDoor(platform), soldHere(photobox));
	}
	router.use(getPhotoOptionGroups.path, ...priceDoor(platform), soldHere(photoprintProduct));

	router.openapi(getPhotoBoxData, (c) => c.json(boxData(openPricing(platform, c.var.context.site)), 200));
	router.openapi(getPhotoBoxes, (c) => {
		const { quantity, ...parameters } = c.req.valid("query");
		return answerPrice(c, platform, { product: photobox.key, quantity, parameters });
	});
	router.openapi(getPhotoOptionGroups, (c) => {
		const { quantity, ...parameters } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ product: "photoprint", quantity, parameters }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const answer = photoOptionGroups(wished.value, pricing);
		return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
	});
	return router;
}

function boxData(pricing: PricingContext) {
	const { locale } = pricing.site;
	const words = productWords(photobox.key, locale);
	const amounts = choicesOf(photobox, "amount");
	return {
		types: [photobox, photoprintProduct].map(({ key }) => ({
			value: key,
			name: productWords(key, locale).name,
		})),
		formats: choicesOf(photobox, "format").map((choice) =>
			pricedChoice(choice, "format", photobox, pricing, { format: choice.key }),
		),
		materials: choicesOf(photobox, "material").map((choice) => choiceView(choice, "material", words)),
		designs: choicesOf(photobox, "design").map((choice) => choiceView(choice, "design", words)),
		amounts: amounts.map(({ key }) => ({ value: Number(key), name: words.value("amount", key) })),
		prices: choicesOf(photobox, "format").flatMap(({ key: format }) =>
			amounts.flatMap(({ key: amount }) => {
				const pinned = { format, amount };
				const configuration = nearestConfiguration(photobox, pinned, Object.keys(pinned));
				if (!configuration) return [];
				const selection = { product: photobox.key, configuration, quantity: 1 };
				const quote = quoteSelection(selection, termsOf(pricing, photobox.key));
				invariant(quote.ok, `what can be made has a price: ${format} ${amount}`);
				return [{ format, amount: Number(amount), price: money(quote.value.total, pricing.list.currency) }];
			}),
		),
	};
}
