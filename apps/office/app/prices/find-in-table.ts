import { missingWords, passesFilter, saysSomeWord } from "#app/controls/passes-filter.ts";

interface Searched {
	/** What the table is called and about. */
	readonly heading: readonly string[];
	readonly rows: readonly string[];
	readonly columns: readonly string[];
}

export interface FoundTable {
	/** Words that the heading does not say: the table is filtered by them. Empty where all of it was meant. */
	readonly words: string;
	/** Rows and columns that say them. */
	readonly names: readonly string[];
}

/** Where in a table the words of a filter are; undefined where there is no price of that name. */
export function findInTable(filter: string, { heading, rows, columns }: Searched): FoundTable | undefined {
	const words = missingWords(filter, heading);
	if (words.length === 0) return { words: "", names: [] };
	const text = words.join(" ");
	const found = rows.filter((row) => passesFilter(text, [row, ...columns]));
	if (found.length === 0) return undefined;
	return { words: text, names: [...found, ...columns].filter((name) => saysSomeWord(text, name)) };
}
