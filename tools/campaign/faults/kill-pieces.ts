import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resultPath } from "../ground/report.ts";

/** What one run of the kill attack saw. A thousand kills are made in pieces; each adds a line to a file. */
export interface KillPiece {
	readonly seed: number;
	readonly group: number;
	readonly server: number;
	readonly child: number;
	readonly visitors: number;
	readonly cutOff: number;
	readonly orders: number;
	readonly mails: number;
	readonly mailsAgain: number;
	readonly prints: number;
	readonly files: number;
	readonly pdfs: number;
	readonly processorSeconds: number;
	readonly leftovers: Readonly<Record<string, number>>;
	readonly breaches: string[];
}

/** Adds a piece to those of earlier runs and answers them all. Deleting the file begins anew. */
export function addPiece(database: string, piece: KillPiece): readonly KillPiece[] {
	const path = resultPath(`kills-${database}.jsonl`);
	const before = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
	appendFileSync(path, `${JSON.stringify(piece)}\n`);
	return [...before.map((line): KillPiece => JSON.parse(line)), piece];
}

export function sumPieces(pieces: readonly KillPiece[]) {
	const sum = (of: (piece: KillPiece) => number) => pieces.reduce((total, piece) => total + of(piece), 0);
	return {
		pieces: pieces.length,
		kills: sum(({ group, server, child }) => group + server + child),
		orders: sum(({ orders }) => orders),
		breaches: sum(({ breaches }) => breaches.length),
	};
}
