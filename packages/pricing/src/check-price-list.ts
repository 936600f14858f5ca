import {
	type CardConfiguration,
	type CardFormat,
	cardFormats,
	papers,
	paperTakes,
	quantityLadder,
	refinements,
} from "@offizin/catalog";
import { currencies } from "@offizin/money";
import { cardUnitPrices } from "./card-unit-prices.ts";
import { isDay } from "./day.ts";
import type { PriceList, TierTable } from "./price-list.ts";

/** What is wrong in a price list, named the way the operator sees it. */
export interface PriceListProblem {
	/** "card.base", "card.refinement.gold", "shipping.standard"; "list" for the head. */
	readonly table: string;
	/** Quantity, paper class or country. */
	readonly row: string;
	readonly column: string;
	readonly code:
		| "missing"
		| "not_whole"
		| "negative"
		| "not_ascending"
		| "not_from_one"
		| "unknown"
		| "total_falls";
	readonly value: string;
}

/** Every reason not to sell by this list, empty when it is sound (P6). */
export function checkPriceList(list: PriceList): readonly PriceListProblem[] {
	const problems = [...checkHead(list), ...checkCard(list), ...checkShipping(list)];
	return problems.length > 0 ? problems : checkTotals(list);
}

function checkHead({ id, currency, validFrom }: PriceList): PriceListProblem[] {
	const problem = (column: string, code: PriceListProblem["code"], value: string) =>
		({ table: "list", row: "", column, code, value }) as const;
	return [
		...(id === "" ? [problem("id", "missing", id)] : []),
		...(currencies.includes(currency) ? [] : [problem("currency", "unknown", currency)]),
		...(isDay(validFrom) ? [] : [problem("validFrom", "unknown", validFrom)]),
	];
}

function checkAmount(
	table: string,
	row: string,
	column: string,
	value: number | undefined,
): PriceListProblem[] {
	const problem = (code: PriceListProblem["code"]) => [{ table, row, column, code, value: String(value) }];
	if (value === undefined) return problem("missing");
	if (!Number.isSafeInteger(value)) return problem("not_whole");
	return value < 0 ? problem("negative") : [];
}

function checkTiers(table: string, rows: TierTable | undefined): PriceListProblem[] {
	const first = rows?.[0];
	if (!rows || !first) return [{ table, row: "", column: "", code: "missing", value: "" }];
	const from = (row: number, code: PriceListProblem["code"]) => [
		{ table, row: String(row), column: "from", code, value: String(row) },
	];
	return [
		...(first.from === 1 ? [] : from(first.from, "not_from_one")),
		...rows.flatMap((row, index) => {
			const before = rows[index - 1];
			return [
				...(Number.isSafeInteger(row.from) ? [] : from(row.from, "not_whole")),
				...(before && row.from <= before.from ? from(row.from, "not_ascending") : []),
				...checkAmount(table, String(row.from), "unit", row.unit),
			];
		}),
	];
}

function checkCard({ card }: PriceList): PriceListProblem[] {
	const classes = [...new Set(papers.map(({ priceClass }) => priceClass))].sort();
	return [
		...checkTiers("card.base", card.base),
		...(card.base.some(({ unit }) => unit === 0)
			? [{ table: "card.base", row: "", column: "unit", code: "missing", value: "0" } as const]
			: []),
		...classes.flatMap((key) => checkAmount("card.paper", String(key), "unit", card.paper[key])),
		...refinements.flatMap((key) =>
			key === "ohne" ? [] : checkTiers(`card.refinement.${key}`, card.refinement[key]),
		),
		...checkAmount("card.punching", "", "unit", card.punching),
	];
}

function checkShipping({ shipping }: PriceList): PriceListProblem[] {
	return Object.entries(shipping).flatMap(([type, countries]) => {
		const table = `shipping.${type}`;
		const rows = Object.entries(countries);
		return rows.length === 0
			? [{ table, row: "", column: "", code: "missing", value: "" } as const]
			: rows.flatMap(([country, price]) => checkAmount(table, country, "price", price));
	});
}

/**
 * More pieces must never cost less in all, at no step of the quantity ladder and for no card (P5). A punching adds the
 * same to every piece, so what holds without one holds with it.
 */
function checkTotals(list: PriceList): PriceListProblem[] {
	return pricedAlike().flatMap((format) =>
		papers.flatMap((stock) =>
			refinements
				.filter((refinement) => paperTakes(stock, refinement))
				.flatMap((refinementType) =>
					fallingTotals(
						{ formatType: format.key, paperType: stock.key, refinementType, punching: "ohne" },
						list,
					),
				),
		),
	);
}

/** One format for each price factor: formats of the same factor cost the same. Those without one are not sold. */
function pricedAlike(): CardFormat[] {
	const byFactor = new Map<number, CardFormat>();
	for (const format of cardFormats) {
		const { priceFactor } = format;
		if (priceFactor !== undefined && !byFactor.has(priceFactor)) byFactor.set(priceFactor, format);
	}
	return [...byFactor.values()];
}

function fallingTotals(configuration: CardConfiguration, list: PriceList): PriceListProblem[] {
	const total = (quantity: number) => {
		const units = cardUnitPrices(configuration, quantity, list);
		return units.ok ? quantity * units.value.reduce((sum, { unit }) => sum + unit, 0) : Number.NaN;
	};
	const { formatType, paperType, refinementType } = configuration;
	return quantityLadder.flatMap((quantity, index) => {
		const before = quantityLadder[index - 1];
		// Written so that a total that is no number is a problem too.
		if (before === undefined || total(quantity) >= total(before)) return [];
		const column = `${formatType}, ${paperType}, ${refinementType}`;
		return [
			{ table: "card", row: String(quantity), column, code: "total_falls", value: String(total(quantity)) },
		];
	});
}
