import { invariant } from "@offizin/base";
import { type DisplayList, type GuestRow, personalise, variableElements } from "@offizin/design";
import type { Press } from "../file/open-file.ts";
import {
	closeFiles,
	filesWith,
	type Job,
	type OpenSink,
	openFiles,
	slugOf,
	type WrittenJob,
} from "../file/write-print-files.ts";
import { writeSide } from "../file/write-side.ts";
import { layOutSheet, listPages } from "../sheet/lay-out-sheet.ts";
import { recordParts } from "./record-parts.ts";

/**
 * Where a record is in the file with the inks: page numbers from 1. A plate's own file has fewer pages of each record,
 * those of the sides its ticket names.
 */
export interface RecordEntry {
	/** Place in the print run, from 1. */
	readonly record: number;
	readonly row: number;
	readonly firstPage: number;
	readonly lastPage: number;
	/** Hash of the field values, so that a reprint can be told from a change without naming the guest. */
	readonly valuesSha256: string;
}

export interface RecordRun {
	/** As many as the job's quantity: every guest gets one. */
	readonly count: number;
	readonly rows: Iterable<GuestRow> | AsyncIterable<GuestRow>;
	/** SHA-256 of a text, hexadecimal. */
	readonly hash: (text: string) => string;
	readonly onRecord?: (entry: RecordEntry) => void;
	readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Writes N personal prints of one design, one after the other, into the files of the job. What no field changes is in
 * each file once; of a record only the texts and codes that differ are added, and nothing is kept of it.
 */
export async function writeRecords(
	job: Job,
	run: RecordRun,
	press: Press,
	open: OpenSink,
): Promise<WrittenJob> {
	const { document, format, refinement } = job;
	invariant(run.count === job.name.quantity, `${run.count} records make ${job.name.quantity} prints`);
	const options = { refinement, shaper: press.shaper, qr: press.qr };
	const samples = listPages(document, format, options);
	const sheet = layOutSheet(document, format, { ...options, known: samples });
	const known = fixedLists(job, samples);
	const files = await openFiles(job, sheet, press, open);
	const partsOf = recordParts(document, samples);
	let record = 0;
	for await (const { row, values } of run.rows) {
		const firstPage = record * sheet.length + 1;
		record += 1;
		for (const page of layOutSheet(personalise(document, values), format, { ...options, known })) {
			for (const file of filesWith(files, page)) {
				await writeSide(file, page, { partsOf, slug: slugOf(job, page, file, record) });
			}
		}
		run.onRecord?.({
			record,
			row,
			firstPage,
			lastPage: firstPage + sheet.length - 1,
			valuesSha256: run.hash(JSON.stringify(Object.entries(values).sort(byKey))),
		});
		run.onProgress?.(record, run.count);
	}
	invariant(record === run.count, `${record} records came instead of ${run.count}`);
	return { sheet, files: await closeFiles(files) };
}

/** The lists of pages on which nothing differs. */
function fixedLists({ document }: Job, samples: ReadonlyMap<string, DisplayList>) {
	const variable = variableElements(document);
	const fixed = document.pages.filter(({ elements }) => !elements.some(({ id }) => variable.has(id)));
	return new Map([...samples].filter(([page]) => fixed.some(({ key }) => key === page)));
}

function byKey([a]: [string, string], [b]: [string, string]): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export interface RecordsNotes {
	/** The rows that were chosen, where not all are printed: "17,240-245". */
	readonly rows?: string;
	/** What a person should look at, in words. */
	readonly notes: readonly string[];
}

/** The index beside the files: whose pages are where, and what to look at. */
export function formatIndex(entries: readonly RecordEntry[], about: RecordsNotes): string {
	return `${JSON.stringify({ indexVersion: 1, ...about, records: entries }, undefined, "\t")}\n`;
}
