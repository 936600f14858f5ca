import { err, ok, type Result } from "@offizin/base";

/** Rows of a guest list to print again, as the spreadsheet counts them; both ends belong to a range. */
export type RowSelection = readonly RowRange[];

interface RowRange {
	readonly first: number;
	readonly last: number;
}

/** Last row of any spreadsheet (ECMA-376: 2^20). */
const LAST_ROW = 1_048_576;

/** Reads "17,240-245"; the ranges come sorted and merged. Answers the part that is neither a row nor a range. */
export function parseRowSelection(text: string): Result<RowSelection, { readonly part: string }> {
	const ranges: RowRange[] = [];
	for (const part of text.split(",")) {
		const [, from = "", to = from] = /^\s*(\d{1,7})\s*(?:[-–]\s*(\d{1,7})\s*)?$/.exec(part) ?? [];
		const [first, last] = [Number(from), Number(to)];
		if (first < 1 || last < first || last > LAST_ROW) {
			return err({ part: part.trim() });
		}
		ranges.push({ first, last });
	}
	return ok(merged(ranges));
}

function merged(ranges: readonly RowRange[]): RowSelection {
	const all: RowRange[] = [];
	for (const range of [...ranges].sort((one, other) => one.first - other.first)) {
		const before = all.at(-1);
		if (!before || range.first > before.last + 1) all.push(range);
		else all[all.length - 1] = { first: before.first, last: Math.max(before.last, range.last) };
	}
	return all;
}

export function selectRows(rows: readonly number[]): RowSelection {
	return merged(rows.map((row) => ({ first: row, last: row })));
}

export function isSelected(selection: RowSelection, row: number): boolean {
	return selection.some(({ first, last }) => row >= first && row <= last);
}

/** What of a selection is not among the rows of a list. */
export function rowsNotIn(selection: RowSelection, rows: readonly number[]): RowSelection {
	const there = new Set(rows);
	const missing: number[] = [];
	for (const { first, last } of selection) {
		for (let row = first; row <= last; row++) if (!there.has(row)) missing.push(row);
	}
	return selectRows(missing);
}

/** "17,240-245", as it is told on the command line. */
export function formatRowSelection(selection: RowSelection): string {
	return selection.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}
