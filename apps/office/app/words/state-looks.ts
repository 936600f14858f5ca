import type { MailState } from "@offizin/contract";
import type { DeliveryState, PaymentState, ProductionState, RefundState } from "@offizin/orders";
import type { Job } from "#app/api/call.ts";

/** The outline of a mark, so that a state is told without colour. */
export type Shape = "ring" | "half" | "diamond" | "arrow" | "dot" | "square" | "turn" | "cross" | "dash";
/** `act`: somebody here has to do something now. */
export type Tone = "quiet" | "run" | "act" | "good" | "bad";

type JobState = Job["state"];
export type StoryState = "draft" | "published" | "changed" | "scheduled" | "overdue";

/** A state as the words of the office name it, below `states`. */
export type StateKey =
	| `payment.${PaymentState}`
	| `production.${ProductionState}`
	| `delivery.${DeliveryState}`
	| `job.${JobState}`
	| `mail.${MailState}`
	| `refund.${RefundState}`
	| `story.${StoryState}`
	| "order.undelivered";

export interface StateLook {
	readonly word: StateKey;
	readonly shape: Shape;
	readonly tone: Tone;
}

export const paymentLooks: Readonly<Record<PaymentState, StateLook>> = {
	open: { word: "payment.open", shape: "ring", tone: "quiet" },
	paid: { word: "payment.paid", shape: "dot", tone: "good" },
	refunded: { word: "payment.refunded", shape: "turn", tone: "quiet" },
	cancelled: { word: "payment.cancelled", shape: "dash", tone: "quiet" },
};

export const productionLooks: Readonly<Record<ProductionState, StateLook>> = {
	preparing: { word: "production.preparing", shape: "half", tone: "run" },
	failed: { word: "production.failed", shape: "cross", tone: "bad" },
	ready: { word: "production.ready", shape: "diamond", tone: "act" },
	released: { word: "production.released", shape: "arrow", tone: "run" },
	printed: { word: "production.printed", shape: "dot", tone: "good" },
	stocked: { word: "production.stocked", shape: "square", tone: "good" },
	cancelled: { word: "production.cancelled", shape: "dash", tone: "quiet" },
};

export const deliveryLooks: Readonly<Record<DeliveryState, StateLook>> = {
	pending: { word: "delivery.pending", shape: "ring", tone: "quiet" },
	shipped: { word: "delivery.shipped", shape: "arrow", tone: "run" },
	delivered: { word: "delivery.delivered", shape: "dot", tone: "good" },
	cancelled: { word: "delivery.cancelled", shape: "dash", tone: "quiet" },
};

export const jobLooks: Readonly<Record<JobState, StateLook>> = {
	queued: { word: "job.queued", shape: "ring", tone: "quiet" },
	running: { word: "job.running", shape: "half", tone: "run" },
	done: { word: "job.done", shape: "dot", tone: "good" },
	failed: { word: "job.failed", shape: "cross", tone: "bad" },
};

export const mailLooks: Readonly<Record<MailState, StateLook>> = {
	waiting: { word: "mail.waiting", shape: "ring", tone: "quiet" },
	sent: { word: "mail.sent", shape: "dot", tone: "good" },
	refused: { word: "mail.refused", shape: "cross", tone: "bad" },
	given_up: { word: "mail.given_up", shape: "dash", tone: "bad" },
};

export const refundLooks: Readonly<Record<RefundState, StateLook>> = {
	requested: { word: "refund.requested", shape: "half", tone: "run" },
	done: { word: "refund.done", shape: "dot", tone: "good" },
	failed: { word: "refund.failed", shape: "cross", tone: "bad" },
};

export const storyLooks: Readonly<Record<StoryState, StateLook>> = {
	draft: { word: "story.draft", shape: "ring", tone: "quiet" },
	published: { word: "story.published", shape: "dot", tone: "good" },
	changed: { word: "story.changed", shape: "half", tone: "act" },
	scheduled: { word: "story.scheduled", shape: "turn", tone: "run" },
	overdue: { word: "story.overdue", shape: "cross", tone: "bad" },
};

/** Of an order with a mail that was refused or given up. */
export const undeliveredMail: StateLook = { word: "order.undelivered", shape: "cross", tone: "bad" };
