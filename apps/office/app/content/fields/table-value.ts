import { type FieldValue, isList } from "@offizin/content";
import { partOf, recordOf } from "./field-record.ts";

/** A cell of a table field with the name it has for ever. */
export interface TableCell {
	readonly uid: string;
	readonly words: string;
}

export interface TableRow {
	readonly uid: string;
	readonly cells: readonly TableCell[];
}

/** A table field, its head first. */
export type Table = readonly TableRow[];

const listOf = (value: FieldValue) => (isList(value) ? value : []).map(recordOf);

/** The table of a field; undefined where nothing is in it. What came without a name is named by its place. */
export function readTable(value: FieldValue): Table | undefined {
	const { thead, tbody } = recordOf(value);
	const head = listOf(thead);
	if (head.length === 0) return undefined;
	const rowOf = (uid: string, cells: ReturnType<typeof listOf>): TableRow => ({
		uid,
		cells: head.map((_, column) => {
			const cell = cells[column];
			return { uid: partOf(cell?._uid) || `${uid}-${column}`, words: partOf(cell?.value) };
		}),
	});
	return [
		rowOf("head", head),
		...listOf(tbody).map(({ _uid, body }, at) => rowOf(partOf(_uid) || `row-${at}`, listOf(body))),
	];
}

export const newCell = (newUid: () => string): TableCell => ({ uid: newUid(), words: "" });

export function newRow(columns: number, newUid: () => string): TableRow {
	return { uid: newUid(), cells: Array.from({ length: columns }, () => newCell(newUid)) };
}

/** The table as the protocol keeps it. */
export function tableValue([head, ...rows]: Table): FieldValue {
	const cells = (row: TableRow | undefined, component: string) =>
		(row?.cells ?? []).map(({ uid, words }) => ({ _uid: uid, component, value: words }));
	return {
		fieldtype: "table",
		thead: cells(head, "_table_head"),
		tbody: rows.map((row) => ({
			_uid: row.uid,
			component: "_table_row",
			body: cells(row, "_table_col"),
		})),
	};
}
