import type { MailState } from "@offizin/contract";
import type { DeliveryState, PaymentMethod, PaymentState, ProductionState } from "@offizin/orders";
import type { Job } from "#app/api/call.ts";

/** The outline of a mark, so that a state is told without colour. */
export type Shape = "ring" | "half" | "diamond" | "arrow" | "dot" | "turn" | "cross" | "dash";
/** `act`: somebody here has to do something now. */
export type Tone = "quiet" | "run" | "act" | "good" | "bad";

export interface StateLook {
	readonly word: string;
	readonly shape: Shape;
	readonly tone: Tone;
}

export const paymentWords: Readonly<Record<PaymentState, StateLook>> = {
	open: { word: "offen", shape: "ring", tone: "quiet" },
	paid: { word: "bezahlt", shape: "dot", tone: "good" },
	refunded: { word: "erstattet", shape: "turn", tone: "quiet" },
	cancelled: { word: "storniert", shape: "dash", tone: "quiet" },
};

export const productionWords: Readonly<Record<ProductionState, StateLook>> = {
	preparing: { word: "in Vorbereitung", shape: "half", tone: "run" },
	failed: { word: "fehlgeschlagen", shape: "cross", tone: "bad" },
	ready: { word: "druckbereit", shape: "diamond", tone: "act" },
	released: { word: "freigegeben", shape: "arrow", tone: "run" },
	printed: { word: "gedruckt", shape: "dot", tone: "good" },
	cancelled: { word: "storniert", shape: "dash", tone: "quiet" },
};

export const deliveryWords: Readonly<Record<DeliveryState, StateLook>> = {
	pending: { word: "noch im Haus", shape: "ring", tone: "quiet" },
	shipped: { word: "versendet", shape: "arrow", tone: "run" },
	delivered: { word: "zugestellt", shape: "dot", tone: "good" },
	cancelled: { word: "storniert", shape: "dash", tone: "quiet" },
};

export const jobWords: Readonly<Record<Job["state"], StateLook>> = {
	queued: { word: "wartet", shape: "ring", tone: "quiet" },
	running: { word: "läuft", shape: "half", tone: "run" },
	done: { word: "fertig", shape: "dot", tone: "good" },
	failed: { word: "fehlgeschlagen", shape: "cross", tone: "bad" },
};

export const mailStateWords: Readonly<Record<MailState, StateLook>> = {
	waiting: { word: "wartet", shape: "ring", tone: "quiet" },
	sent: { word: "gesendet", shape: "dot", tone: "good" },
	refused: { word: "abgelehnt", shape: "cross", tone: "bad" },
	given_up: { word: "aufgegeben", shape: "dash", tone: "bad" },
};

/** Of an order with a mail that was refused or given up. */
export const undeliveredMail: StateLook = { word: "E-Mail unzustellbar", shape: "cross", tone: "bad" };

export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
	invoice: "Rechnung",
	prepayment: "Vorkasse",
};

/** The word for a method; one that this version does not know yet is shown as it is named. */
export function paymentMethodWord(method: string): string {
	return (paymentMethodWords as Readonly<Record<string, string>>)[method] ?? method;
}
