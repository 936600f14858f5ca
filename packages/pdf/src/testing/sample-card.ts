import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { box, mm } from "@offizin/units";
import {
	boxPath,
	cmyk,
	createContent,
	createPdf,
	type PdfWriter,
	readFont,
	readIccProfile,
	readJpeg,
} from "../index.ts";
import type { PdfOptions } from "../pdf-writer.ts";
import { rgbProfilePath } from "./press-tools.ts";
import { fontBytes, must, photoBytes } from "./sample-files.ts";
import { type Line, shapeLine } from "./shape-line.ts";

const compress = promisify(deflate);

/** A sink that gathers the file. */
export function createMemorySink() {
	const chunks: Uint8Array[] = [];
	const write = async (chunk: Uint8Array): Promise<void> => {
		chunks.push(chunk.slice());
	};
	return { write, bytes: () => new Uint8Array(Buffer.concat(chunks)) };
}

export const plainOptions: PdfOptions = {
	title: "Hochzeit Maximilian & Zoë",
	creator: "Offizin",
	producer: "Offizin PDF 0.1",
	createdAt: "2026-11-20T05:47:00Z",
	documentId: Uint8Array.from({ length: 16 }, (_, index) => index * 16 + index),
	deflate: (bytes) => compress(bytes),
};

export function coatedOptions(profilePath: string): PdfOptions {
	const profile = must(readIccProfile(readFileSync(profilePath)));
	return { ...plainOptions, outputIntent: { profile, condition: "FOGRA39", info: "ISO Coated v2 300 %" } };
}

export const NAMES: Line = { text: "Maximilian & Zoë Groß-Müller", size: 7000, x: 10_000, y: 95_000 };
export const LIGATURES: Line = { text: "Steffi trifft Affen auf Fiji", size: 5000, x: 10_000, y: 105_000 };
export const TRACKED: Line = { text: "WIR HEIRATEN", size: 4000, x: 10_000, y: 115_000, trackingEm: 0.25 };

/** A6 portrait with 3 mm bleed on media with 10 mm around: photo, inks, foil over magenta, and three lines. */
export async function writeSampleCard(options: PdfOptions): Promise<Uint8Array> {
	const sink = createMemorySink();
	const pdf = await createPdf(sink, options);
	await drawCard(pdf);
	await pdf.end();
	return sink.bytes();
}

async function drawCard(pdf: PdfWriter): Promise<void> {
	const srgb = pdf.rgbSpace(must(readIccProfile(readFileSync(rgbProfilePath() ?? ""))));
	const foil = { kind: "spot", spot: pdf.spot("FOLIE", { c: 10, m: 30, y: 80, k: 0 }), tint: 100 } as const;
	const data = photoBytes();
	const photo = await pdf.addImage({ encoding: "jpeg", info: must(readJpeg(data)), data, space: srgb });
	const font = pdf.font(must(readFont(fontBytes("cormorant"))));
	const black = { color: cmyk(0, 0, 0, 100), overprint: true };

	const ornament = createContent();
	ornament.fill("M0 2000 C0 900 900 0 2000 0 C3100 0 4000 900 4000 2000 Z", { color: cmyk(60, 0, 40, 20) });
	const leaf = await pdf.addForm({ width: mm(4), height: mm(2) }, ornament);

	const page = createContent();
	page.fill(boxPath(box(7000, 7000, 111_000, 154_000)), { color: cmyk(0, 4, 10, 0) });
	page.image(photo, box(7000, -23_000, 111_000, 140_850), { clip: box(7000, 7000, 111_000, 70_000) });
	page.fill(boxPath(box(20_000, 120_000, 30_000, 20_000)), { color: cmyk(0, 90, 0, 0) });
	page.fill(boxPath(box(30_000, 125_000, 60_000, 10_000)), { color: foil, overprint: true });
	page.stroke("M10000 142000 L115000 142000", { color: foil, overprint: true, width: 250, cap: "round" });
	page.form(leaf, { x: mm(95), y: mm(110) });
	page.form(leaf, { x: mm(100), y: mm(110) });
	for (const line of [NAMES, LIGATURES, TRACKED]) {
		page.glyphs({ font, size: line.size, glyphs: shapeLine(fontBytes("cormorant"), line) }, black);
	}
	page.save();
	page.transform([0, -1, 1, 0, 112_000, 140_000]);
	const upright = { text: "gedreht", size: 4000, x: 0, y: 0 };
	page.glyphs(
		{ font, size: 4000, glyphs: shapeLine(fontBytes("cormorant"), upright) },
		{ color: { kind: "rgb", space: srgb, r: 120, g: 30, b: 60 } },
	);
	page.restore();
	const geometry = {
		size: { width: mm(125), height: mm(168) },
		trim: box(10_000, 10_000, 105_000, 148_000),
		bleed: box(7000, 7000, 111_000, 154_000),
	};
	await pdf.addPage(geometry, page);
}
