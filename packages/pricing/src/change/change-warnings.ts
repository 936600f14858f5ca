import type { Currency } from "@offizin/money";
import { priceTable } from "../book/find-price-table.ts";
import { type PriceList, priceIn } from "../list/price-list.ts";
import type { CellPrice } from "./price-change.ts";

/** Worth a second look, and no reason to refuse. */
export type ChangeWarning = CellPrice &
	(
		| { readonly code: "unusual_ending" | "not_payable_in_coins" }
		/** `percent` of what it costs before; negative where it falls. */
		| { readonly code: "large_step"; readonly percent: number; readonly before: number }
		/** `now` is what the list keeps. */
		| { readonly code: "without_effect"; readonly now: number }
	);

/** Above half or below twice the price, a slip of the comma is likelier than a decision. */
const LARGE_STEP_PER_MILLE = 500;
/** Prices of the shop end on .x0, .x5 or .x9. */
const USUAL_ENDINGS = [0, 5, 9];
/** No Swiss coin is below 5 Rappen. */
const CHF_STEP = 5;

/** `before` and `after` are the list on the first day of the change, without and with it. */
export function changeWarnings(
	cells: readonly CellPrice[],
	{ before, after }: { readonly before: PriceList; readonly after: PriceList },
): readonly ChangeWarning[] {
	const { currency } = after;
	return cells.flatMap((cell) => {
		const old = priceIn(before, cell.table, cell.row, cell.column);
		const now = priceIn(after, cell.table, cell.row, cell.column);
		const ending = endingWarning(cell, currency);
		return [
			...(old.ok ? stepWarning(cell, old.value) : []),
			...(ending ? [ending] : []),
			...(now.ok && now.value !== cell.amount
				? [{ ...cell, code: "without_effect" as const, now: now.value }]
				: []),
		];
	});
}

function stepWarning(cell: CellPrice, before: number): ChangeWarning[] {
	if (before === 0 || Math.abs(cell.amount - before) * 1000 <= before * LARGE_STEP_PER_MILLE) return [];
	const percent = Math.round(((cell.amount - before) * 100) / before);
	return [{ ...cell, code: "large_step", percent, before }];
}

function endingWarning(cell: CellPrice, currency: Currency): ChangeWarning | undefined {
	if (priceTable(cell.table)?.unit !== "money") return undefined;
	if (currency === "chf" && cell.amount % CHF_STEP !== 0) return { ...cell, code: "not_payable_in_coins" };
	return USUAL_ENDINGS.includes(cell.amount % 10) ? undefined : { ...cell, code: "unusual_ending" };
}
