import { z } from "zod";
import { reply, route } from "../route.ts";
import { moneySchema } from "../values.ts";
import {
	choiceSchema,
	choicesSchema,
	priceAnswerSchema,
	pricedSizeSchema,
	sizeLimitsSchema,
} from "./answers.ts";
import {
	lengthParameter,
	optionParameter,
	optionParameters,
	parameter,
	quantityParameter,
} from "./parameters.ts";
import { choiceRefusals, photoDoor, soldRefusals } from "./shared.ts";

const wallArt = {
	materialType: "leinwand",
	format: "60x40",
	variant: "leiste-25",
	edge: "bild",
	frame: "schattenfuge-leinwand",
	frameType: "schwarz",
	matSize: "0",
	matType: "mat-none",
	glazing: "ohne",
} as const;
const articleQuery = optionParameters("photoframe", wallArt).extend({ quantity: quantityParameter(1) });

const materialQuery = optionParameters("photoframe", { materialType: "leinwand" });

/** A door that prices one article of wall art; the spec names it twice. */
function priceOfArticle<const Path extends string>(path: Path) {
	return route({
		...photoDoor,
		path,
		summary: "Price and delivery date of a wall picture with frame and mat, explained",
		tags: ["prices"],
		request: { query: articleQuery },
		responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
	});
}
export const getFramePrice = priceOfArticle("/web-api/product-selection-photo-frame/price-article");
export const getArticlePrice = priceOfArticle("/price-api/prices/article");

/** Sizes of one material with prices; the spec names it twice. */
function pricesOfFormats<const Path extends string>(path: Path) {
	return route({
		...photoDoor,
		path,
		summary: "The sizes offered in a material, each with its price",
		tags: ["prices"],
		request: { query: materialQuery },
		responses: {
			200: reply(
				z.object({ materialType: z.string(), items: z.array(pricedSizeSchema), total: z.int() }),
				"The sizes.",
			),
			...choiceRefusals,
		},
	});
}
export const getFormatPrices = pricesOfFormats("/web-api/product-selection-photo-frame/prices-formats");
export const listFormatPrices = pricesOfFormats("/price-api/prices/formats");

const formatGroupsSchema = z.object({
	materialType: z.string(),
	groups: z.array(
		z.object({
			/** Aspect ratio, "3:2". */
			ratio: z.string(),
			name: z.string(),
			items: z.array(pricedSizeSchema),
		}),
	),
});

/** Sizes of one material by aspect ratio; the spec names it twice. */
function pricesOfFormatGroup<const Path extends string>(path: Path) {
	return route({
		...photoDoor,
		path,
		summary: "The sizes of a material by aspect ratio, each with its price",
		tags: ["prices"],
		request: {
			query: materialQuery.extend({
				ratio: parameter("3:2", "An aspect ratio of the answer; all where it is left out."),
			}),
		},
		responses: { 200: reply(formatGroupsSchema, "The groups; all without a ratio."), ...choiceRefusals },
	});
}
export const getFormatGroupPrices = pricesOfFormatGroup(
	"/web-api/product-selection-photo-frame/prices-format-group",
);
export const listFormatGroupPrices = pricesOfFormatGroup("/price-api/prices/format-group");

export const getFormatGroupImages = route({
	...photoDoor,
	path: "/price-api/prices/format-group-prices-images",
	summary: "Aspect ratios with the lowest price of each and a drawing of its shape",
	tags: ["prices"],
	request: { query: materialQuery },
	responses: {
		200: reply(
			z.object({
				materialType: z.string(),
				items: z.array(
					z.object({
						ratio: z.string(),
						name: z.string(),
						from: moneySchema,
						image: z.string().describe("The shape, an SVG as a data URL."),
					}),
				),
			}),
			"The groups.",
		),
		...choiceRefusals,
	},
});

export const getPricesFrom = route({
	...photoDoor,
	path: "/web-api/product-selection-photo-frame/prices-from",
	summary: "The lowest price of every material",
	tags: ["prices"],
	responses: { 200: reply(choicesSchema, "The materials."), ...soldRefusals },
});

export const getFormatLimits = route({
	...photoDoor,
	path: "/web-api/product-selection-photo-frame/format-limits",
	summary: "Smallest and largest size of a material, in a frame where one is named",
	tags: ["products"],
	request: {
		query: materialQuery.extend({
			frame: optionParameter("photoframe", "frame", "schattenfuge-leinwand"),
		}),
	},
	responses: {
		200: reply(
			z.object({ items: z.array(sizeLimitsSchema.extend({ materialType: z.string(), frame: z.string() })) }),
			"The limits; of every material without one.",
		),
		...choiceRefusals,
	},
});

const materialSchema = choiceSchema.extend({
	limits: sizeLimitsSchema,
	variants: z.array(choiceSchema),
	edges: z.array(choiceSchema),
	frames: z.array(z.string()),
	// domain.md §4.1.
	resolution: z
		.object({ good: z.int(), warn: z.int(), block: z.int() })
		.describe("Pixels per inch: good from, warned of below, refused below."),
});
const frameSchema = choiceSchema.extend({
	colours: z.array(choiceSchema),
	limits: sizeLimitsSchema,
	materials: z.array(z.string()),
});

export const getWallArtData = route({
	...photoDoor,
	path: "/web-api/product-selection-photo-frame/data",
	summary: "Materials, frames and mats of wall art",
	tags: ["products"],
	responses: {
		200: reply(
			z.object({
				materials: z.array(materialSchema),
				frames: z.array(frameSchema),
				mats: z.object({ sizes: z.array(z.int()), types: z.array(choiceSchema) }),
			}),
			"The product.",
		),
		...soldRefusals,
	},
});

export const getFrameVariants = route({
	...photoDoor,
	path: "/web-api/variants-for-frame-types",
	summary: "The frames a picture can have, by colour and mat, each with its price",
	tags: ["products"],
	request: { query: optionParameters("photoframe", { materialType: "poster", format: "60x40" }) },
	responses: {
		200: reply(
			z.object({
				items: z.array(
					z.object({
						frame: z.string(),
						name: z.string(),
						frameType: z.string(),
						matSize: z.int(),
						matType: z.string(),
						price: moneySchema.describe("Of the frame and mat alone."),
						outer: z.object({ width: z.number(), height: z.number() }).describe("Centimetres."),
					}),
				),
				total: z.int(),
			}),
			"The variants that can be made.",
		),
		...choiceRefusals,
	},
});

export const getFrame = route({
	...photoDoor,
	path: "/price-api/frame",
	summary: "Price of a frame with its mat for a size",
	tags: ["prices"],
	request: {
		query: optionParameters("photoframe", {
			frame: "holzrahmen",
			frameType: "natur",
			format: "40x30",
			matSize: "30",
			matType: "mat-weiss",
			glazing: "entspiegelt",
			materialType: "poster",
		}),
	},
	responses: {
		200: reply(
			z.object({
				frame: z.string(),
				price: moneySchema,
				lines: z.array(z.object({ code: z.string(), name: z.string(), amount: z.int() })),
			}),
			"The frame.",
		),
		...choiceRefusals,
	},
});

export const getAspectRatio = route({
	...photoDoor,
	path: "/web-api/aspect-ratio",
	summary: "The nearest usual aspect ratio of a picture and the sizes that fit it",
	tags: ["products"],
	request: {
		query: z.object({
			width: lengthParameter(6000, { max: 100_000, unit: "Pixels." }),
			height: lengthParameter(4000, { max: 100_000, unit: "Pixels." }),
			materialType: optionParameter("photoframe", "materialType", "leinwand"),
		}),
	},
	responses: {
		200: reply(
			z.object({
				ratio: z.string(),
				orientation: z.enum(["landscape", "portrait", "square"]),
				/** Sizes of that ratio, turned like the picture. */
				formats: z.array(
					z.object({
						format: z.string(),
						name: z.string(),
						quality: z.enum(["good", "fair", "poor", "refused"]),
					}),
				),
			}),
			"The ratio.",
		),
		...choiceRefusals,
	},
});
