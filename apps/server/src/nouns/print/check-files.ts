import { type FileHandle, open } from "node:fs/promises";
import { err, invariant, ok, type Result } from "@offizin/base";
import { type PdfSource, readPage, readPdf } from "@offizin/pdf";
import {
	checkPrintFile,
	type ExpectedFile,
	expectedFiles,
	type FileFinding,
	fileRules,
	type InkFigures,
	type WrittenJob,
} from "@offizin/production";
import type { Prepress } from "../../adapters/profiles/load-prepress.ts";
import type { LoadedProfile } from "../../adapters/profiles/profile-loader.ts";
import { type HeaviestInk, heaviestInk, platePicturesOf } from "./plate-pictures.ts";
import type { MadeFile, PrintProblem } from "./print-task.ts";

export interface Finished {
	/** The print files alone. */
	readonly prints: readonly MadeFile[];
	readonly written: WrittenJob;
	readonly loaded: LoadedProfile;
}

export interface CheckedFiles {
	/** A picture per plate and side, drawn from the files. */
	readonly plates: readonly PlateFile[];
	readonly ink: InkFigures | undefined;
	/** Rules every file was checked by. */
	readonly rules: readonly string[];
	/** What the operator should look at, though it does not stop the job. */
	readonly warnings: readonly FileFinding[];
}

interface PlateFile {
	readonly name: string;
	readonly png: Uint8Array;
}

/**
 * Reads finished print files back and checks them as a printer would. Plates are pictured for the first copy of every
 * side: of a personalised job that is its first record.
 */
export async function checkFiles(
	{ prints, written, loaded }: Finished,
	prepress: Prepress,
): Promise<Result<CheckedFiles, PrintProblem>> {
	const plates: PlateFile[] = [];
	const warnings: FileFinding[] = [];
	let highest = 0;
	for (const expected of expectedFiles(written, loaded.profile, loaded.icc.bytes)) {
		const print = prints.find(({ name }) => name === expected.name);
		invariant(print, `${expected.name} was written`);
		const handle = await open(print.path);
		try {
			const source = fileSource(handle, print.bytes);
			const check = await checkPrintFile({ source, inflate: prepress.inflate }, expected);
			const errors = check.findings.filter(({ severity }) => severity === "error");
			if (errors.length > 0) return err({ code: "file_faulty", findings: errors });
			warnings.push(...check.findings);
			const pictured = await picturePlates(source, expected, prepress);
			const heavy = heavyInk(expected, pictured.ink);
			if (heavy?.severity === "error") return err({ code: "file_faulty", findings: [heavy] });
			if (heavy) warnings.push(heavy);
			plates.push(...pictured.plates);
			highest = Math.max(highest, pictured.ink.cell);
		} finally {
			await handle.close();
		}
	}
	const { color } = loaded.profile;
	const ink = color.policy === "cmyk" ? { limit: color.inkLimit, highest } : undefined;
	return ok({ plates, ink, rules: fileRules, warnings });
}

/** Pictures are coded with loss. */
const INK_TOLERANCE = 15;

/**
 * What adds up where things overprint, which no check of a single thing sees. An area of it dries too slowly and stops the
 * job; small black type over a dark photo is told.
 */
function heavyInk(
	{ name, profile: { color } }: ExpectedFile,
	{ cell, area }: HeaviestInk,
): FileFinding | undefined {
	if (color.policy === "rgb" || cell <= color.inkLimit + INK_TOLERANCE) return undefined;
	const severity = area > color.inkLimit + INK_TOLERANCE ? "error" : "warning";
	const percent = Math.round(severity === "error" ? area : cell);
	return { rule: "ink.overLimit", severity, file: name, pages: 1, percent, limit: color.inkLimit };
}

async function picturePlates(
	source: PdfSource,
	{ name, sides }: ExpectedFile,
	prepress: Prepress,
): Promise<{ plates: readonly PlateFile[]; ink: HeaviestInk }> {
	const file = await readPdf(source, prepress.inflate);
	invariant(file.ok, `${name} was read before`);
	const plates: PlateFile[] = [];
	const ink = { cell: 0, area: 0 };
	for (const [index, side] of sides.entries()) {
		const page = file.value.pages[index];
		const drawing = page && (await readPage(page));
		invariant(drawing?.ok, `page ${index + 1} of ${name} was read before`);
		const pictured = await platePicturesOf(file.value, drawing.value);
		invariant(pictured.ok, `our own page ${index + 1} of ${name} can be drawn`);
		const { cell, area } = heaviestInk(pictured.value);
		ink.cell = Math.max(ink.cell, cell);
		ink.area = Math.max(ink.area, area);
		for (const { plate, png } of pictured.value) plates.push({ name: plateName(side.key, plate), png });
	}
	return { plates, ink };
}

function plateName(side: string, plate: string): string {
	return `plate-${side}_${plate.replace(/[^\p{L}\p{N}-]+/gu, "-")}.png`;
}

/** Lends the bytes of an open file of so many bytes to whoever reads it back. */
export function fileSource(handle: FileHandle, size: number): PdfSource {
	return {
		size,
		async read(offset, length) {
			const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset);
			return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
		},
	};
}
