import type { ListedOrder } from "#app/api/call.ts";

/** An order of the list for tests. */
export function listedOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
	return {
		number: "26-100001",
		channel: "papiervogel",
		placedAt: "2026-11-20T09:00:00Z",
		customer: "Jana Öztürk",
		total: { amount: 8949, currency: "eur" },
		payment: { method: "invoice", state: "open" },
		production: ["ready"],
		delivery: ["pending"],
		deliveryDate: "2026-11-27",
		pieces: 50,
		hasUndeliveredMail: false,
		...changes,
	};
}
