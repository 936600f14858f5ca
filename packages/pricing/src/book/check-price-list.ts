import { quantityLadder } from "@offizin/assortment";
import { ok } from "@offizin/base";
import { cardFormats, papers, paperTakes, refinements } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type PriceList, priceIn } from "../list/price-list.ts";
import type { PriceRowProblem } from "../list/price-row-problem.ts";
import { exactCardUnits } from "../products/card/card-parts.ts";
import { offeredQuantities } from "../quote/offered-quantities.ts";
import { discountStep } from "../quote/quantity-discount.ts";
import { type DiscountedProduct, discountedProducts } from "../quote/quantity-discounts.ts";

/** Shares are thousandths. */
const WHOLE = 1000;

/**
 * Where more pieces would cost less in all at some quantity on offer (P5): cards before rounding, which `cardParts`
 * keeps from doing so, and what is sold less a share from a quantity on. Everything else is priced in proportion to
 * its quantity.
 */
export function checkPriceList(list: PriceList): PriceRowProblem[] {
	return [
		...pricedAlike(list).flatMap((card) => fallingTotals(card, list)),
		...discountedProducts.flatMap((product) => excessiveDiscounts(product, list)),
	];
}

/** All that the check looks at: lists with the same text have the same problems. */
export function checkedPrices({ cells, currency }: PriceList): string {
	const looked = Object.entries(cells).filter(
		([table]) => table.startsWith("card.") || table.endsWith(".discount"),
	);
	return JSON.stringify([currency, looked]);
}

/** Keeps the first of those that are alike. */
function firstOfEach<Item>(items: readonly Item[], likeness: (item: Item) => unknown): Item[] {
	const first = new Map<unknown, Item>();
	for (const item of items) {
		const like = likeness(item);
		if (!first.has(like)) first.set(like, item);
	}
	return [...first.values()];
}

/**
 * One card for each price a card can have: one format of each factor, one paper of each class, one refinement of each
 * tier. Punchings and accessories add the same to every piece, so what holds without them holds with them.
 */
function pricedAlike({ cells, tiers }: PriceList): Configuration[] {
	const factors = cells["card.factor"] ?? {};
	const formats = firstOfEach(
		cardFormats.filter(({ key }) => factors[key]),
		({ key }) => factors[key]?.factor,
	);
	const refinementTiers = tiers["card.refinement"] ?? {};
	const tierOf = (refinement: string) => JSON.stringify(refinementTiers[refinement] ?? []);
	return formats.flatMap(({ key: formatType }) =>
		firstOfEach(refinements, tierOf).flatMap((refinementType) =>
			firstOfEach(
				papers.filter((stock) => !stock.forms && paperTakes(stock, refinementType)),
				({ priceClass }) => priceClass,
			).map(({ key: paperType }) => ({
				formatType,
				paperType,
				refinementType,
			})),
		),
	);
}

function fallingTotals(card: Configuration, list: PriceList): PriceRowProblem[] {
	const units = exactCardUnits({ product: "card", configuration: card, quantity: 1 }, quantityLadder, list);
	const problems: PriceRowProblem[] = [];
	let before = 0;
	for (const [at, quantity] of quantityLadder.entries()) {
		const total = units.ok ? (units.value[at] ?? Number.NaN) * quantity : Number.NaN;
		// Written so that a total that is no number is a problem too.
		if (!(total >= before)) {
			const { formatType, paperType, refinementType } = card;
			problems.push({
				table: "card",
				row: String(quantity),
				column: `${formatType}, ${paperType}, ${refinementType}`,
				code: "total_falls",
				value: String(Math.round(total)),
				currency: list.currency,
			});
		}
		before = total;
	}
	return problems;
}

/** Discounts with which more pieces on offer cost no more in all: rounding could let equal totals fall. */
function excessiveDiscounts(product: DiscountedProduct, list: PriceList): PriceRowProblem[] {
	const table = `${product}.discount`;
	const problems: PriceRowProblem[] = [];
	let before = 0;
	for (const quantity of offeredQuantities(product)) {
		const step = discountStep(product, quantity);
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
