import { invariant } from "@offizin/base";
import type { PriceList } from "../list/price-list.ts";
import { quoteAccessory } from "../products/accessory/quote-accessory.ts";
import type { Quote } from "../quote/quote.ts";
import { quoteSelection } from "../selection/quote-selection.ts";
import { type Example, priceExamples } from "./examples.ts";
import { findExample } from "./find-example.ts";

const COUNT = 10;

/** A part of a price that is another one after a change; minor units, 0 where the part is not there. */
export interface ChangedLine {
	readonly code: string;
	readonly before: number;
	readonly after: number;
}

/** What a change does to one example: totals in minor units. */
export interface ExampleEffect {
	readonly key: string;
	readonly sold: Example["sold"];
	readonly before: number;
	readonly after: number;
	readonly difference: number;
	/** Of `before`, rounded. */
	readonly differencePerMille: number;
	readonly lines: readonly ChangedLine[];
}

/**
 * Ten examples by two lists: the fixed ones, but for each changed table that none of them shows one it is shown on,
 * before the others. Five of the fixed ones that change stay in any case. Both lists must be checked ones: a price that
 * is missing throws.
 */
export function compareExamples(before: PriceList, after: PriceList): readonly ExampleEffect[] {
	return examplesFor(before, after).map((example) => {
		const old = quoteExample(example, before);
		const now = quoteExample(example, after);
		const difference = now.total - old.total;
		return {
			key: example.key,
			sold: example.sold,
			before: old.total,
			after: now.total,
			difference,
			differencePerMille: Math.round((difference * 1000) / old.total),
			lines: changedLines(old, now),
		};
	});
}

function examplesFor(before: PriceList, after: PriceList): readonly Example[] {
	const touched = new Set<Example>();
	const found: Example[] = [];
	for (const table of Object.keys(after.cells)) {
		const cells = changedCells(before, after, table);
		if (cells.length === 0) continue;
		const changed = withTable(before, after, table);
		const isTouched = (example: Example) =>
			quoteExample(example, before).total !== quoteExample(example, changed).total;
		const shown = priceExamples().filter(isTouched);
		for (const example of shown) touched.add(example);
		if (shown.length > 0) continue;
		const example = firstOf(cells, (cell) => findExample(cell, isTouched));
		if (example) found.push(example);
	}
	// Where everything changes, what is typically bought still tells most.
	const own = found.slice(0, Math.max(COUNT / 2, COUNT - touched.size));
	const others = priceExamples().filter((example) => !touched.has(example));
	const chosen = new Set([...own, ...touched, ...others].slice(0, COUNT));
	return [...own, ...priceExamples()].filter((example) => chosen.has(example));
}

function changedCells(before: PriceList, after: PriceList, table: string) {
	return Object.entries(after.cells[table] ?? {}).flatMap(([row, columns]) =>
		Object.entries(columns)
			.filter(([column, amount]) => before.cells[table]?.[row]?.[column] !== amount)
			.map(([column]) => ({ table, row, column })),
	);
}

/** The prices before, but for one table. */
function withTable(before: PriceList, after: PriceList, table: string): PriceList {
	return {
		...before,
		cells: { ...before.cells, [table]: after.cells[table] ?? {} },
		tiers: { ...before.tiers, [table]: after.tiers[table] ?? {} },
	};
}

function firstOf<Item, Found>(
	items: readonly Item[],
	find: (item: Item) => Found | undefined,
): Found | undefined {
	for (const item of items) {
		const found = find(item);
		if (found !== undefined) return found;
	}
	return undefined;
}

function quoteExample({ key, sold }: Example, list: PriceList): Quote {
	const terms = { list, vatRate: undefined };
	const quote = "sku" in sold ? quoteAccessory(sold.sku, sold.quantity, terms) : quoteSelection(sold, terms);
	invariant(
		quote.ok,
		`example ${key} has no price in ${list.id}: ${quote.ok || JSON.stringify(quote.error)}`,
	);
	return quote.value;
}

function changedLines(before: Quote, after: Quote): ChangedLine[] {
	const codes = new Set([...before.lines, ...after.lines].map(({ code }) => code));
	const amountOf = ({ lines }: Quote, code: string) =>
		lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0);
	return [...codes]
		.map((code) => ({
			code,
			before: amountOf(before, code),
			after: amountOf(after, code),
		}))
		.filter((line) => line.before !== line.after);
}
