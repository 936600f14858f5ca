import {
	type CardConfiguration,
	cardFormats,
	papers,
	paperTakes,
	quantityLadder,
	refinements,
} from "@offizin/catalog";
import { exactCardUnits } from "../quote/card-parts.ts";
import { cardSelection } from "../quote/card-selection.ts";
import type { PriceList } from "./price-list.ts";
import type { PriceRowProblem } from "./price-row-problem.ts";

/**
 * Where more cards would cost less in all, at some step of the quantity ladder and before rounding, which `cardParts`
 * keeps from doing so (P5). Everything else that is sold is
 * priced in proportion to its quantity, or less a share that is announced from a quantity on.
 */
export function checkPriceList(list: PriceList): PriceRowProblem[] {
	return pricedAlike(list).flatMap((card) => fallingTotals(card, list));
}

/** All that the check looks at: lists with the same text have the same problems. */
export function checkedPrices({ cells, currency }: PriceList): string {
	const ofCards = Object.entries(cells).filter(([table]) => table.startsWith("card."));
	return JSON.stringify([currency, ofCards]);
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
function pricedAlike({ cells, tiers }: PriceList): CardConfiguration[] {
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
				papers.filter((stock) => paperTakes(stock, refinementType)),
				({ priceClass }) => priceClass,
			).map(({ key: paperType }) => ({
				formatType,
				paperType,
				refinementType,
				punching: "ohne" as const,
				accessories: [],
			})),
		),
	);
}

function fallingTotals(card: CardConfiguration, list: PriceList): PriceRowProblem[] {
	const units = exactCardUnits(cardSelection(card, 1), quantityLadder, list);
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
