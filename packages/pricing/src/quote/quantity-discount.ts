import type { ProductKey } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import { column } from "../list/amounts.ts";
import { shareColumn } from "../list/heads.ts";
import { type PriceList, type PriceMissing, priceIn } from "../list/price-list.ts";
import type { PriceSheet } from "../list/price-table.ts";
import type { Part } from "./part.ts";

/** What is taken off each piece of a product from a quantity on. */
export interface QuantityDiscount {
	readonly product: ProductKey;
	/** Quantities from which it holds, ascending. */
	readonly steps: readonly number[];
	readonly sheet: PriceSheet;
}

/** A discount of these shares, in per mille by the quantity they begin at. */
export function quantityDiscount(
	product: ProductKey,
	shares: Readonly<Record<number, number>>,
): QuantityDiscount {
	const steps = Object.keys(shares)
		.map(Number)
		.sort((first, second) => first - second);
	return {
		product,
		steps,
		sheet: {
			table: {
				key: `${product}.discount`,
				unit: "perMille",
				// Steps, as they are announced, and so no table whose quantities are interpolated.
				rowsAre: "keys",
				rows: steps.map((from) => ({ key: String(from) })),
				columns: shareColumn,
			},
			cells: column("share", shares),
		},
	};
}

/** The step of a discount that a quantity has reached; undefined below the first. */
export function discountStep({ steps }: QuantityDiscount, quantity: number): number | undefined {
	return steps.findLast((from) => from <= quantity);
}

/** The parts with what is taken off each piece at this quantity; shares hold from their step on (domain.md §7.3). */
export function withQuantityDiscount(
	parts: readonly Part[],
	discount: QuantityDiscount,
	quantity: number,
	list: PriceList,
): Result<readonly Part[], PriceMissing> {
	const step = discountStep(discount, quantity);
	if (step === undefined) return ok(parts);
	const { key } = discount.sheet.table;
	const share = priceIn(list, key, String(step), "share");
	if (!share.ok) return share;
	const piece = parts.reduce((sum, { unit }) => sum + unit, 0);
	return ok([...parts, { code: key, unit: (-piece * share.value) / 1000 }]);
}
