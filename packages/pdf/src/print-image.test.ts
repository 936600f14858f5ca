import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeflate } from "node:zlib";
import { box, mm } from "@offizin/units";
import { afterAll, describe, expect, test } from "vitest";
import type { ImageSource } from "./image.ts";
import { createContent, createPdf, type PdfWriter, readJpeg } from "./index.ts";
import { flatJpeg } from "./testing/flat-jpeg.ts";
import { hasTool, runTool } from "./testing/press-tools.ts";
import { createMemorySink, plainOptions } from "./testing/sample-card.ts";
import { must } from "./testing/sample-files.ts";
import { separate } from "./testing/separate.ts";

const missing = ["qpdf", "gs"].filter((tool) => !hasTool(tool));
const suffix = missing.length === 0 ? "" : ` (missing: ${missing.join(", ")})`;
const pixel = { width: 1, height: 1, space: "device" } as const;
const folder = mkdtempSync(join(tmpdir(), "offizin-pdf-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ink in percent that Ghostscript finds at places (mm) of a picture filling a page of 20 × 20 mm. */
async function ink(
	name: string,
	source: (pdf: PdfWriter) => ImageSource,
	places: [number, number][] = [[10, 10]],
) {
	const sink = createMemorySink();
	const pdf = await createPdf(sink, plainOptions);
	const page = createContent();
	const all = box(0, 0, 20_000, 20_000);
	page.image(await pdf.addImage(source(pdf)), all);
	await pdf.addPage({ size: { width: mm(20), height: mm(20) }, trim: all, bleed: all }, page);
	await pdf.end();
	const file = join(folder, `${name}.pdf`);
	writeFileSync(file, sink.bytes());
	runTool("qpdf", ["--check", file]);
	const plates = separate(file);
	return places.map(([x, y]) =>
		[...plates].flatMap(([plate, coverage]) => {
			const percent = Math.round(coverage(mm(x), mm(y)));
			return percent === 0 ? [] : [`${plate} ${percent}`];
		}),
	);
}

describe.skipIf(missing.length > 0)(`pictures on the press${suffix}`, () => {
	test("CMYK JPEG keeps its ink, stored inverted with Adobe's marker or not", async () => {
		const jpeg = (samples: number[], adobe: boolean) => (): ImageSource => {
			const data = flatJpeg(samples, adobe);
			return { encoding: "jpeg", info: must(readJpeg(data)), data, space: "device" };
		};
		const expected = [["Black 20", "Cyan 100", "Magenta 40"]];
		expect(await ink("adobe", jpeg([0, 153, 255, 204], true))).toEqual(expected);
		expect(await ink("plain", jpeg([255, 102, 0, 51], false))).toEqual(expected);
	});

	test("CMYK and grey samples are compressed and keep their ink", async () => {
		const cmyk = Uint8Array.of(51, 0, 255, 0);
		expect(await ink("cmyk", () => ({ encoding: "samples", components: 4, data: cmyk, ...pixel }))).toEqual([
			["Cyan 20", "Yellow 100"],
		]);
		const grey = Uint8Array.of(102);
		expect(await ink("grey", () => ({ encoding: "samples", components: 1, data: grey, ...pixel }))).toEqual([
			["Black 60"],
		]);
	});

	test("streamed zlib data arrive whole, the first row on top", async () => {
		const zlib = createDeflate({ level: 9 });
		const size = 300;
		for (let row = 0; row < size; row++)
			zlib.write(Buffer.alloc(size * 4, Uint8Array.of(row < size / 2 ? 255 : 0, 0, 0, 255)));
		zlib.end();
		const source = {
			encoding: "zlib",
			width: size,
			height: size,
			components: 4,
			space: "device",
			data: zlib,
		} as const;
		const corners: [number, number][] = [
			[10, 5],
			[10, 15],
		];
		expect(await ink("streamed", () => source, corners)).toEqual([["Black 100", "Cyan 100"], ["Black 100"]]);
	});

	test("samples may be tints of a plate", async () => {
		const tint = (pdf: PdfWriter): ImageSource => {
			const space = pdf.spot("Prägung 1", { c: 0, m: 0, y: 0, k: 30 });
			return { encoding: "samples", width: 1, height: 1, components: 1, data: Uint8Array.of(153), space };
		};
		expect(await ink("spot", tint)).toEqual([["Prägung 1 60"]]);
	});
});
