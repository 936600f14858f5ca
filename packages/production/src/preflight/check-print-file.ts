import {
	type ImageFacts,
	type Inflate,
	inspectPdf,
	type PdfFile,
	type PdfSource,
	readPage,
	readPdf,
} from "@offizin/pdf";
import { checkFileFacts } from "./check-file-facts.ts";
import { checkPage } from "./check-page.ts";
import type { ExpectedFile } from "./expected-file.ts";
import { createFindingList, type FileFinding, type FindingList } from "./file-finding.ts";

/** What reading a finished file back showed. */
export interface FileCheck {
	readonly findings: readonly FileFinding[];
	/** Plates that carry ink on some page. */
	readonly plates: readonly string[];
	/** Highest total of the process inks in percent; absent in RGB. */
	readonly highestInk?: number;
}

export interface FileReading {
	readonly source: PdfSource;
	readonly inflate: Inflate;
	/** Highest total ink of a picture in percent; pictures are not measured without it. */
	readonly pictureInk?: (file: PdfFile, image: ImageFacts) => Promise<number | undefined>;
}

/** Pictures are coded with loss, which puts single points above the limit of their profile. */
const PICTURE_TOLERANCE = 10;

/** Reads a finished file back and checks it, one page in memory at a time. An unreadable file is a finding too. */
export async function checkPrintFile(reading: FileReading, expected: ExpectedFile): Promise<FileCheck> {
	const list = createFindingList(expected.name);
	const opened = await readPdf(reading.source, reading.inflate);
	if (!opened.ok) return unreadable(list, opened.error.message);
	const file = opened.value;
	const facts = await inspectPdf(file);
	if (!facts.ok) return unreadable(list, facts.error.message);
	checkFileFacts(facts.value, expected, list);
	for (const [index, { tooFine }] of expected.sides.entries()) {
		for (const rule of tooFine) list.add("warning", rule, index + 1);
	}

	const plates = new Set<string>();
	const bySide = expected.sides.map(() => new Set<string>());
	const pictures = new Map<number, ImageFacts>();
	let highestInk = 0;
	for (const page of file.pages) {
		const drawing = await readPage(page);
		if (!drawing.ok) return unreadable(list, drawing.error.message, page.index + 1);
		const read = checkPage(drawing.value, expected, list);
		for (const plate of read.plates) {
			plates.add(plate);
			bySide[page.index % expected.sides.length]?.add(plate);
		}
		for (const image of read.images) pictures.set(image.object, image);
		highestInk = Math.max(highestInk, read.highestInk);
	}
	checkMissingPlates(expected, { plates, bySide }, list);
	highestInk = Math.max(
		highestInk,
		await checkPictures(file, [...pictures.values()], reading, expected, list),
	);
	return {
		findings: list.findings,
		plates: [...plates],
		...(expected.profile.color.policy === "cmyk" && expected.process ? { highestInk } : {}),
	};
}

function unreadable(list: FindingList, detail: string, page?: number): FileCheck {
	list.add("error", { rule: "file.unreadable", detail }, page);
	return { findings: list.findings, plates: [] };
}

/** A plate may be empty for one guest; one that is empty on a side for all was lost on the way. */
function checkMissingPlates(
	{ sides }: ExpectedFile,
	seen: { readonly plates: ReadonlySet<string>; readonly bySide: readonly ReadonlySet<string>[] },
	list: FindingList,
): void {
	for (const [index, side] of sides.entries()) {
		for (const plate of side.plates) {
			if (seen.bySide[index]?.has(plate)) continue;
			list.add(seen.plates.has(plate) ? "warning" : "error", { rule: "plate.missing", plate }, index + 1);
		}
	}
}

async function checkPictures(
	file: PdfFile,
	pictures: readonly ImageFacts[],
	{ pictureInk }: FileReading,
	{ profile: { color } }: ExpectedFile,
	list: FindingList,
): Promise<number> {
	if (color.policy === "rgb" || !pictureInk) return 0;
	let highest = 0;
	for (const image of pictures) {
		const percent = Math.round((await pictureInk(file, image)) ?? 0);
		highest = Math.max(highest, percent);
		if (percent > color.inkLimit + PICTURE_TOLERANCE) {
			list.add("warning", { rule: "ink.overLimit", percent, limit: color.inkLimit });
		}
	}
	return highest;
}
