import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { box } from "@offizin/units";
import {
	type Content,
	createContent,
	createPdf,
	memorySource,
	type PageDrawing,
	type PdfFile,
	type PdfWriter,
	readPage,
	readPdf,
} from "../../index.ts";
import type { PdfOptions } from "../../pdf-writer.ts";
import { createMemorySink, plainOptions } from "../../testing/sample-card.ts";
import { must } from "../../testing/sample-files.ts";

const unzip = promisify(inflate);
const MAX_INFLATED = 64 * 2 ** 20;

export const inflateBytes = (bytes: Uint8Array): Promise<Uint8Array> =>
	unzip(bytes, { maxOutputLength: MAX_INFLATED });

/** Opens bytes of a file that must be sound. */
export async function openBytes(bytes: Uint8Array): Promise<PdfFile> {
	return must(await readPdf(memorySource(bytes), inflateBytes));
}

const SIDE = 40_000;

/** A one-page file, 40 mm square with 3 mm of bleed, drawn by `draw`. */
export async function writeSquare(
	draw: (page: Content, pdf: PdfWriter) => void | Promise<void>,
	options: PdfOptions = plainOptions,
): Promise<Uint8Array> {
	const sink = createMemorySink();
	const pdf = await createPdf(sink, options);
	const page = createContent();
	await draw(page, pdf);
	const all = box(0, 0, SIDE, SIDE);
	const trim = box(3000, 3000, SIDE - 6000, SIDE - 6000);
	await pdf.addPage({ size: all, trim, bleed: all }, page);
	await pdf.end();
	return sink.bytes();
}

export async function drawingOf(bytes: Uint8Array): Promise<PageDrawing> {
	const [page] = (await openBytes(bytes)).pages;
	if (!page) throw new Error("the file has a page");
	return must(await readPage(page));
}

/** What the page of `writeSquare` paints, read back. */
export async function drawnSquare(draw: (page: Content, pdf: PdfWriter) => void | Promise<void>) {
	return drawingOf(await writeSquare(draw));
}
