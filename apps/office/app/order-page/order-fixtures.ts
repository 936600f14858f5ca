import type { OfficeOrder } from "@offizin/contract";
import type { MadeLine, OrderMail } from "#app/api/call.ts";

/** A line for tests: fifty folded cards, ready for release. */
export function officeLine(changes: Partial<MadeLine> = {}): MadeLine {
	return {
		id: "line-1",
		item: "design",
		template: "eukalyptus-klappkarte-a6",
		name: "Eukalyptus",
		product: "card",
		configuration: {
			formatType: "klappkarte-a6",
			paperType: "creme",
			refinementType: "gold",
			punching: "ohne",
		},
		choices: [
			{ option: "formatType", name: "Format", value: "Klappkarte A6", note: "4 Seiten" },
			{ option: "paperType", name: "Papier", value: "Naturpapier creme", note: "300\u00a0g/m²" },
			{ option: "refinementType", name: "Veredelung", value: "Heißfolie Gold" },
		],
		size: { width: 105, height: 148 },
		accessories: [],
		quantity: 50,
		quote: {
			priceListId: "de-2026-11",
			currency: "eur",
			quantity: 50,
			unit: 233,
			total: 11_650,
			lines: [
				{ code: "card.base", name: "Karte", quantity: 50, unit: 169, amount: 8450 },
				{ code: "card.paper", name: "Papier", quantity: 50, unit: 15, amount: 750 },
				{ code: "card.refinement", name: "Veredelung", quantity: 50, unit: 49, amount: 2450 },
			],
			vat: [{ rate: 190, net: 9790, amount: 1860 }],
		},
		production: "ready",
		delivery: "pending",
		deliveryDate: "2026-11-27",
		preview: "/preview.png",
		printDataRemovedAt: null,
		jobs: [{ id: "job-1", state: "done", problem: null, notes: [], files: [] }],
		moves: ["release"],
		...changes,
	};
}

/** A mail for tests: the confirmation, sent at once. */
export function orderMail(changes: Partial<OrderMail> = {}): OrderMail {
	return {
		id: "mail-1",
		kind: "confirmation",
		state: "sent",
		createdAt: "2026-11-20T13:03:00Z",
		triedAt: "2026-11-20T13:03:02Z",
		tries: 1,
		sentAt: "2026-11-20T13:03:02Z",
		problem: null,
		smtpCode: null,
		mayRepeat: true,
		...changes,
	};
}

/** An order for tests, with one line unless said otherwise. */
export function officeOrder(changes: Partial<OfficeOrder> = {}): OfficeOrder {
	return {
		number: "26-100042",
		channel: "papiervogel",
		placedAt: "2026-11-20T13:03:00Z",
		payment: { method: "invoice", state: "open" },
		parcels: [],
		refunded: { amount: 0, currency: "eur" },
		contact: { email: "jana@example.org" },
		billing: {
			firstName: "Jana",
			lastName: "Öztürk",
			street: "Ahornweg 3",
			postalCode: "80331",
			city: "München",
			country: "DE",
		},
		shippingType: "standard",
		lines: [officeLine()],
		deliveries: [{ carriage: "parcel", lines: ["line-1"], date: "2026-11-27" }],
		subtotal: { amount: 11_650, currency: "eur" },
		charges: [{ code: "shipping.standard", name: "Standardversand", quantity: 1, unit: 499, amount: 499 }],
		total: { amount: 12_149, currency: "eur" },
		vat: [{ rate: 190, net: 10_209, amount: 1940 }],
		documents: [],
		isCancellable: true,
		moves: ["pay", "cancel"],
		refundable: { amount: 0, currency: "eur" },
		refunds: [],
		routingId: null,
		contactRemovedAt: null,
		mails: [orderMail()],
		history: [],
		...changes,
	};
}
