/** Which column a table is sorted by; it lives in the address. */
export interface Sort<Column extends string = string> {
	readonly column: Column;
	readonly isDescending: boolean;
}

const german = new Intl.Collator("de", { numeric: true });

/** The order of texts as Germans sort them, numbers in them by size. */
export function compareTexts(a: string, b: string): number {
	return german.compare(a, b);
}

/** Reads "-width"; undefined for a column the table does not have. */
export function readSort<Column extends string>(
	text: string | null,
	columns: readonly Column[],
): Sort<Column> | undefined {
	const isDescending = text?.startsWith("-") ?? false;
	const name = isDescending ? text?.slice(1) : text;
	const column = columns.find((candidate) => candidate === name);
	return column === undefined ? undefined : { column, isDescending };
}

/** "-width", as it stands in the address. */
export function writeSort({ column, isDescending }: Sort): string {
	return `${isDescending ? "-" : ""}${column}`;
}

/** What a click on a column's head asks for: the usual direction first, then the other, then the order it came in. */
export function nextSort<Column extends string>(
	current: Sort<Column> | undefined,
	column: Column,
	usual: { readonly isDescending: boolean } = { isDescending: false },
): Sort<Column> | undefined {
	const { isDescending } = usual;
	if (current?.column !== column) return { column, isDescending };
	return current.isDescending === isDescending ? { column, isDescending: !isDescending } : undefined;
}
