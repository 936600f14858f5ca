import { markdownTable } from "../tools/markdown-table.ts";
import type { Figure, RowResult } from "./row.ts";

const columns = ["What", "Ours", "Peer", "Ratio", "Budget", ""] as const;

function cells({ what, ours, peer, ratio, budget, isKept }: Figure): string[] {
	const verdict = isKept === undefined ? "" : isKept ? "kept" : "**missed**";
	return [what, ours, peer ?? "", ratio ?? "", budget ?? "", verdict];
}

/** The figures as a Markdown table. */
export function tableOf(results: readonly RowResult[]): string {
	return markdownTable(
		columns,
		results.flatMap(({ figures }) => figures.map(cells)),
	);
}
