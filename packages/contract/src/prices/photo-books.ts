import { z } from "zod";
import { reply, route } from "../route.ts";
import { choiceSchema, priceAnswerSchema } from "./answers.ts";
import { countParameter, optionParameters, quantityParameter } from "./parameters.ts";
import { choiceRefusals, groupRefusals, priceDoor, readRefusals } from "./shared.ts";

const photoBook = {
	type: "digitalfotobuch",
	cover: "hard",
	binding: "pur",
	format: "a4-quer",
	paper: "matt",
	pageCount: "48",
	coverLamination: "matt",
	refinementType: "ohne",
	printing: "digital",
} as const;

export const getPhotoBookPrice = route({
	...priceDoor,
	path: "/web-api/photobook-price",
	summary: "Price and delivery date of a photo book, and of the next page counts",
	tags: ["prices"],
	request: {
		query: optionParameters("photobook", photoBook).extend({
			graduationsPageCount: countParameter(5, {
				max: 50,
				// Spec 9.1-7.
				description: "How many further page counts are priced; 5 where it is left out.",
			}),
			quantity: quantityParameter(1),
		}),
	},
	responses: {
		200: reply(
			priceAnswerSchema.extend({
				graduations: z.array(z.object({ pageCount: z.int(), unit: z.int(), total: z.int() })),
				spineWidth: z.number().describe("Millimetres."),
				hasSpineText: z.boolean(),
			}),
			"The quote.",
		),
		...choiceRefusals,
	},
});

export const getPhotoBookTypes = route({
	...priceDoor,
	path: "/web-api/photobook-types",
	summary: "Which covers, bindings, papers, formats and page counts each type of photo book has",
	tags: ["products"],
	responses: {
		200: reply(
			z.object({
				items: z.array(
					choiceSchema.extend({
						cover: z.string(),
						binding: z.string(),
						papers: z.array(choiceSchema),
						formats: z.array(choiceSchema.extend({ orientation: z.string() })),
						pages: z.object({ min: z.int(), max: z.int(), step: z.int() }),
					}),
				),
				total: z.int(),
			}),
			"The types.",
		),
		...readRefusals,
	},
});

const setSchema = z.object({
	id: z.string(),
	name: z.string(),
	categoryIds: z.array(z.string()),
	/** Orientations it is made for (spec 3.6-2). */
	orientations: z.array(z.string()),
});

export const listPhotoBookSets = route({
	...priceDoor,
	path: "/web-api/photobook-design-group-set",
	summary: "Styles of photo books, by category",
	tags: ["products"],
	request: {
		query: z.object({
			"categoryIds[]": z
				.union([z.string().max(60), z.array(z.string().max(60)).max(40)])
				.optional()
				.meta({ param: { example: ["anlaesse"] } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(setSchema),
				total: z.int(),
				categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
			}),
			"The styles.",
		),
		...readRefusals,
	},
});

export const getPhotoBookSet = route({
	...priceDoor,
	path: "/web-api/photobook-design-group-set/{id}",
	summary: "One style of photo books",
	tags: ["products"],
	request: {
		params: z.object({
			id: z
				.string()
				.max(60)
				.meta({ param: { example: "hochzeit" } }),
		}),
	},
	responses: { 200: reply(setSchema, "The style."), ...groupRefusals },
});
