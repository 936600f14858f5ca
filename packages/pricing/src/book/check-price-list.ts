import { ok } from "@offizin/base";
import { type PriceList, priceIn } from "../list/price-list.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import { offeredQuantities } from "../quote/offered-quantities.ts";
import { discountStep, type QuantityDiscount } from "../quote/quantity-discount.ts";
import { pricedProducts, quantityDiscounts } from "../registry.ts";

/** Shares are thousandths. */
const WHOLE = 1000;

const discounts = Object.values(quantityDiscounts);

/**
 * Where more pieces would cost less in all at some quantity on offer (pricing.P5): what each product finds in its own
 * tables, and what is sold less a share from a quantity on. Everything else is priced in proportion to its quantity.
 */
export function checkPriceList(list: PriceList): PriceRowProblem[] {
	return [
		...Object.values(pricedProducts).flatMap(({ listProblems }) => listProblems?.(list) ?? []),
		...discounts.flatMap((discount) => excessiveShares(discount, list)),
	];
}

const checkedTables = new Set(
	[
		...Object.values(pricedProducts).flatMap(({ listProblems, sheets }) => (listProblems ? sheets : [])),
		...discounts.map(({ sheet }) => sheet),
	].map(({ table }) => table.key),
);

/** All that the check looks at: lists with the same text have the same problems. */
export function checkedPrices({ cells, currency }: PriceList): string {
	const looked = Object.entries(cells).filter(([table]) => checkedTables.has(table));
	return JSON.stringify([currency, looked]);
}

/** Discounts with which more pieces on offer cost no more in all: rounding could let equal totals fall. */
function excessiveShares(discount: QuantityDiscount, list: PriceList): PriceRowProblem[] {
	const table = discount.sheet.table.key;
	const problems: PriceRowProblem[] = [];
	let before = 0;
	for (const quantity of offeredQuantities(discount.product)) {
		const step = discountStep(discount, quantity);
		const row = String(step);
		const share = step === undefined ? ok(0) : priceIn(list, table, row, "share");
		const total = share.ok ? quantity * (WHOLE - share.value) : Number.NaN;
		if (!(total > before)) {
			const value = share.ok ? String(share.value) : "";
			problems.push({ table, row, column: "share", code: "total_falls", value, currency: list.currency });
		}
		before = total;
	}
	return problems;
}
