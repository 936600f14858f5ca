import type { Currency } from "@offizin/money";
import { type PriceList, priceIn } from "../list/price-list.ts";
import { formatAmountDe } from "./amount-de.ts";
import { cellNameDe, priceTable } from "./cell-name-de.ts";
import type { CellPrice } from "./price-change.ts";

/** Worth a second look, and no reason to refuse. */
export interface ChangeWarning extends CellPrice {
	readonly code: "large_step" | "unusual_ending" | "not_payable_in_coins" | "without_effect";
	readonly textDe: string;
}

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
			...(old.ok ? stepWarning(cell, old.value, currency) : []),
			...(ending ? [ending] : []),
			...(now.ok && now.value !== cell.amount ? [withoutEffect(cell, now.value, currency)] : []),
		];
	});
}

function stepWarning(cell: CellPrice, old: number, currency: Currency): ChangeWarning[] {
	if (old === 0 || Math.abs(cell.amount - old) * 1000 <= old * LARGE_STEP_PER_MILLE) return [];
	const percent = Math.round(((cell.amount - old) * 100) / old);
	const words = percent > 0 ? `steigt um ${percent}\u00a0%` : `sinkt um ${-percent}\u00a0%`;
	return [
		{
			...cell,
			code: "large_step",
			textDe: `${cellNameDe(cell)}: ${words}, von ${text(cell, old, currency)}.`,
		},
	];
}

function endingWarning(cell: CellPrice, currency: Currency): ChangeWarning | undefined {
	if (priceTable(cell.table)?.unit !== "money") return undefined;
	const place = `${cellNameDe(cell)}: ${text(cell, cell.amount, currency)}`;
	if (currency === "chf" && cell.amount % CHF_STEP !== 0) {
		return { ...cell, code: "not_payable_in_coins", textDe: `${place} ist kein Vielfaches von 5 Rappen.` };
	}
	if (USUAL_ENDINGS.includes(cell.amount % 10)) return undefined;
	return {
		...cell,
		code: "unusual_ending",
		textDe: `${place} endet ungewöhnlich, sonst enden Preise auf 0, 5 oder 9.`,
	};
}

function withoutEffect(cell: CellPrice, now: number, currency: Currency): ChangeWarning {
	const reason = "weil ein enger gefasster oder angekündigter Preis vorgeht";
	return {
		...cell,
		code: "without_effect",
		textDe: `${cellNameDe(cell)}: in dieser Liste bleibt es bei ${text(cell, now, currency)}, ${reason}.`,
	};
}

function text({ table }: CellPrice, amount: number, currency: Currency): string {
	return formatAmountDe(amount, priceTable(table)?.unit ?? "money", currency);
}
