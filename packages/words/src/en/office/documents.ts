import type { documents as german } from "../../de/office/documents.ts";

export const documents: typeof german = {
	title: "Documents",
	none: "None yet. The invoice is issued when the money is there or the first line is shipped.",
	kind: { invoice: "Invoice", credit: "Credit note" },
	of: "{number}, {day}",
	pdf: "View PDF<hidden>, {number}</hidden>",
	xml: "Download XRechnung<hidden>, {number}</hidden>",
	paper: { "packing-slip": "Print packing slip", "delivery-note": "Print delivery note" },
	routing: {
		ask: "A public customer?",
		noted: "Leitweg-ID {routingId}",
		label: "Leitweg-ID",
		effect:
			"With it every invoice of this order can be downloaded as XRechnung. Leave it empty where there is none.",
		saved: "Saved.",
	},
};
