import type { OfficeCatalogueTable } from "@offizin/contract";

type Cell = string | number;
type Kind = OfficeCatalogueTable["columns"][number]["kind"];

/** A column of a catalogue table: its head, and what a row has in it. */
export interface SubjectColumn<Row> {
	readonly key: string;
	readonly nameDe: string;
	/** "text" unless given. */
	readonly kind?: Kind;
	readonly cell: (row: Row) => Cell;
}

/** A table of the catalogue as the back office shows it. */
export interface Subject {
	readonly key: string;
	readonly nameDe: string;
	/** What the rows are, in a sentence. */
	readonly noteDe: string;
	readonly columns: OfficeCatalogueTable["columns"];
	readonly rows: () => Cell[][];
}

interface Description<Row> {
	readonly key: string;
	readonly nameDe: string;
	readonly noteDe: string;
	readonly rows: readonly Row[];
	readonly columns: readonly SubjectColumn<Row>[];
}

/** A subject of typed rows. */
export function subject<Row>({ key, nameDe, noteDe, rows, columns }: Description<Row>): Subject {
	return {
		key,
		nameDe,
		noteDe,
		columns: columns.map((column) => ({
			key: column.key,
			name: column.nameDe,
			kind: column.kind ?? "text",
		})),
		rows: () => rows.map((row) => columns.map(({ cell }) => cell(row))),
	};
}

export function yesDe(isSo: boolean): string {
	return isSo ? "ja" : "nein";
}

/** The column of where a row comes from. */
export function sourceColumn<Row extends { readonly source: string }>(): SubjectColumn<Row> {
	return { key: "source", nameDe: "Quelle", kind: "source", cell: ({ source }) => source };
}

/** The columns of what a row is called, by us and in addresses. */
export function nameColumns<
	Row extends { readonly key: string; readonly nameDe: string },
>(): SubjectColumn<Row>[] {
	return [
		{ key: "name", nameDe: "Name", cell: ({ nameDe }) => nameDe },
		{ key: "key", nameDe: "Schlüssel", cell: ({ key }) => key },
	];
}
