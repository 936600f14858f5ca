/** Rows under their columns as a Markdown table, padded so that it reads in a terminal too. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = columns.map((column, at) =>
		Math.max(3, column.length, ...rows.map((row) => row[at]?.length ?? 0)),
	);
	const line = (row: readonly string[]) =>
		`| ${columns.map((_, at) => (row[at] ?? "").padEnd(widths[at] ?? 0)).join(" | ")} |`;
	const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
	return [line(columns), rule, ...rows.map(line)].join("\n");
}
