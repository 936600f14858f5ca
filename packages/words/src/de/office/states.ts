import type { MailState, OfficeOrder } from "@offizin/contract";
import type {
	DeliveryState,
	PaymentMethod,
	PaymentState,
	ProductionState,
	RefundState,
} from "@offizin/orders";
import { provided } from "../provided.ts";

type JobState = OfficeOrder["lines"][number]["jobs"][number]["state"];

/** How far something is. */
export const states = {
	payment: {
		open: "offen",
		paid: "bezahlt",
		refunded: "erstattet",
		cancelled: "storniert",
	} satisfies Record<PaymentState, string>,
	production: {
		preparing: "in Vorbereitung",
		failed: "fehlgeschlagen",
		ready: "druckbereit",
		released: "freigegeben",
		printed: "gedruckt",
		stocked: "am Lager",
		cancelled: "storniert",
	} satisfies Record<ProductionState, string>,
	delivery: {
		pending: "noch im Haus",
		shipped: "versendet",
		delivered: "zugestellt",
		cancelled: "storniert",
	} satisfies Record<DeliveryState, string>,
	job: {
		queued: "wartet",
		running: "läuft",
		done: "fertig",
		failed: "fehlgeschlagen",
	} satisfies Record<JobState, string>,
	mail: {
		waiting: "wartet",
		sent: "gesendet",
		refused: "abgelehnt",
		given_up: "aufgegeben",
	} satisfies Record<MailState, string>,
	/** An order with a mail that was refused or given up. */
	order: { undelivered: "E-Mail unzustellbar" },
	/** Of a page of the shop. */
	story: {
		draft: "Entwurf",
		published: "veröffentlicht",
		changed: "geändert",
		scheduled: "geplant",
		overdue: "Veröffentlichung gescheitert",
	},
	method: { ...provided, invoice: "Rechnung", prepayment: "Vorkasse" } satisfies Record<
		PaymentMethod,
		string
	>,
	refund: {
		requested: "veranlasst",
		done: "erstattet",
		failed: "gescheitert",
	} satisfies Record<RefundState, string>,
};
