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
	const words = missingWords(filter, heading).join(" ");
	if (words === "") return { words, names: [] };
	const found = rows.filter((row) => passesRow(words, [row], columns));
	if (found.length === 0) return undefined;
	return {
		words,
		names: [...found.filter((row) => saysSomeWord(words, row)), ...foundColumns(words, found, columns)],
	};
}

/** Whether a row says every word of a filter, by itself or together with one of its columns. */
export function passesRow(filter: string, row: readonly string[], columns: readonly string[]): boolean {
	return passesFilter(filter, row) || columns.some((column) => passesFilter(filter, [...row, column]));
}

/** The columns that say some of the words, where one of the rows says the others. */
export function foundColumns(
	filter: string,
	rows: readonly string[],
	columns: readonly string[],
): readonly string[] {
	return columns.filter(
		(column) => saysSomeWord(filter, column) && rows.some((row) => passesFilter(filter, [row, column])),
	);
}
