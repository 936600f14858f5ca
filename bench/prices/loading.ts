import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startDemoServer } from "../../tools/demo-server.ts";
import { median } from "../rounds.ts";
import type { RowResult } from "../row.ts";
import type { CatalogueRun } from "./load-catalogue.ts";

const run = promisify(execFile);
const ROUNDS = 5;
const STARTS = 3;

async function loadAlone(): Promise<CatalogueRun> {
	const script = join(import.meta.dirname, "load-catalogue.ts");
	const { stdout } = await run(process.execPath, ["--expose-gc", script]);
	const result: CatalogueRun = JSON.parse(stdout);
	return result;
}

/** Seconds from the start of the process to its first answer on /readyz. */
async function secondsToStart(folder: string): Promise<number> {
	const startedAt = performance.now();
	const server = await startDemoServer({ DATA_FOLDER: folder });
	const seconds = (performance.now() - startedAt) / 1000;
	await server.stop();
	return seconds;
}

/** Memory and time of the catalogue with all price lists, each time alone in a process, and of the server's start. */
export async function measureLoading(): Promise<RowResult> {
	const runs: CatalogueRun[] = [];
	for (let round = 0; round < ROUNDS; round++) runs.push(await loadAlone());
	const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
	try {
		const first = await secondsToStart(folder);
		const again: number[] = [];
		for (let start = 0; start < STARTS; start++) again.push(await secondsToStart(folder));
		return report(runs, first, median(again));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function report(runs: readonly CatalogueRun[], first: number, again: number): RowResult {
	const of = (figure: (run: CatalogueRun) => number) => median(runs.map(figure));
	const megabytes = (figure: (run: CatalogueRun) => number) => `${(of(figure) / 1e6).toFixed(1)} MB`;
	const lists = runs[0]?.lists ?? 0;
	return {
		figures: [
			{
				what: `Memory of the whole catalogue with ${lists} price lists`,
				ours: megabytes(({ heap }) => heap[2] - heap[0]),
			},
			{
				what: "Price book from its rows, checked, in a new process: processor time",
				ours: `${Math.round(of(({ bookMs }) => bookMs))} ms`,
			},
			{ what: "Server from start to ready, with its data", ours: `${again.toFixed(1)} s` },
		],
		notes: [
			`Loading, medians of ${ROUNDS} processes: code and tables take ${megabytes(({ heap }) => heap[1] - heap[0])} of the heap, the book and ${lists} lists ${megabytes(({ heap }) => heap[2] - heap[1])} more (lists: ${of(({ listsMs }) => listsMs).toFixed(1)} ms). The whole process grows from ${megabytes(({ resident }) => resident[0])} to ${megabytes(({ resident }) => resident[2])}, the compiler of types included. The first start, which makes the database, takes ${first.toFixed(1)} s; with data, the median of ${STARTS}.`,
		],
	};
}
