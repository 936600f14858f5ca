import type { CartView } from "@offizin/contract";
import type { Money } from "@offizin/money";

/** What a person saw above the button, as far as it can change under them. Amounts in minor units. */
export interface ShownCart {
	readonly lines: readonly ShownLine[];
	readonly shipping: number;
	/** The day on which everything has arrived; null where nothing is sent. */
	readonly arrival: string | null;
	readonly total: Money;
}

export interface ShownLine {
	readonly id: string;
	readonly name: string;
	readonly quantity: number;
	readonly total: number;
}

/** How a line differs from what was shown. */
export type LineChange =
	| { readonly kind: "added" }
	| { readonly kind: "quantity"; readonly before: number }
	| { readonly kind: "price"; readonly before: number };

export interface CartChanges {
	/** By line id; lines that are as they were are not in it. */
	readonly lines: Readonly<Record<string, LineChange>>;
	/** Lines that are gone. */
	readonly removed: readonly ShownLine[];
	/** What shipping and total were, where they are others now. */
	readonly shipping: number | undefined;
	readonly total: number | undefined;
}

export function shownCart(cart: CartView): ShownCart {
	return {
		lines: cart.items.map(({ id, name, quantity, quote }) => ({ id, name, quantity, total: quote.total })),
		shipping: cart.shipping.amount,
		arrival: cart.delivery,
		total: cart.total,
	};
}

/** What has changed between what was shown and the cart of now. */
export function compareCart(shown: ShownCart, now: ShownCart): CartChanges {
	const before = new Map(shown.lines.map((line) => [line.id, line]));
	const left = new Set(now.lines.map(({ id }) => id));
	return {
		lines: Object.fromEntries(
			now.lines.flatMap((line) => {
				const change = changeOf(before.get(line.id), line);
				return change ? [[line.id, change]] : [];
			}),
		),
		removed: shown.lines.filter(({ id }) => !left.has(id)),
		shipping: shown.shipping === now.shipping ? undefined : shown.shipping,
		total: shown.total.amount === now.total.amount ? undefined : shown.total.amount,
	};
}

function changeOf(before: ShownLine | undefined, line: ShownLine): LineChange | undefined {
	if (!before) return { kind: "added" };
	if (before.quantity !== line.quantity) return { kind: "quantity", before: before.quantity };
	return before.total === line.total ? undefined : { kind: "price", before: before.total };
}
