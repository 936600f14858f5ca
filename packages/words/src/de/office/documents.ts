/** Invoices and what goes into the parcel, on the page of one order. */
export const documents = {
	title: "Belege",
	none: "Noch keine. Die Rechnung entsteht, wenn das Geld da ist oder die erste Position verschickt wird.",
	kind: { invoice: "Rechnung", credit: "Rechnungskorrektur" },
	of: "{number}, {day}",
	pdf: "PDF ansehen<hidden>, {number}</hidden>",
	xml: "XRechnung herunterladen<hidden>, {number}</hidden>",
	paper: { "packing-slip": "Packliste drucken", "delivery-note": "Lieferschein drucken" },
	routing: {
		ask: "Öffentlicher Auftraggeber?",
		noted: "Leitweg-ID {routingId}",
		label: "Leitweg-ID",
		effect:
			"Damit lässt sich jede Rechnung dieses Auftrags als XRechnung herunterladen. Leer lassen, wenn es keine gibt.",
		saved: "Gespeichert.",
	},
};
