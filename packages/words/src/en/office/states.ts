import type { states as german } from "../../de/office/states.ts";
import { provided } from "../provided.ts";

export const states: typeof german = {
	payment: { open: "open", paid: "paid", refunded: "refunded", cancelled: "cancelled" },
	production: {
		preparing: "in preparation",
		failed: "failed",
		ready: "ready for press",
		released: "released",
		printed: "printed",
		stocked: "in stock",
		cancelled: "cancelled",
	},
	delivery: {
		pending: "still in house",
		shipped: "dispatched",
		delivered: "delivered",
		cancelled: "cancelled",
	},
	job: { queued: "queued", running: "running", done: "done", failed: "failed" },
	mail: { waiting: "waiting", sent: "sent", refused: "refused", given_up: "given up" },
	order: { undelivered: "Email undeliverable" },
	story: {
		draft: "draft",
		published: "published",
		changed: "changed",
		scheduled: "scheduled",
		overdue: "publishing failed",
	},
	method: { ...provided, invoice: "Invoice", prepayment: "Prepayment" },
	refund: { requested: "on its way", done: "refunded", failed: "failed" },
};
