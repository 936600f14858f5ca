// node bench/photo-book/write-book.ts copy|rgb|cmyk <file>: writes the book once, alone in its process; prints JSON.
import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import {
	createContent,
	createPdf,
	type PdfImage,
	type PdfSink,
	type PdfWriter,
	readIccProfile,
} from "@offizin/pdf";
import { box, mm } from "@offizin/units";
import { SRGB } from "../../apps/server/src/adapters/photo/color-profile.ts";
import { ASSUMED_CMYK } from "../../apps/server/src/adapters/photo/open-photo.ts";
import { release } from "../../apps/server/src/adapters/photo/photo-pixels.ts";
import { cutPhoto } from "../../apps/server/src/nouns/print/cut-photo.ts";
import { REAL_PHOTO_SIZE } from "../../tools/real-photo.ts";
import { BOOK, bookPhoto, drawBookPhotos } from "./book-photos.ts";

export type BookMode = "copy" | "rgb" | "cmyk";

/** What one run tells. */
export interface BookRun {
	readonly ms: number;
	/** Peak of the whole process. */
	readonly peakBytes: number;
	readonly fileBytes: number;
}

const compress = promisify(deflate);
const page = { width: mm(216), height: mm(286) };
/** At 4032 pixels over 200 mm they have 512 ppi: within what the profile leaves alone. */
const place = { width: mm(200), height: mm(150) };
const MAX_PPI = 450;
const maxSize = { width: (MAX_PPI * 200) / 25.4, height: (MAX_PPI * 150) / 25.4 };

async function writePdf(sink: PdfSink, paths: readonly string[], mode: "rgb" | "cmyk"): Promise<void> {
	const icc = readIccProfile(ASSUMED_CMYK.icc ?? new Uint8Array());
	if (!icc.ok) throw new Error(icc.error.message);
	const condition = { profile: icc.value, condition: "FOGRA39", info: "ISO Coated v2 300 %" };
	const pdf = await createPdf(sink, {
		title: "Fotobuch",
		creator: "Offizin",
		producer: "Offizin",
		createdAt: "2026-11-20T09:00:00Z",
		documentId: new Uint8Array(16),
		deflate: (bytes) => compress(bytes),
		...(mode === "cmyk" && { outputIntent: condition }),
	});
	let next = 0;
	for (let number = 0; number < BOOK.pages; number++) {
		const content = createContent();
		const onPage = Math.ceil(((number + 1) * BOOK.photos) / BOOK.pages) - next;
		for (let at = 0; at < onPage; at++) {
			const image = await addPhoto(pdf, await bookPhoto(paths, next), mode);
			content.image(image, box(8000, 8000 + at * 135_000, place.width, place.height - at * 20_000));
			next += 1;
		}
		const trim = box(3000, 3000, page.width - 6000, page.height - 6000);
		await pdf.addPage({ size: page, trim, bleed: box(0, 0, page.width, page.height) }, content);
	}
	await pdf.end();
}

async function addPhoto(pdf: PdfWriter, bytes: Uint8Array, mode: "rgb" | "cmyk"): Promise<PdfImage> {
	const crop = { x: 0, y: 0, ...REAL_PHOTO_SIZE };
	const cut = await cutPhoto(
		{ bytes, placed: { upload: "photo", ...REAL_PHOTO_SIZE, crop }, maxSize },
		{ colors: mode === "cmyk" ? ASSUMED_CMYK : SRGB, quality: 95, passThrough: true },
	);
	release(bytes);
	if (!cut.ok) throw new Error(cut.error);
	const { info, data } = cut.value;
	const image = await pdf.addImage({ encoding: "jpeg", info, data, space: "device" });
	release(data);
	return image;
}

/** Linux counts into `maxRSS` what the parent held when it started this process; VmHWM is our own. */
function peakBytes(): number {
	const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
	if (peak === undefined) throw new Error("The system does not tell the peak of memory.");
	return Number(peak) * 1024;
}

async function writeBook(mode: BookMode, path: string): Promise<BookRun> {
	const paths = await drawBookPhotos();
	const file = await open(path, "w");
	const write = async (chunk: Uint8Array) => void (await file.write(chunk));
	const started = performance.now();
	if (mode === "copy") {
		for (let index = 0; index < BOOK.photos; index++) {
			const bytes = await bookPhoto(paths, index);
			await write(bytes);
			release(bytes);
		}
	} else {
		await writePdf({ write }, paths, mode);
	}
	const ms = performance.now() - started;
	const { size } = await file.stat();
	await file.close();
	return { ms, peakBytes: peakBytes(), fileBytes: size };
}

const [mode, path] = process.argv.slice(2);
if ((mode !== "copy" && mode !== "rgb" && mode !== "cmyk") || path === undefined) {
	throw new Error("Usage: node bench/photo-book/write-book.ts copy|rgb|cmyk <file>");
}
console.log(JSON.stringify(await writeBook(mode, path)));
