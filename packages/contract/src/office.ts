import { roles } from "@offizin/accounts";
import { carriers } from "@offizin/delivery";
import {
	deliveryStates,
	lineMoves,
	orderMoves,
	paymentStates,
	productionStates,
	refundStates,
} from "@offizin/orders";
import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { orderLineSchema, orderSchema } from "./checkout.ts";
import { errorSchema, refusals } from "./error.ts";
import { mailSchema } from "./office-mails.ts";
import { jsonBody, reply, route } from "./route.ts";
import { moneySchema } from "./values.ts";

export const staffRefusals = { ...refusals, 401: reply(errorSchema, "Sign in first.") } as const;
const numberParams = z.object({ number: z.string().max(40) });

const staffSchema = z.object({
	email: z.string(),
	name: z.string(),
	/** What it may do: packages/accounts. */
	role: z.enum(roles),
});

export const officeLogin = route({
	...officeAddresses.officeLogin,
	summary: "Sign in a member of staff; answers with a session cookie",
	tags: ["office"],
	request: { body: jsonBody(z.object({ email: z.string().max(320), password: z.string().max(200) })) },
	responses: { 200: reply(staffSchema, "Signed in."), ...staffRefusals },
});

export const officeLogout = route({
	...officeAddresses.officeLogout,
	summary: "End the session",
	tags: ["office"],
	responses: { 200: reply(z.object({}), "Signed out."), ...staffRefusals },
});

export const officeSession = route({
	...officeAddresses.officeSession,
	summary: "Who is signed in",
	tags: ["office"],
	responses: { 200: reply(staffSchema, "The member of staff."), ...staffRefusals },
});

export const officeRename = route({
	...officeAddresses.officeRename,
	summary: "Give oneself another name, under which others see what one does",
	tags: ["office"],
	request: { body: jsonBody(z.object({ name: z.string().trim().min(1).max(80) })) },
	responses: { 200: reply(staffSchema, "Renamed."), ...staffRefusals },
});

export const officeListOrders = route({
	...officeAddresses.officeListOrders,
	summary: "Orders, newest first",
	tags: ["office"],
	request: {
		query: z.object({
			production: z.enum(productionStates).optional(),
			/** Orders with a mail that was refused or given up. */
			mail: z.enum(["undelivered"]).optional(),
			search: z.string().max(120).optional(),
			page: z.coerce.number().int().min(1).max(10_000).default(1),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(
					z.object({
						number: z.string(),
						channel: z.string(),
						placedAt: z.iso.datetime(),
						customer: z.string(),
						total: moneySchema,
						payment: z.object({ method: z.string(), state: z.enum(paymentStates) }),
						production: z.array(z.enum(productionStates)),
						delivery: z.array(z.enum(deliveryStates)),
						deliveryDate: z.iso.date(),
						pieces: z.int(),
						hasUndeliveredMail: z.boolean(),
					}),
				),
				total: z.int(),
				pageSize: z.int(),
			}),
			"A page of orders.",
		),
		...staffRefusals,
	},
});

export const moveSchema = z.enum([...orderMoves, ...lineMoves]);
export type Move = z.infer<typeof moveSchema>;

const jobSchema = z.object({
	id: z.string(),
	state: z.enum(["queued", "running", "done", "failed"]),
	/** Why it failed, in words for the operator. */
	problem: z.string().nullable(),
	/** What the operator should look at although it stops nothing, in words: those of its ticket. */
	notes: z.array(z.string()),
	files: z.array(z.object({ name: z.string(), contentType: z.string(), bytes: z.int(), sha256: z.string() })),
});

const officeOrderSchema = orderSchema.extend({
	lines: z.array(
		orderLineSchema({
			jobs: z.array(jobSchema),
			/** What can be done with the line now (packages/orders, nextMoves). */
			moves: z.array(moveSchema),
		}),
	),
	moves: z.array(moveSchema),
	/** What may still be given back of what was paid. */
	refundable: moneySchema,
	/** Money that goes back, oldest first. */
	refunds: z.array(
		z.object({
			id: z.string(),
			amount: moneySchema,
			state: z.enum(refundStates),
			/** "" where the shop decided it by itself, or the provider. */
			reason: z.string(),
			/** Null: somebody transfers it by hand. */
			provider: z.enum(["stripe", "paypal"]).nullable(),
			/** Why it failed, in the words of the provider. */
			problem: z.string().nullable(),
			/** Name of the member of staff; null for the shop itself. */
			by: z.string().nullable(),
			at: z.iso.datetime(),
		}),
	),
	/** Of a public customer: its invoices can be had as XRechnung. */
	routingId: z.string().nullable(),
	/** When mail address, telephone and delivery address were removed; what an invoice needs is still there. */
	contactRemovedAt: z.iso.datetime().nullable(),
	/** What was written to the customer, or should be, oldest first. */
	mails: z.array(mailSchema),
	history: z.array(
		z.object({
			at: z.iso.datetime(),
			event: z.string(),
			line: z.string().nullable(),
			/** Name of the member of staff; null for the shop itself. */
			by: z.string().nullable(),
		}),
	),
});
export type OfficeOrder = z.infer<typeof officeOrderSchema>;

export const officeGetOrder = route({
	...officeAddresses.officeGetOrder,
	summary: "One order with its jobs and files",
	tags: ["office"],
	request: { params: numberParams },
	responses: { 200: reply(officeOrderSchema, "The order."), ...staffRefusals },
});

export const officeMoveOrder = route({
	...officeAddresses.officeMoveOrder,
	summary: "Move a line (or, for pay and cancel, the order) along its table of states",
	tags: ["office"],
	request: {
		params: numberParams,
		body: jsonBody(
			z.object({
				move: moveSchema,
				line: z.string().max(64).optional(),
				/** Of what is shipped, as the label has it. */
				parcel: z.object({ carrier: z.enum(carriers), trackingNumber: z.string().max(60) }).optional(),
			}),
		),
	},
	responses: { 200: reply(officeOrderSchema, "The moved order."), ...staffRefusals },
});

export const officeRefund = route({
	...officeAddresses.officeRefund,
	summary: "Give money back, up to what was paid",
	tags: ["office"],
	request: {
		params: numberParams,
		body: jsonBody(
			z.object({
				/** Minor units of the currency of the order. */
				amount: z.int().min(1),
				reason: z.string().trim().min(1).max(300),
			}),
		),
	},
	responses: { 200: reply(officeOrderSchema, "The order; the money is on its way."), ...staffRefusals },
});

export const officeNoteTransfer = route({
	...officeAddresses.officeNoteTransfer,
	summary: "Note that the money of a refund has been transferred by hand",
	tags: ["office"],
	request: { params: numberParams.extend({ refund: z.string().max(64) }) },
	responses: { 200: reply(officeOrderSchema, "The order."), ...staffRefusals },
});

export const officeSendMailAgain = route({
	...officeAddresses.officeSendMailAgain,
	summary: "Send a mail of an order again, to the address the order has now",
	tags: ["office"],
	request: { params: numberParams.extend({ mail: z.string().max(64) }) },
	responses: { 200: reply(officeOrderSchema, "The order; a copy of the mail is waiting."), ...staffRefusals },
});

export const officeCorrectEmail = route({
	...officeAddresses.officeCorrectEmail,
	summary: "Correct the mail address of an order",
	tags: ["office"],
	request: { params: numberParams, body: jsonBody(z.object({ email: z.string().trim().max(320) })) },
	responses: { 200: reply(officeOrderSchema, "The corrected order."), ...staffRefusals },
});

export const officeNoteRoutingId = route({
	...officeAddresses.officeNoteRoutingId,
	summary: "Note the routing id of a public customer (Leitweg-ID); an empty one takes it away",
	tags: ["office"],
	request: { params: numberParams, body: jsonBody(z.object({ routingId: z.string().trim().max(46) })) },
	responses: { 200: reply(officeOrderSchema, "The order."), ...staffRefusals },
});
