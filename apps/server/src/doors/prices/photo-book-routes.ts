import {
	bookOrientations,
	categoriesOf,
	orientationOf,
	type PhotobookStyle,
	photobookProduct as photobook,
	photobookCategories,
	photobookFormat,
	photobookMatrix,
	photobookStyles,
	spineTextFits,
	spineWidth,
} from "@offizin/assortment";
import { ok } from "@offizin/base";
import { getPhotoBookPrice, getPhotoBookSet, getPhotoBookTypes, listPhotoBookSets } from "@offizin/contract";
import { pageGraduations } from "@offizin/pricing";
import { type Choice, choicesOf } from "@offizin/solver";
import { productWords, wordsOf } from "@offizin/words";
import type { Platform } from "../../nouns/platform.ts";
import { choiceView, pricedChoice } from "../../nouns/prices/choice-view.ts";
import { priceAnswer } from "../../nouns/prices/dated-quote.ts";
import { openPricing, type PricingContext, termsOf } from "../../nouns/prices/pricing-context.ts";
import { readSelection, type SelectedProduct } from "../../nouns/prices/read-selection.ts";
import { localeOf } from "../http/locale-of.ts";
import { createRouter } from "../http/router.ts";
import { priceDoor } from "./price-door.ts";
import { refuseGroup, refusePrice } from "./refuse-price.ts";

/** Photo books. */
export function photoBookRoutes(platform: Platform) {
	const router = createRouter();
	for (const { path } of [getPhotoBookPrice, getPhotoBookTypes, listPhotoBookSets]) {
		router.use(path, ...priceDoor(platform));
	}
	router.use(`${listPhotoBookSets.path}/:id`, ...priceDoor(platform));

	router.openapi(getPhotoBookPrice, (c) => {
		const { quantity, graduationsPageCount, ...parameters } = c.req.valid("query");
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ product: photobook.key, quantity, parameters }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const answer = bookAnswer(wished.value, graduationsPageCount, pricing);
		return answer.ok ? c.json(answer.value, 200) : refusePrice(c, answer.error);
	});
	router.openapi(getPhotoBookTypes, (c) => {
		const pricing = openPricing(platform, c.var.context.site);
		const items = photobookMatrix.map((row) => typeView(row, pricing));
		return c.json({ items, total: items.length }, 200);
	});
	router.openapi(listPhotoBookSets, (c) => {
		const { "categoryIds[]": asked = [] } = c.req.valid("query");
		const wanted = [asked].flat();
		const sets = photobookStyles.map((style) => setView(style, localeOf(c)));
		const items = sets.filter(
			({ categoryIds }) => wanted.length === 0 || categoryIds.some((id) => wanted.includes(id)),
		);
		const names: Readonly<Record<string, string>> = wordsOf(localeOf(c)).facet.bookCategory;
		const categories = photobookCategories.map(({ key, styles }) => ({
			id: key,
			name: names[key] ?? key,
			count: styles.length,
		}));
		return c.json({ items, total: items.length, categories }, 200);
	});
	router.openapi(getPhotoBookSet, (c) => {
		const style = photobookStyles.find(({ key }) => key === c.req.valid("param").id);
		if (style) return c.json(setView(style, localeOf(c)), 200);
		return refuseGroup(
			c,
			"id",
			photobookStyles.map(({ key }) => key),
		);
	});
	return router;
}

function bookAnswer(
	{ product, selection }: SelectedProduct,
	steps: number | undefined,
	pricing: PricingContext,
) {
	const answer = priceAnswer(product, selection, pricing);
	if (!answer.ok) return answer;
	const graduations = pageGraduations(selection, termsOf(pricing, product.key), steps);
	if (!graduations.ok) return graduations;
	const { configuration } = selection;
	return ok({
		...answer.value,
		graduations: graduations.value.map((step) => ({ ...step })),
		// The catalogue counts tenths of a millimetre.
		spineWidth: spineWidth(configuration) / 10,
		hasSpineText: spineTextFits(configuration).ok,
	});
}

/** A type of photo book in one cover with all that goes together. */
function typeView(
	{ type, cover, binding, papers, formats, pages }: (typeof photobookMatrix)[number],
	pricing: PricingContext,
) {
	const named = (option: string, keys: readonly string[]): readonly Choice[] =>
		choicesOf(photobook, option).filter(({ key }) => keys.includes(key));
	const words = productWords(photobook.key, pricing.site.locale);
	const [choice] = named("type", [type]);
	if (!choice) throw new Error(`The matrix has a type of photo book that cannot be chosen: ${type}`);
	return {
		...pricedChoice(choice, "type", photobook, pricing, { type, cover }),
		cover,
		binding,
		papers: named("paper", papers).map((choice) => choiceView(choice, "paper", words)),
		formats: named("format", formats).map((format) => ({
			...pricedChoice(format, "format", photobook, pricing, { type, cover, format: format.key }),
			orientation: orientationOf(photobookFormat(format.key) ?? { width: 1, height: 1 }),
		})),
		pages: { ...pages },
	};
}

/** A style; templates of each are made for every orientation. */
function setView({ key }: PhotobookStyle, locale: string) {
	const names: Readonly<Record<string, string>> = wordsOf(locale).facet.bookStyle;
	const name = names[key] ?? key;
	return { id: key, name, categoryIds: [...categoriesOf(key)], orientations: [...bookOrientations] };
}
