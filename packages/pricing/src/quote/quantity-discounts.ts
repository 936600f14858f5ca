import type { ProductKey } from "@offizin/assortment";
import { column } from "../list/amounts.ts";
import { shareColumn } from "../list/heads.ts";
import type { PriceSheet } from "../list/price-table.ts";

type Shares = Readonly<Record<number, number>>;

/**
 * What is taken off each piece from a quantity on, in per mille. Calendars: domain.md §7.3; the others are ours. Cards
 * and prints have prices per quantity of their own.
 */
const shares = {
	calendar: { 5: 100, 10: 200, 25: 300 },
	photobook: { 3: 50, 5: 100, 10: 150, 25: 200 },
	guestbook: { 3: 50, 5: 100, 10: 150 },
	photobox: { 5: 50, 10: 100 },
	photoframe: { 3: 50, 5: 100, 10: 150 },
	collage: { 3: 50, 5: 100, 10: 150 },
	merch: { 5: 50, 10: 100, 25: 150, 50: 200 },
} as const satisfies Partial<Record<ProductKey, Shares>>;

export type DiscountedProduct = keyof typeof shares;

function steps(product: DiscountedProduct): readonly number[] {
	return Object.keys(shares[product])
		.map(Number)
		.sort((first, second) => first - second);
}

/** Quantities from which each discount holds, ascending. */
export const discountSteps: Readonly<Record<DiscountedProduct, readonly number[]>> = {
	calendar: steps("calendar"),
	photobook: steps("photobook"),
	guestbook: steps("guestbook"),
	photobox: steps("photobox"),
	photoframe: steps("photoframe"),
	collage: steps("collage"),
	merch: steps("merch"),
};

/** Everything with such a discount. */
export const discountedProducts: readonly DiscountedProduct[] = [
	"calendar",
	"photobook",
	"guestbook",
	"photobox",
	"photoframe",
	"collage",
	"merch",
];

function sheet(product: DiscountedProduct): PriceSheet {
	return {
		table: {
			key: `${product}.discount`,
			unit: "perMille",
			// Steps, as they are announced, and so no table whose quantities are interpolated.
			rowsAre: "keys",
			rows: discountSteps[product].map((from) => ({ key: String(from) })),
			columns: shareColumn,
		},
		cells: column("share", shares[product]),
	};
}

export const quantityDiscountSheets: readonly PriceSheet[] = discountedProducts.map(sheet);
