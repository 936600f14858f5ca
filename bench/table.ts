import type { Figure, RowResult } from "./row.ts";

const columns = ["What", "Ours", "Peer", "Ratio", "Budget", ""] as const;

function cells({ what, ours, peer, ratio, budget, isKept }: Figure): string[] {
	const verdict = isKept === undefined ? "" : isKept ? "kept" : "**missed**";
	return [what, ours, peer ?? "", ratio ?? "", budget ?? "", verdict];
}

/** The figures as a Markdown table, padded so that it reads in a terminal too. */
export function tableOf(results: readonly RowResult[]): string {
	const rows = [[...columns], ...results.flatMap(({ figures }) => figures.map(cells))];
	const widths = columns.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
	const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
	return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join("\n");
}
