import { z } from "zod";
import { requiredParameter } from "./prices/parameters.ts";
import { priceDoor, readRefusals } from "./prices/shared.ts";
import { reply, route } from "./route.ts";
import { moneySchema } from "./values.ts";

const placeSchema = z.object({
	market: z.string(),
	country: z.string().describe("ISO 3166-1 alpha-2."),
	locale: z.string(),
	address: z.string().describe("What paths of its pages are appended to."),
	isWritten: z
		.boolean()
		.describe("Whether its pages are in the language of its locale; others are found nowhere."),
});

export const getInitialData = route({
	...priceDoor,
	path: "/web-api/shop-frontends-initial-data",
	summary: "What a shop front has to know before it shows anything: brand, market, currency, units, rules",
	tags: ["shops"],
	responses: {
		200: reply(
			z.object({
				channel: z.string(),
				name: z.string(),
				market: z.string(),
				country: z.string(),
				locale: z.string(),
				language: z.string().describe("Code of the language its words are in."),
				currency: z.string(),
				lengthUnit: z.enum(["cm", "in"]),
				address: z.string(),
				contact: z.object({ mail: z.string(), phone: z.string() }),
				deliveryCountries: z.array(z.string()).describe("Where it delivers: its own country, or none."),
				freeSamples: z.int(),
				invoiceFrom: moneySchema.describe("From which value of the goods an invoice is offered."),
				giftVoucher: z.object({ min: moneySchema, max: moneySchema }),
				features: z.object({
					trailingSlash: z.boolean(),
					wishlist: z.boolean(),
					guestbooks: z.boolean(),
				}),
				places: z.array(placeSchema).describe("Every shop front of the brand, the home market first."),
			}),
			"The data.",
		),
		...readRefusals,
	},
});

export const getLocalizedUrls = route({
	...priceDoor,
	path: "/web-api/localized-urls",
	summary: "A page in every country and language of the brand",
	tags: ["shops"],
	request: {
		query: z.strictObject({
			path: requiredParameter("/produkte/", "Path of the page without a prefix of country or language."),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(placeSchema.extend({ url: z.string() })),
				xDefault: z.string(),
				total: z.int(),
			}),
			"The addresses. A page that editors have made has its slug of each language.",
		),
		...readRefusals,
	},
});

export const getCampaignData = route({
	...priceDoor,
	path: "/web-api/campaign-data",
	summary: "What the shop advertises today",
	tags: ["shops"],
	responses: {
		200: reply(
			z.object({
				items: z.array(
					z.object({
						key: z.enum(["samples", "invoice", "express"]),
						text: z.string(),
						path: z.string().describe("The page that says more."),
					}),
				),
				total: z.int(),
			}),
			"The promises, as they hold in this market.",
		),
		...readRefusals,
	},
});
