import { invariant } from "@offizin/base";
import type { PriceList } from "../list/price-list.ts";
import { lineNameDe } from "../quote/line-names-de.ts";
import type { Quote } from "../quote/quote.ts";
import { quoteSelection } from "../quote/quote-selection.ts";
import { type Example, priceExamples } from "./examples.ts";

/** A part of a price that is another one after a change; minor units, 0 where the part is not there. */
export interface ChangedLine {
	readonly code: string;
	readonly nameDe: string;
	readonly before: number;
	readonly after: number;
}

/** What a change does to one example: totals in minor units. */
export interface ExampleEffect {
	readonly key: string;
	readonly nameDe: string;
	readonly before: number;
	readonly after: number;
	readonly difference: number;
	/** Of `before`, rounded. */
	readonly differencePerMille: number;
	readonly lines: readonly ChangedLine[];
}

/** The ten examples by two lists. Both must be checked ones: a price that is missing throws. */
export function compareExamples(before: PriceList, after: PriceList): readonly ExampleEffect[] {
	return priceExamples().map((example) => {
		const old = quoteExample(example, before);
		const now = quoteExample(example, after);
		const difference = now.total - old.total;
		return {
			key: example.key,
			nameDe: example.nameDe,
			before: old.total,
			after: now.total,
			difference,
			differencePerMille: Math.round((difference * 1000) / old.total),
			lines: changedLines(old, now),
		};
	});
}

function quoteExample({ key, selection }: Example, list: PriceList): Quote {
	const quote = quoteSelection(selection, { list, vatRate: undefined });
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
			nameDe: lineNameDe(code),
			before: amountOf(before, code),
			after: amountOf(after, code),
		}))
		.filter((line) => line.before !== line.after);
}
