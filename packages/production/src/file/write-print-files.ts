import type { DesignDocument } from "@offizin/design";
import type { Format, Refinement } from "@offizin/formats";
import type { PdfSink } from "@offizin/pdf";
import type { FileNameFields } from "../profile/file-name.ts";
import { layOutSheet, type SheetPage } from "../sheet/lay-out-sheet.ts";
import { type FilePlan, planFiles } from "./file-plan.ts";
import { type FileTitle, type OpenFile, openPrintFile, type Press } from "./open-file.ts";
import { wholePages, writeSide } from "./write-side.ts";

/** One line of an order, to be printed. */
export interface Job extends FileTitle {
	readonly document: DesignDocument;
	/** With the contour of its punching, if it has one. */
	readonly format: Format;
	readonly refinement: Refinement;
	/** What the profile's file name is filled with. */
	readonly name: Omit<FileNameFields, "plate" | "side">;
}

/** Where the file of a name goes; closing it is the caller's work, when all is written. */
export type OpenSink = (name: string) => PdfSink | Promise<PdfSink>;

export interface WrittenFile extends FilePlan {
	/** PDF pages: its sides, once for each record. */
	readonly pages: number;
}

export interface WrittenJob {
	readonly sheet: readonly SheetPage[];
	readonly files: readonly WrittenFile[];
}

/**
 * Writes the print files of a job: one PDF page per side of its flat sheets, with trim and bleed. A plate's own file
 * has no page for a side the plate leaves empty.
 */
export async function writePrintFiles(job: Job, press: Press, open: OpenSink): Promise<WrittenJob> {
	const { document, format, refinement } = job;
	const sheet = layOutSheet(document, format, { refinement, shaper: press.shaper, qr: press.qr });
	const files = await openFiles(job, sheet, press, open);
	const partsOf = wholePages(sheet);
	for (const page of sheet) {
		for (const file of filesWith(files, page)) {
			await writeSide(file, page, { partsOf, slug: slugOf(job, page, file) });
		}
	}
	return { sheet, files: await closeFiles(files) };
}

export async function openFiles(
	job: Job,
	sheet: readonly SheetPage[],
	press: Press,
	open: OpenSink,
): Promise<OpenFile[]> {
	const files: OpenFile[] = [];
	for (const [index, plan] of planFiles(sheet, press.profile, job.name).entries()) {
		// Each file has an id of its own, made from the job's.
		const documentId = job.documentId.map((byte, at) => (at === 0 ? byte ^ index : byte));
		const { title, createdAt } = job;
		files.push(await openPrintFile(plan, await open(plan.name), press, { title, createdAt, documentId }));
	}
	return files;
}

export function filesWith(files: readonly OpenFile[], { side }: SheetPage): OpenFile[] {
	return files.filter(({ plan }) => plan.sides.includes(side.key));
}

export async function closeFiles(files: readonly OpenFile[]): Promise<WrittenFile[]> {
	for (const { pdf } of files) await pdf.end();
	return files.map(({ plan, pages }) => ({ ...plan, pages }));
}

/** The lines beside the marks: what is printed, and which side, plates and record of it. */
export function slugOf(
	{ title, createdAt, name }: Job,
	{ side }: SheetPage,
	{ plan }: OpenFile,
	record?: number,
): string[] {
	const [year, month, day] = createdAt.slice(0, 10).split("-");
	const plates = [...(plan.process ? ["Druck"] : []), ...plan.plates.map((plate) => plate.name)];
	return [
		[title, `Position ${name.line}`, name.product, `${day}.${month}.${year}`],
		[side.key, plates.join(" + "), ...(record === undefined ? [] : [`Datensatz ${record}`])],
	].map((parts) => parts.join(" · "));
}
