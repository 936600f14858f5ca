import { z } from "zod";
import { datedQuoteSchema } from "../option-panel.ts";
import { reply, route } from "../route.ts";
import { moneySchema, shippingTypeSchema } from "../values.ts";
import { choiceSchema, priceAnswerSchema } from "./answers.ts";
import { optionParameters, quantityParameter, requiredParameter } from "./parameters.ts";
import { choiceRefusals, photoDoor, priceDoor, readRefusals, voucherRefusals } from "./shared.ts";

export const getAccessory = route({
	...priceDoor,
	path: "/price-api/accessory",
	summary: "Price and delivery date of one accessory",
	tags: ["accessories"],
	request: {
		query: z.strictObject({ sku: requiredParameter("posterbar-eiche-50"), quantity: quantityParameter(1) }),
	},
	responses: { 200: reply(datedQuoteSchema, "The quote."), ...choiceRefusals },
});

export const getPhotoOptionGroups = route({
	...photoDoor,
	path: "/price-api/photo-options-groups",
	summary: "Sizes, papers and fits of photo prints, with prices of a print and of one when many are ordered",
	tags: ["products"],
	request: {
		query: optionParameters("photoprint", {
			format: "10x15",
			material: "glaenzend",
			fit: "fuellen",
		}).extend({
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
		...choiceRefusals,
	},
});

const shippingSchema = z.object({
	type: shippingTypeSchema,
	name: z.string(),
	price: moneySchema,
	delivery: z.iso.date().describe("If ordered now; in shipping-information of a plain card."),
	deliveryText: z.string(),
});

export const getShippingInformation = route({
	...priceDoor,
	path: "/web-api/shipping-information",
	summary: "Prices and dates of delivery by country and type, cut-off time, letter postage",
	tags: ["shipping"],
	responses: {
		200: reply(
			z.object({
				cutOff: z.string().describe("Berlin time. Orders before it start on the same production day."),
				countries: z.array(
					z.object({ country: z.string(), name: z.string(), types: z.array(shippingSchema) }),
				),
				sameDay: moneySchema.nullable(),
				oversize: moneySchema.nullable(),
				letterPostage: z.array(
					z.object({ country: z.string(), class: z.string(), name: z.string(), price: moneySchema }),
				),
				christmas: z
					.array(
						z.object({
							product: z.string(),
							name: z.string(),
							lastOrder: z.iso.datetime(),
							lastOrderText: z.string(),
						}),
					)
					.describe("Until when to order by standard shipping so that it arrives by Christmas Eve."),
			}),
			"The information.",
		),
		...readRefusals,
	},
});

export const getExpressShop = route({
	...priceDoor,
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
						path: z.string().describe("Its page."),
					}),
				),
				total: z.int(),
			}),
			"The products.",
		),
		...readRefusals,
	},
});

export const getVoucher = route({
	...priceDoor,
	path: "/web-api/voucher",
	summary: "What a voucher would take off the visitor's cart, line by line",
	tags: ["prices"],
	request: { query: z.object({ code: requiredParameter("WILLKOMMEN5") }) },
	responses: {
		200: reply(
			z.object({
				code: z.string(),
				kind: z.enum(["amount", "percent", "balance"]),
				worth: z
					.union([moneySchema, z.object({ perMille: z.int() })])
					.describe("Its amount or balance, or thousandths of the goods."),
				discount: moneySchema.describe("Off this cart; zero while it is empty."),
				shares: z
					.array(z.object({ lineId: z.string(), amount: z.int() }))
					.describe("What of it falls on each line of the cart; a balance is money and falls on none."),
				conditions: z.array(z.string()),
			}),
			"The voucher.",
		),
		...voucherRefusals,
	},
});
