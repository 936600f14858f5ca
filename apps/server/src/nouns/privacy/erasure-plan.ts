import { isCancellable } from "@offizin/orders";
import { keptFor } from "../retention/kept-for.ts";
import { endsAfterYears } from "../retention/periods.ts";
import type { Person, PersonOrder } from "./find-person.ts";

/** What an erasure does to each order of a person. */
export interface ErasurePlan {
	/** Not sent yet and not to be given up: they stop the erasure. */
	readonly blocking: readonly PersonOrder[];
	/** Not sent yet, but nothing is paid or printed: erased once they may be cancelled. */
	readonly cancellable: readonly PersonOrder[];
	/** Invoices the law demands, each until a date; everything else of these orders goes. */
	readonly reduced: readonly { readonly order: PersonOrder; readonly keptUntil: Date }[];
	/** Never placed, or so old that no law demands them: they go as a whole. */
	readonly removed: readonly PersonOrder[];
}

export function planErasure({ orders }: Person, now: Date): ErasurePlan {
	const placed = orders.flatMap((order) =>
		order.state === "placed" && order.placed_at ? [{ order, placedAt: order.placed_at }] : [],
	);
	const due = placed.map(({ order, placedAt }) => ({
		order,
		// A document has years of its own, from when it was issued.
		keptUntil: endsAfterYears(order.documents.at(-1)?.issued_at ?? placedAt, keptFor.invoiceYears),
	}));
	const drafts = orders.filter(({ state }) => state === "draft");
	const open = placed.map(({ order }) => order).filter(isOpen);
	// What has been paid is owed: it is sent or given back first.
	const cancellable = open.filter(
		({ payment_state: state, lines }) => state === "open" && isCancellable({ state }, lines),
	);
	return {
		blocking: [...drafts, ...open.filter((order) => !cancellable.includes(order))],
		cancellable,
		reduced: due.filter(({ keptUntil }) => keptUntil > now),
		removed: [
			...orders.filter(({ state }) => state === "abandoned"),
			...due.filter(({ keptUntil }) => keptUntil <= now).map(({ order }) => order),
		],
	};
}

function isOpen({ lines }: PersonOrder): boolean {
	return lines.some(({ production, delivery }) => delivery === "pending" && production !== "cancelled");
}
