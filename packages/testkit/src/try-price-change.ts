import { bookWithChange, builtInRows, type PriceChange, type PriceRow } from "@offizin/pricing";

const cell = { table: "card.base", row: "50", column: "price" } as const;

/** A change of one price of a card, and the shop it is made in. */
export const samplePriceChange = {
	shop: { channel: "papiervogel", market: "de" },
	cell,
	change: {
		cells: [{ ...cell, amount: 179 }],
		reach: "currency",
		validFrom: "2026-12-01",
	},
} as const satisfies { readonly change: PriceChange; readonly shop: object; readonly cell: object };

/** The book after that change, made otherwise where `overrides` says so, on 20 November 2026 unless told. */
export function tryPriceChange(
	overrides: Partial<PriceChange> = {},
	rows: readonly PriceRow[] = [],
	today = "2026-11-20",
): ReturnType<typeof bookWithChange> {
	const { shop, change } = samplePriceChange;
	const known = { shop, rows: [...builtInRows(), ...rows], todayIn: () => today };
	return bookWithChange({ ...change, ...overrides }, known);
}
