import type { ProductKey } from "@offizin/assortment";
import type { OfficeCatalogueTable } from "@offizin/contract";
import { productWords, type Words, wordsOf } from "@offizin/words";

type Cell = string | number;
type Kind = OfficeCatalogueTable["columns"][number]["kind"];
type SubjectKey = keyof Words["catalogueTable"]["subject"];

/** A column of a catalogue table: its key, by which words name it, and what a row has in it. */
export interface SubjectColumn<Row> {
	readonly key: string;
	/** "text" unless given. */
	readonly kind?: Kind;
	readonly cell: (row: Row) => Cell;
}

/** A table of the catalogue as the back office shows it. */
export interface Subject {
	readonly key: SubjectKey;
	readonly name: string;
	/** What the rows are, in a sentence. */
	readonly note: string;
	readonly columns: OfficeCatalogueTable["columns"];
	readonly rows: () => Cell[][];
}

interface Description<Row> {
	readonly key: SubjectKey;
	readonly rows: readonly Row[];
	readonly columns: readonly SubjectColumn<Row>[];
}

/** A subject of typed rows, in the language of a locale. */
export function subject<Row>({ key, rows, columns }: Description<Row>, locale: string): Subject {
	const { subject, column: heads } = wordsOf(locale).catalogueTable;
	const { name, note, columns: own }: SubjectWords = subject[key];
	const shared: Readonly<Record<string, string>> = heads;
	return {
		key,
		name,
		note,
		columns: columns.map((column) => ({
			key: column.key,
			name: own?.[column.key] ?? shared[column.key] ?? column.key,
			kind: column.kind ?? "text",
		})),
		rows: () => rows.map((row) => columns.map(({ cell }) => cell(row))),
	};
}

interface SubjectWords {
	readonly name: string;
	readonly note: string;
	/** Heads that are called otherwise than in other tables. */
	readonly columns?: Readonly<Record<string, string>>;
}

export function yesOrNo(isSo: boolean, locale: string): string {
	const { yes, no } = wordsOf(locale).catalogueTable;
	return isSo ? yes : no;
}

/** The column of where a row comes from. */
export function sourceColumn<Row extends { readonly source: string }>(): SubjectColumn<Row> {
	return { key: "source", kind: "source", cell: ({ source }) => source };
}

/** The columns of what a row is called, by people as a value of an option, and in addresses. */
export function nameColumns<Row extends { readonly key: string }>(
	product: ProductKey,
	option: string,
	locale: string,
): SubjectColumn<Row>[] {
	const { value } = productWords(product, locale);
	return [
		{ key: "name", cell: ({ key }) => value(option, key) },
		{ key: "key", cell: ({ key }) => key },
	];
}
