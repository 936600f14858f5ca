import { type Material, material, materials, photoframeProduct as photoframe } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import {
	getArticlePrice,
	getAspectRatio,
	getFormatGroupImages,
	getFormatGroupPrices,
	getFormatLimits,
	getFormatPrices,
	getFrame,
	getFramePrice,
	getFrameVariants,
	getPricesFrom,
	getWallArtData,
	listFormatGroupPrices,
	listFormatPrices,
} from "@offizin/contract";
import { quoteSelection } from "@offizin/pricing";
import { choicesOf } from "@offizin/solver";
import type { Platform } from "../../nouns/platform.ts";
import { aspectRatioView } from "../../nouns/prices/aspect-ratio-view.ts";
import { pricedChoice } from "../../nouns/prices/choice-view.ts";
import { openPricing, termsOf } from "../../nouns/prices/pricing-context.ts";
import { readSelection, type SelectionError } from "../../nouns/prices/read-selection.ts";
import { frameOf, limitsOf, wallArtData } from "../../nouns/prices/wall-art-data.ts";
import { framePart, frameVariants } from "../../nouns/prices/wall-art-frames.ts";
import { pricedSizes, ratioKeys, shapeOf, sizeGroups } from "../../nouns/prices/wall-art-sizes.ts";
import { localeOf } from "../http/locale-of.ts";
import { createRouter } from "../http/router.ts";
import { answerPrice } from "./answer-price.ts";
import { priceDoor } from "./price-door.ts";
import { refusePrice } from "./refuse-price.ts";
import { soldHere } from "./sold-here.ts";

/** A value that an option of wall art has not. */
function unknown(option: string, value: string, alternatives: readonly string[]): SelectionError {
	const error = { code: "configuration_unknown_value", option, value, alternatives } as const;
	return { code: "configuration_refused", product: photoframe, error };
}

/** The material asked for, or the first one. */
function materialOf(key = "leinwand"): Result<Material, SelectionError> {
	const found = material(key === "" ? "leinwand" : key);
	return found
		? ok(found)
		: err(
				unknown(
					"materialType",
					key,
					materials.map((one) => one.key),
				),
			);
}

/** Pictures for the wall (spec 7.3 and 7.4, which names several doors twice). */
export function wallArtRoutes(platform: Platform) {
	const router = createRouter();
	const doors = [
		getArticlePrice,
		getAspectRatio,
		getFormatGroupImages,
		getFormatGroupPrices,
		getFormatLimits,
		getFormatPrices,
		getFrame,
		getFramePrice,
		getFrameVariants,
		getPricesFrom,
		getWallArtData,
		listFormatGroupPrices,
		listFormatPrices,
	];
	for (const { path } of doors) router.use(path, ...priceDoor(platform), soldHere(photoframe));

	for (const door of [getFramePrice, getArticlePrice]) {
		router.openapi(door, (c) => {
			const { quantity, ...parameters } = c.req.valid("query");
			return answerPrice(c, platform, { product: photoframe.key, quantity, parameters });
		});
	}
	for (const door of [getFormatPrices, listFormatPrices]) {
		router.openapi(door, (c) => {
			const found = materialOf(c.req.valid("query").materialType);
			if (!found.ok) return refusePrice(c, found.error);
			const items = pricedSizes(found.value, openPricing(platform, c.var.context.site));
			return c.json({ materialType: found.value.key, items, total: items.length }, 200);
		});
	}
	for (const door of [getFormatGroupPrices, listFormatGroupPrices]) {
		router.openapi(door, (c) => {
			const { materialType, ratio } = c.req.valid("query");
			const found = materialOf(materialType);
			if (!found.ok) return refusePrice(c, found.error);
			if (ratio && !ratioKeys.includes(ratio)) return refusePrice(c, unknown("ratio", ratio, ratioKeys));
			const groups = sizeGroups(found.value, openPricing(platform, c.var.context.site), ratio || undefined);
			return c.json({ materialType: found.value.key, groups }, 200);
		});
	}
	router.openapi(getFormatGroupImages, (c) => {
		const found = materialOf(c.req.valid("query").materialType);
		if (!found.ok) return refusePrice(c, found.error);
		const groups = sizeGroups(found.value, openPricing(platform, c.var.context.site));
		const items = groups.flatMap(({ ratio, name, items: sizes }) => {
			const [first] = sizes.toSorted((a, b) => a.price.amount - b.price.amount);
			return first ? [{ ratio, name, from: first.price, image: shapeOf(first.format) }] : [];
		});
		return c.json({ materialType: found.value.key, items }, 200);
	});
	router.openapi(getPricesFrom, (c) => {
		const pricing = openPricing(platform, c.var.context.site);
		const items = choicesOf(photoframe, "materialType").map((choice) =>
			pricedChoice(choice, "materialType", photoframe, pricing, { materialType: choice.key }),
		);
		return c.json({ items, total: items.length }, 200);
	});
	router.openapi(getFormatLimits, (c) => {
		const { materialType, frame: key } = c.req.valid("query");
		const found = materialOf(materialType);
		if (!found.ok) return refusePrice(c, found.error);
		const around = frameOf(key);
		if (around === false) {
			const known = choicesOf(photoframe, "frame").map((choice) => choice.key);
			return refusePrice(c, unknown("frame", key ?? "", known));
		}
		return c.json({ items: limitsOf(materialType ? [found.value] : materials, around) }, 200);
	});
	router.openapi(getWallArtData, (c) => c.json(wallArtData(localeOf(c)), 200));
	router.openapi(getFrameVariants, (c) => {
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ product: photoframe.key, parameters: c.req.valid("query") }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const items = frameVariants(wished.value.selection.configuration, pricing);
		return c.json({ items, total: items.length }, 200);
	});
	router.openapi(getFrame, (c) => {
		const pricing = openPricing(platform, c.var.context.site);
		const wished = readSelection({ product: photoframe.key, parameters: c.req.valid("query") }, pricing);
		if (!wished.ok) return refusePrice(c, wished.error);
		const { selection } = wished.value;
		const quote = quoteSelection(selection, termsOf(pricing, photoframe.key));
		if (!quote.ok) return refusePrice(c, quote.error);
		return c.json(
			{
				frame: selection.configuration.frame ?? "ohne",
				...framePart(quote.value, c.var.context.site.locale),
			},
			200,
		);
	});
	router.openapi(getAspectRatio, (c) => {
		const { width, height, materialType } = c.req.valid("query");
		const found = materialOf(materialType);
		return found.ok
			? c.json(aspectRatioView({ width, height }, found.value, localeOf(c)), 200)
			: refusePrice(c, found.error);
	});
	return router;
}
