import { productKeys } from "@offizin/assortment";
import { z } from "zod";
import { editorAddresses } from "../editor-addresses.ts";
import { datedQuoteSchema, optionPanelSchema } from "../option-panel.ts";
import { reply, route } from "../route.ts";
import { daySchema, moneySchema } from "../values.ts";
import { priceAnswerSchema } from "./answers.ts";
import {
	optionParameters,
	parameter,
	quantityParameter,
	requiredParameter,
	skuParameter,
	truthParameter,
} from "./parameters.ts";
import { choiceRefusals, priceDoor } from "./shared.ts";

const template = parameter(
	"eukalyptus-klappkarte-a6-salbei",
	"A design (/web-api/templates): its format, refinements and defaults count.",
);
const card = {
	formatType: "klappkarte-a6",
	paperType: "naturweiss",
	refinementType: "gold",
	punching: "ohne",
	tag: "ohne",
} as const;
const sku = "envelope-gerade-salbei-c6";
const SKUS = "SKUs with commas between them.";

export const getCardPrice = route({
	...priceDoor,
	path: "/web-api/card-price",
	summary: "Price and delivery date of a card with its accessories, explained; of sample cards, too",
	tags: ["prices"],
	request: {
		query: optionParameters("card", card).extend({
			template,
			sku: skuParameter(sku),
			isSample: truthParameter("1 for sample cards, which come without accessories."),
			quantity: quantityParameter(50),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
});

/** A product by its key, whatever it is, with its own options as further parameters. */
const anyProduct = {
	product: requiredParameter(
		"card",
		`One of ${productKeys.join(", ")}. Its options, as named in the answer, are further parameters.`,
	),
	template,
	quantity: quantityParameter(50),
};

export const getPrice = route({
	...editorAddresses.getPrice,
	...priceDoor,
	summary: "Price and delivery date of any product, or of a template of it, explained",
	tags: ["prices"],
	request: { query: z.looseObject(anyProduct) },
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
});

export const getOptionPanel = route({
	...editorAddresses.getOptionPanel,
	...priceDoor,
	summary:
		"Every option of any product, guest books included, with what each value would change in price and date",
	tags: ["prices"],
	request: { query: z.looseObject(anyProduct) },
	responses: { 200: reply(optionPanelSchema, "The panel."), ...choiceRefusals },
});

/** An accessory as it is sold. */
const accessorySchema = z.object({
	sku: z.string(),
	kind: z.string(),
	name: z.string(),
	swatch: z.string().optional(),
	price: moneySchema.describe("Of one piece."),
	isPossible: z.boolean().describe("Goes with the format asked for."),
	reason: z.string().optional().describe("Why not."),
	// Spec 3.7-6.
	shipsSeparately: z.boolean().describe("Travels in a parcel of its own."),
	/** Blank goods keep the right of withdrawal (domain.md §8.2). */
	withdrawal: z.enum(["excluded", "14d"]).describe("Right of withdrawal of blank goods."),
});

export const getCardAccessories = route({
	...priceDoor,
	path: "/web-api/card-accessories",
	summary: "What goes with a card: envelopes, inlays, ribbons, seals, screws, stand feet",
	tags: ["accessories"],
	request: {
		query: optionParameters("card", { formatType: card.formatType }).extend({ template }),
	},
	responses: {
		200: reply(
			z.object({
				formatType: z.string(),
				items: z.array(accessorySchema),
				total: z.int(),
				postage: z
					.object({ class: z.string(), name: z.string(), price: moneySchema })
					.nullable()
					.describe("Of one card of the format in matt 300 g with its envelope."),
			}),
			"The accessories.",
		),
		...choiceRefusals,
	},
});

const accessoryQuery = z.strictObject({
	sku: requiredParameter(sku),
	quantity: quantityParameter(50),
});

export const getCardAccessoryPrice = route({
	...priceDoor,
	path: "/web-api/card-accessory-price",
	summary: "Price of one accessory",
	tags: ["accessories"],
	request: { query: accessoryQuery },
	responses: { 200: reply(datedQuoteSchema, "The quote."), ...choiceRefusals },
});

export const getCardAccessoryOrder = route({
	...priceDoor,
	path: "/web-api/card-accessory-order",
	summary: "Several accessories priced together: what an order of them would cost",
	tags: ["accessories"],
	request: {
		query: z.strictObject({
			sku: requiredParameter("envelope-gerade-salbei-c6,ribbon-jute-natur", SKUS),
			quantity: quantityParameter(50),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(z.object({ sku: z.string(), name: z.string(), quote: datedQuoteSchema })),
				total: moneySchema,
				deliveries: z
					.array(
						z.object({
							skus: z.array(z.string()),
							delivery: daySchema.nullable(),
							deliveryText: z.string().nullable(),
						}),
					)
					.describe("One parcel, or two where something travels by itself."),
			}),
			"The priced accessories.",
		),
		...choiceRefusals,
	},
});

export const getSku = route({
	...priceDoor,
	path: "/web-api/sku/container",
	summary: "What a SKU means: kind, type, colour, size",
	tags: ["accessories"],
	request: {
		query: z.object({ sku: requiredParameter("envelope-gerade-salbei-c6,inlay-100x143-creme", SKUS) }),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(
					accessorySchema.omit({ isPossible: true, reason: true }).extend({
						parts: z.record(z.string(), z.string()).describe("The parts of the SKU by name."),
					}),
				),
				total: z.int(),
			}),
			"The accessories of the SKUs.",
		),
		...choiceRefusals,
	},
});
