import { z } from "zod";
import { refusals } from "../error.ts";
import { datedQuoteSchema } from "../option-panel.ts";
import { reply, route } from "../route.ts";
import { moneySchema, shippingTypeSchema } from "../values.ts";
import { choiceSchema, priceAnswerSchema } from "./answers.ts";
import { parameters, quantityParameter, requiredParameter } from "./parameters.ts";

export const getAccessory = route({
	method: "get",
	path: "/price-api/accessory",
	summary: "Price and delivery date of one accessory",
	tags: ["accessories"],
	request: {
		query: z.object({ sku: requiredParameter("posterbar-eiche-50"), quantity: quantityParameter(1) }),
	},
	responses: { 200: reply(datedQuoteSchema, "The quote."), ...refusals },
});

export const getPhotoOptionGroups = route({
	method: "get",
	path: "/price-api/photo-options-groups",
	summary: "Sizes, papers and fits of photo prints, with prices of a print and of one when many are ordered",
	tags: ["products"],
	request: {
		query: parameters({ format: "10x15", material: "glaenzend", fit: "fuellen" }).extend({
			quantity: quantityParameter(100),
		}),
	},
	responses: {
		200: reply(
			z.object({
				groups: z.array(z.object({ key: z.string(), name: z.string(), items: z.array(choiceSchema) })),
				quote: priceAnswerSchema,
			}),
			"The groups and the price of the chosen print.",
		),
		...refusals,
	},
});

const shippingSchema = z.object({
	type: shippingTypeSchema,
	name: z.string(),
	price: moneySchema,
	/** Of a plain card ordered now. */
	delivery: z.iso.date(),
	deliveryText: z.string(),
});

export const getShippingInformation = route({
	method: "get",
	path: "/web-api/shipping-information",
	summary:
		"Prices and dates of delivery by country and type, cut-off time, letter postage (spec 9.1-1 to 9.1-4)",
	tags: ["shipping"],
	responses: {
		200: reply(
			z.object({
				/** Orders before this hour start on the same day. */
				cutOff: z.string(),
				countries: z.array(
					z.object({ country: z.string(), name: z.string(), types: z.array(shippingSchema) }),
				),
				sameDay: moneySchema.nullable(),
				oversize: moneySchema.nullable(),
				letterPostage: z.array(
					z.object({ country: z.string(), class: z.string(), name: z.string(), price: moneySchema }),
				),
				/** Last instant to order each product by standard shipping so that it arrives by Christmas Eve. */
				christmas: z.array(
					z.object({
						product: z.string(),
						name: z.string(),
						lastOrder: z.iso.datetime(),
						lastOrderText: z.string(),
					}),
				),
			}),
			"The information.",
		),
		...refusals,
	},
});

export const getExpressShop = route({
	method: "get",
	path: "/web-api/express-shop",
	summary: "What can be had by express: first delivery date and price of each product",
	tags: ["shipping"],
	responses: {
		200: reply(
			z.object({
				cutOff: z.string(),
				items: z.array(
					z.object({
						product: z.string(),
						name: z.string(),
						productionDays: z.int(),
						types: z.array(shippingSchema),
						path: z.string(),
					}),
				),
				total: z.int(),
			}),
			"The products.",
		),
		...refusals,
	},
});

export const getVoucher = route({
	method: "get",
	path: "/web-api/voucher",
	summary: "What a voucher would take off the visitor's cart, line by line",
	tags: ["prices"],
	request: { query: z.object({ code: requiredParameter("WILLKOMMEN5") }) },
	responses: {
		200: reply(
			z.object({
				code: z.string(),
				kind: z.enum(["amount", "percent", "balance"]),
				/** What it is worth: its amount or balance, or thousandths of the goods. */
				worth: z.union([moneySchema, z.object({ perMille: z.int() })]),
				/** Off this cart; zero while it is empty. */
				discount: moneySchema,
				shares: z.array(z.object({ lineId: z.string(), amount: z.int() })),
				conditions: z.array(z.string()),
			}),
			"The voucher.",
		),
		...refusals,
	},
});
