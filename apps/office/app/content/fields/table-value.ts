import type { FieldValue } from "@offizin/content";

/** A table field as rows of words, its head first. */
export type TableWords = readonly (readonly string[])[];

const EMPTY: TableWords = [
	["", ""],
	["", ""],
];

const records = (value: FieldValue): readonly { readonly [key: string]: FieldValue }[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
const wordsOf = (cells: FieldValue) =>
	records(cells).map(({ value }) => (typeof value === "string" ? value : ""));

export function readTable(value: FieldValue): TableWords {
	if (typeof value !== "object" || value === null || !("thead" in value)) return EMPTY;
	const head = wordsOf(value.thead);
	const rows = records(value.tbody).map(({ body }) => wordsOf(body));
	return [head, ...rows].map((row) => head.map((_, column) => row[column] ?? ""));
}

/** The table as the protocol keeps it; every cell has a name. */
export function tableValue([head = [], ...rows]: TableWords, newUid: () => string): FieldValue {
	const cells = (words: readonly string[], component: string) =>
		words.map((value) => ({ _uid: newUid(), component, value }));
	return {
		fieldtype: "table",
		thead: cells(head, "_table_head"),
		tbody: rows.map((row) => ({ _uid: newUid(), component: "_table_row", body: cells(row, "_table_col") })),
	};
}
