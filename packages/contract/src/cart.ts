import { paymentMethods } from "@offizin/orders";
import { z } from "zod";
import { pageAddresses } from "./addresses.ts";
import { editorAddresses } from "./editor-addresses.ts";
import { errorSchema, refusals } from "./error.ts";
import { articleLineSchema, madeLineSchema, productLineSchema, voucherLineSchema } from "./line.ts";
import { consents } from "./request-context.ts";
import { type HeaderParameter, jsonBody, reply, route } from "./route.ts";
import {
	configurationInputSchema,
	daySchema,
	deliverySchema,
	editorPageSchema,
	idSchema,
	moneySchema,
	productSchema,
	quoteLineSchema,
	shippingTypeSchema,
} from "./values.ts";

const cartItemSchema = z.discriminatedUnion("item", [
	madeLineSchema.extend({
		designId: z.string(),
		revision: z.int(),
		editor: editorPageSchema,
		/** Each copy is a guest's own: how many there are is changed in the design. */
		isPersonal: z.literal(true).optional(),
		/** Of prints: how many there are is changed in the set. */
		isSet: z.literal(true).optional(),
		/** Colour that goes round its bar: the name of one of ours, or "#rrggbb". */
		ground: z.string().optional(),
		/** Of an envelope: the design of its card. */
		beside: z.string().optional(),
		/** Picture of the person's own front page, readable by its owner only. */
		preview: z.string(),
	}),
	productLineSchema,
	articleLineSchema,
	voucherLineSchema,
]);

/** Cards and the envelopes they are sent in, where they differ in number and that is hardly intended. */
const envelopeDifferenceSchema = z.object({
	/** The line of envelopes. */
	line: z.string(),
	cards: z.int(),
	envelopes: z.int(),
	/** "recipients": each envelope has an address of its own. */
	of: z.enum(["printed", "recipients", "blank"]),
	/** The quantity of a line that makes them equal; null where both are as many as guests. */
	repair: z.object({ line: z.string(), quantity: z.int(), of: z.enum(["cards", "envelopes"]) }).nullable(),
});
export type EnvelopeDifferenceView = z.infer<typeof envelopeDifferenceSchema>;

export const cartSchema = z.object({
	version: z.int(),
	items: z.array(cartItemSchema),
	/** Where cards and envelopes differ in number. */
	envelopes: z.array(envelopeDifferenceSchema),
	subtotal: moneySchema,
	/** What sending costs of the charges. */
	shipping: moneySchema,
	/** What is charged beside the goods, line by line. */
	charges: z.array(quoteLineSchema),
	/** With VAT and shipping: what checkout expects as `expectedTotal`. */
	total: moneySchema,
	vat: z.array(z.object({ rate: z.int(), net: z.int(), amount: z.int() })),
	/** The voucher of the cart: what it takes off, or why nothing, in words. */
	voucher: z
		.object({ code: z.string(), discount: moneySchema.nullable(), refusal: z.string().nullable() })
		.nullable(),
	payments: z.array(z.enum(paymentMethods)),
	/** Where it is priced for, ISO 3166-1 alpha-2. */
	country: z.string(),
	/** How it is sent: as was asked for, the standard way where that is not offered. */
	shippingType: shippingTypeSchema,
	sameDay: z.boolean(),
	/** The ways that are worth their price, the cheapest first. */
	ways: z.array(
		z.object({
			shippingType: shippingTypeSchema,
			/** Made before everything else; its surcharge is in the price. */
			sameDay: z.boolean(),
			charges: z.array(quoteLineSchema),
			price: moneySchema,
			arrival: daySchema,
		}),
	),
	/** When everything has arrived. */
	delivery: daySchema.nullable(),
	/** The parcels it comes in. */
	deliveries: z.array(deliverySchema),
});
export type CartView = z.infer<typeof cartSchema>;

/** A line of a cart that is made of a design. */
export type MadeCartItem = Extract<CartView["items"][number], { item: "design" | "sample" }>;

/** A line of a cart that is a product as it was chosen. */
export type ProductCartItem = Extract<CartView["items"][number], { item: "product" }>;

/** Where the cart is to go and how. Without it: the country of the market, the standard way. */
const cartWishSchema = z.object({
	/** ISO 3166-1 alpha-2; prices are those of its market. */
	country: z.string().length(2).optional(),
	/** Some places are reached later, and some holidays are not everywhere. */
	postalCode: z.string().max(20).optional(),
	shippingType: shippingTypeSchema.optional(),
	sameDay: z.enum(["true"]).optional(),
});

export const getCart = route({
	...editorAddresses.getCart,
	summary: "The visitor's cart, priced now",
	tags: ["cart"],
	request: { query: cartWishSchema },
	responses: { 200: reply(cartSchema, "The cart."), ...refusals },
});

/**
 * Keys of findings the shopper has agreed to, one by one: sample text that nobody changed, an empty name, dates that
 * contradict each other. They are in the findings of the design, and in the refusal `confirmation_needed`.
 */
const confirmedSchema = z
	.array(z.string().max(300))
	.max(500)
	.meta({ examples: [["text.sample:first-name", "text.wrongWeekday:date:5:12. Juni 2027"]] });

/** An accessory by itself. */
const articleInputSchema = z.strictObject({ sku: z.string().min(1).max(120), quantity: z.number() });

/** A product that is sold as it is chosen; one that is designed is 422 `design_required`. */
const productInputSchema = z.strictObject({
	product: productSchema,
	configuration: configurationInputSchema.optional(),
	quantity: z.number(),
});

const ifMatch: HeaderParameter = {
	name: "If-Match",
	in: "header",
	description:
		"The version of the cart that was seen, from its ETag; another one is 412 cart_stale with the cart as it is. Any where it is left out.",
	schema: { type: "string" },
	example: '"1"',
};

export const addCartItem = route({
	...editorAddresses.addCartItem,
	parameters: [ifMatch],
	summary: "Put a design, a product as it is chosen, or an accessory by itself into the cart",
	tags: ["cart"],
	request: {
		body: jsonBody(
			z.union([
				z.strictObject({
					designId: idSchema,
					/** The one that was shown; with a newer one it is 412 `revision_stale`. The newest when absent. */
					revision: z.int().min(1).optional(),
					quantity: z.number(),
					configuration: configurationInputSchema.optional(),
					confirmed: confirmedSchema.optional(),
				}),
				productInputSchema,
				articleInputSchema,
			]),
		),
	},
	responses: {
		201: reply(cartSchema, "The cart with the line."),
		...refusals,
		422: reply(
			errorSchema.extend({ findings: z.array(z.looseObject({})).optional() }).meta({
				examples: [
					{
						code: "confirmation_needed",
						message: "Bitte bestätigen Sie zuerst, was auf der Karte so bleiben soll.",
						fields: { "first-name": "„Erster Name“: Hier steht noch der Beispieltext: „Clara“." },
						findings: [
							{
								rule: "text.sample",
								severity: "confirm",
								page: "front",
								element: "first-name",
								label: "Erster Name",
								key: "text.sample:first-name",
								text: "Clara",
								message: "„Erster Name“: Hier steht noch der Beispieltext: „Clara“.",
							},
						],
					},
				],
			}),
			"It cannot be printed (design_not_printable; guests_not_printable with `guests`), is wanted in another number than it has guests (quantity_by_guests) or prints (quantity_by_prints), or has to be confirmed first (confirmation_needed).",
		),
	},
});

const itemParams = z.object({ id: idSchema });

const countSchema = z.int().min(0).max(1_000_000);

export const changeCartItem = route({
	method: "patch",
	parameters: [ifMatch],
	path: "/web-api/cart/items/{id}",
	summary: "Change the quantity of a line, or say that its number of envelopes is meant",
	tags: ["cart"],
	request: {
		params: itemParams,
		body: jsonBody(
			z.union([
				z.strictObject({ quantity: z.number() }),
				/** The numbers of `envelopes` that were seen: not told again until they are others. */
				z.strictObject({
					intended: z.strictObject({ cards: countSchema, envelopes: countSchema }),
				}),
			]),
		),
	},
	responses: { 200: reply(cartSchema, "The cart."), ...refusals },
});

export const removeCartItem = route({
	...editorAddresses.removeCartItem,
	parameters: [ifMatch],
	summary: "Take a line out of the cart",
	tags: ["cart"],
	request: { params: itemParams },
	responses: { 200: reply(cartSchema, "The cart."), ...refusals },
});

export const setCartVoucher = route({
	method: "put",
	parameters: [ifMatch],
	path: "/web-api/cart/voucher",
	summary: "Put a voucher into the cart, in place of another one",
	tags: ["cart"],
	request: { body: jsonBody(z.strictObject({ code: z.string().max(200) })) },
	responses: { 200: reply(cartSchema, "The cart."), ...refusals },
});

export const removeCartVoucher = route({
	method: "delete",
	parameters: [ifMatch],
	path: "/web-api/cart/voucher",
	summary: "Take the voucher out of the cart",
	tags: ["cart"],
	responses: { 200: reply(cartSchema, "The cart."), ...refusals },
});

/** A design of the visitor that is not ordered as it is now. */
const draftSchema = z.object({
	id: z.string(),
	template: z.string(),
	editor: editorPageSchema,
	/** As in the list of designs (my-designs.ts). */
	name: z.string(),
	/** Picture of its front page, readable by its owner only. */
	preview: z.string(),
	savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

export const getCustomerData = route({
	...pageAddresses.getCustomerData,
	summary: "What anonymous pages learn afterwards: cart badge, drafts (spec 7.2-1)",
	tags: ["cart"],
	responses: {
		200: reply(
			z.object({
				isLoggedIn: z.literal(false),
				emailHash: z.string(),
				firstName: z.string(),
				lastName: z.string(),
				number: z.string(),
				type: z.int(),
				isWhitelabelCustomer: z.boolean(),
				cartItems: z.int(),
				/** What this browser has said about being measured (spec 4-8). */
				consent: z.enum(consents),
				/** The last changed first, at most 20. */
				drafts: z.array(draftSchema),
			}),
			"The guest.",
		),
		...refusals,
	},
});
