import { z } from "zod";
import { errorSchema, refusals } from "../error.ts";
import { datedQuoteSchema, optionPanelSchema } from "../option-panel.ts";
import { reply, route } from "../route.ts";
import { daySchema, moneySchema } from "../values.ts";
import { priceAnswerSchema } from "./answers.ts";
import { parameter, parameters, quantityParameter, requiredParameter, skuParameter } from "./parameters.ts";

const card = {
	template: "eukalyptus-klappkarte-a6-salbei",
	formatType: "klappkarte-a6",
	paperType: "naturweiss",
	refinementType: "gold",
	punching: "ohne",
	tag: "ohne",
} as const;
const sku = "envelope-gerade-salbei-c6";

export const getCardPrice = route({
	method: "get",
	path: "/web-api/card-price",
	summary: "Price and delivery date of a card with its accessories, explained (spec 7.3)",
	tags: ["prices"],
	request: {
		query: parameters(card).extend({
			sku: skuParameter(sku),
			/** "1" for a sample: one card without accessories. */
			isSample: parameter("0"),
			quantity: quantityParameter(50),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...refusals },
});

export const getOptionPanel = route({
	method: "get",
	path: "/web-api/calculator/reference",
	summary: "Every option of a product with what each value would change in price and date",
	tags: ["prices"],
	request: {
		/** Further parameters are the options of the product (spec 3.8). */
		query: z.looseObject({
			product: requiredParameter("card"),
			template: parameter(card.template),
			quantity: quantityParameter(50),
		}),
	},
	responses: { 200: reply(optionPanelSchema, "The panel."), ...refusals },
});

/** An accessory as it is sold. */
const accessorySchema = z.object({
	sku: z.string(),
	kind: z.string(),
	name: z.string(),
	swatch: z.string().optional(),
	/** Price of one piece. */
	price: moneySchema,
	/** Goes with the format asked for. */
	isPossible: z.boolean(),
	reason: z.string().optional(),
	/** Travels in a parcel of its own (spec 3.7-6). */
	shipsSeparately: z.boolean(),
	/** Blank goods keep the right of withdrawal (domain.md §8.2). */
	withdrawal: z.enum(["excluded", "14d"]),
});

export const getCardAccessories = route({
	method: "get",
	path: "/web-api/card-accessories",
	summary: "What goes with a card: envelopes, inlays, ribbons, seals, screws, stand feet",
	tags: ["accessories"],
	request: {
		query: parameters({ formatType: "klappkarte-a6" }).extend({ template: parameter(card.template) }),
	},
	responses: {
		200: reply(
			z.object({
				formatType: z.string(),
				items: z.array(accessorySchema),
				total: z.int(),
				/** Of one card of the format in matt 300 g with its envelope. */
				postage: z.object({ class: z.string(), name: z.string(), price: moneySchema }).nullable(),
			}),
			"The accessories.",
		),
		...refusals,
	},
});

const accessoryQuery = z.object({
	sku: requiredParameter(sku),
	quantity: quantityParameter(50),
});

export const getCardAccessoryPrice = route({
	method: "get",
	path: "/web-api/card-accessory-price",
	summary: "Price of one accessory",
	tags: ["accessories"],
	request: { query: accessoryQuery },
	responses: { 200: reply(datedQuoteSchema, "The quote."), ...refusals },
});

export const getCardAccessoryOrder = route({
	method: "get",
	path: "/web-api/card-accessory-order",
	summary: "Several accessories priced together: what an order of them would cost",
	tags: ["accessories"],
	request: {
		query: z.object({
			/** SKUs with commas between them. */
			sku: requiredParameter("envelope-gerade-salbei-c6,ribbon-jute-natur"),
			quantity: quantityParameter(50),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(z.object({ sku: z.string(), name: z.string(), quote: datedQuoteSchema })),
				total: moneySchema,
				/** One parcel, or two where something travels by itself. */
				deliveries: z.array(
					z.object({
						skus: z.array(z.string()),
						delivery: daySchema.nullable(),
						deliveryText: z.string().nullable(),
					}),
				),
			}),
			"The priced accessories.",
		),
		...refusals,
	},
});

export const getSku = route({
	method: "get",
	path: "/web-api/sku/container",
	summary: "What a SKU means: kind, type, colour, size (spec 3.7-1)",
	tags: ["accessories"],
	request: { query: z.object({ sku: requiredParameter("envelope-gerade-salbei-c6,inlay-100x143-creme") }) },
	responses: {
		200: reply(
			z.object({
				items: z.array(
					accessorySchema.omit({ isPossible: true, reason: true }).extend({
						/** The parts of the SKU by name. */
						parts: z.record(z.string(), z.string()),
					}),
				),
				total: z.int(),
			}),
			"The accessories of the SKUs.",
		),
		...refusals,
		422: reply(errorSchema, "A SKU nobody knows."),
	},
});
