import { deliveryStates, paymentMethods, paymentStates, productionStates } from "@offizin/orders";
import { z } from "zod";
import { refusals } from "./error.ts";
import { articleLineSchema, madeLineSchema, productLineSchema, voucherLineSchema } from "./line.ts";
import { jsonBody, reply, route } from "./route.ts";
import { daySchema, deliverySchema, moneySchema, quoteLineSchema, shippingTypeSchema } from "./values.ts";

const line = z.string().trim().max(120);

/** Shapes only; what is missing or wrong for a country is named per field by packages/orders. */
const addressSchema = z.object({
	firstName: line,
	lastName: line,
	company: line.optional(),
	street: line,
	postalCode: line,
	city: line,
	country: line,
	/** For a Packstation, which `street` names. */
	postNumber: line.optional(),
});

/** A parcel for somebody else: without prices, with a card where a message is given. */
const giftSchema = z.object({ message: z.string().max(1000).optional() });

export const checkoutSchema = z.object({
	contact: z.object({ email: z.string().trim().max(320), phone: line.optional() }),
	billing: addressSchema,
	shipping: addressSchema.optional(),
	shippingType: shippingTypeSchema,
	/** Made before everything else, for the surcharge. */
	sameDay: z.boolean().optional(),
	gift: giftSchema.optional(),
	payment: z.enum(paymentMethods),
	/** The total the shopper saw; minor units of the cart's currency may stand alone. */
	expectedTotal: z.union([moneySchema, z.int()]),
	/** The day the shopper saw for the last parcel; a later one is 409 `arrival_changed`. Any where it is left out. */
	expectedArrival: daySchema.optional(),
});

export const checkout = route({
	method: "post",
	path: "/web-api/checkout",
	summary: "Place the order: once per Idempotency-Key, once per cart",
	tags: ["checkout"],
	request: {
		headers: z.object({ "idempotency-key": z.string().min(8).max(200) }),
		body: jsonBody(checkoutSchema),
	},
	responses: {
		201: reply(
			z.object({
				orderNumber: z.string(),
				accessToken: z.string(),
				/** Where it is paid first: the order counts once somebody has agreed there. */
				payAt: z.url().optional(),
			}),
			"The order, or where it is paid.",
		),
		...refusals,
	},
});

const progress = {
	production: z.enum(productionStates),
	delivery: z.enum(deliveryStates),
	/** Of the line itself; what is packed apart has its date in `deliveries`. Null for what comes as a mail. */
	deliveryDate: daySchema.nullable(),
};

/** Lines of an order, with what somebody sees of them besides. */
export function orderLineSchema<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.discriminatedUnion("item", [
		madeLineSchema.extend({
			...progress,
			...shape,
			/** Picture of the frozen front page, readable with the order's token; null once the print data are removed. */
			preview: z.string().nullable(),
			/** When design, photos and print files were removed. */
			printDataRemovedAt: z.iso.datetime().nullable(),
		}),
		productLineSchema.extend({
			...progress,
			...shape,
			/** When its print files were removed. */
			printDataRemovedAt: z.iso.datetime().nullable(),
		}),
		articleLineSchema.extend({ ...progress, ...shape }),
		voucherLineSchema.extend({ ...progress, ...shape }),
	]);
}

/** An invoice or credit note, as it was issued. */
const documentSchema = z.object({
	number: z.string(),
	kind: z.enum(["invoice", "credit"]),
	issuedOn: z.iso.date(),
	total: moneySchema,
	/** Its file, a PDF. */
	href: z.string(),
});

export const orderSchema = z.object({
	number: z.string(),
	channel: z.string(),
	placedAt: z.iso.datetime(),
	payment: z.object({ method: z.enum(paymentMethods), state: z.enum(paymentStates) }),
	/** What has gone back of `total`. */
	refunded: moneySchema,
	contact: z.object({ email: z.string(), phone: z.string().optional() }),
	billing: addressSchema,
	shipping: addressSchema.optional(),
	shippingType: shippingTypeSchema,
	sameDay: z.boolean().optional(),
	gift: giftSchema.optional(),
	lines: z.array(orderLineSchema({})),
	/** What carriers have taken, oldest first. */
	parcels: z.array(
		z.object({
			carrier: z.string(),
			trackingNumber: z.string(),
			/** Where the carrier shows where it is. */
			trackingAddress: z.url(),
			lines: z.array(z.string()),
			shippedAt: z.iso.datetime(),
		}),
	),
	/** The parcels it comes in, as promised. */
	deliveries: z.array(deliverySchema),
	subtotal: moneySchema,
	/** What was charged beside the goods, or taken off, line by line. */
	charges: z.array(quoteLineSchema),
	total: moneySchema,
	vat: z.array(z.object({ rate: z.int(), net: z.int(), amount: z.int() })),
	/** What was issued for it, the oldest first. */
	documents: z.array(documentSchema),
	/** Whether it can be cancelled now. */
	isCancellable: z.boolean(),
});
export type OrderView = z.infer<typeof orderSchema>;

export const cancelOrder = route({
	method: "post",
	path: "/web-api/orders/{number}/cancellation",
	summary:
		"Cancel an order, with its access token, until it is at the press; what is paid goes back, later it is 409",
	tags: ["orders"],
	request: {
		params: z.object({ number: z.string().max(40) }),
		query: z.object({ token: z.string().max(200) }),
	},
	responses: { 200: reply(orderSchema, "The cancelled order."), ...refusals },
});

const paymentRequest = {
	params: z.object({ number: z.string().max(40) }),
	query: z.object({ token: z.string().max(200) }),
};
const paymentReply = {
	200: reply(
		z.object({
			/** draft: nobody has agreed to pay yet · placed: it counts · abandoned: it never will. */
			state: z.enum(["draft", "placed", "abandoned"]),
			/** Where somebody can agree, while it is a draft. */
			payAt: z.url().nullable(),
		}),
		"How the order stands.",
	),
	...refusals,
} as const;

export const settleOrder = route({
	method: "post",
	path: "/web-api/orders/{number}/payment",
	summary: "Look at how an order has been paid that is paid elsewhere, with its access token",
	tags: ["orders"],
	request: paymentRequest,
	responses: paymentReply,
});

export const withdrawOrder = route({
	method: "delete",
	path: "/web-api/orders/{number}/payment",
	summary: "Give up an order that nobody has paid yet: its cart is free again",
	tags: ["orders"],
	request: paymentRequest,
	responses: paymentReply,
});

export const getOrder = route({
	method: "get",
	path: "/web-api/orders/{number}",
	summary: "An order, with its access token",
	tags: ["orders"],
	request: {
		params: z.object({ number: z.string().max(40) }),
		query: z.object({ token: z.string().max(200) }),
	},
	responses: { 200: reply(orderSchema, "The order."), ...refusals },
});
