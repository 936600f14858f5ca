import { quantityLadder } from "@offizin/assortment";
import { cardFormats, papers, paperTakes, refinements } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { PriceList } from "../../list/price-list.ts";
import type { PriceRowProblem } from "../../list/price-row-problem.ts";
import { exactCardUnits } from "./card-parts.ts";

/**
 * Where more cards of the ladder would cost less in all before rounding, which `cardParts` keeps from doing so
 * (pricing.P5).
 */
export function fallingTotals(list: PriceList): PriceRowProblem[] {
	return pricedAlike(list).flatMap((card) => fallingTotalsOf(card, list));
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

function fallingTotalsOf(card: Configuration, list: PriceList): PriceRowProblem[] {
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
				made: { product: "card", configuration: card },
				code: "total_falls",
				value: String(Math.round(total)),
				currency: list.currency,
			});
		}
		before = total;
	}
	return problems;
}
