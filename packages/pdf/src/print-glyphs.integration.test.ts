import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { box, mm } from "@offizin/units";
import { PNG } from "pngjs";
import { afterAll, describe, expect, test } from "vitest";
import { cmyk, createContent, createPdf, type PdfWriter, readFont } from "./index.ts";
import { createGlyphPaths } from "./testing/glyph-path.ts";
import { hasTool, runTool } from "./testing/press-tools.ts";
import { createMemorySink, plainOptions } from "./testing/sample-card.ts";
import { fontBytes, must } from "./testing/sample-files.ts";
import { shapeLine } from "./testing/shape-line.ts";

const missing = ["pdftoppm", "gs"].filter((tool) => !hasTool(tool));
const suffix = missing.length === 0 ? "" : ` (missing: ${missing.join(", ")})`;
const PPI = 1200;
const folder = mkdtempSync(join(tmpdir(), "offizin-pdf-"));
afterAll(() => rmSync(folder, { recursive: true }));

const line = { text: "Zoë & Maximilian, Äffin", size: 9000, x: 4000, y: 14_000 };
const black = { color: cmyk(0, 0, 0, 100) };

/** A page of 90 × 24 mm with the line as text or as outlines, moved right by `shift` µm. */
async function writeLine(
	name: "pinyon" | "ebGaramond",
	kind: "text" | "outlines",
	shift = 0,
): Promise<string> {
	const bytes = fontBytes(name);
	const glyphs = shapeLine(bytes, { ...line, x: line.x + shift });
	const sink = createMemorySink();
	const pdf = await createPdf(sink, plainOptions);
	const content = kind === "text" ? shown(pdf) : drawn();
	const all = box(0, 0, 90_000, 24_000);
	await pdf.addPage({ size: { width: mm(90), height: mm(24) }, trim: all, bleed: all }, content);
	await pdf.end();
	const file = join(folder, `${name}-${kind}-${shift}.pdf`);
	writeFileSync(file, sink.bytes());
	return file;

	function shown(writer: PdfWriter) {
		const page = createContent();
		page.glyphs({ font: writer.font(must(readFont(bytes))), size: line.size, glyphs }, black);
		return page;
	}

	function drawn() {
		const page = createContent();
		const outline = createGlyphPaths(bytes);
		const scale = line.size / must(readFont(bytes)).unitsPerEm;
		for (const { id, x, y } of glyphs) {
			if (outline(id) === "") continue;
			page.save();
			page.transform([scale, 0, 0, -scale, x, y]);
			page.fill(outline(id), black);
			page.restore();
		}
		return page;
	}
}

interface Raster {
	readonly width: number;
	readonly grey: Uint8Array;
}

/** The page at 1,200 ppi: fine enough to see past the renderers' snapping of glyphs to parts of pixels. */
function rasterise(file: string, renderer: "poppler" | "ghostscript"): Raster {
	const stem = file.replace(/\.pdf$/, `-${renderer}`);
	if (renderer === "poppler") runTool("pdftoppm", ["-r", `${PPI}`, "-singlefile", "-png", file, stem]);
	else {
		const quality = ["-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", `-r${PPI}`, "-dGridFitTT=0"];
		runTool("gs", [
			"-q",
			"-dNOPAUSE",
			"-dBATCH",
			"-dSAFER",
			"-sDEVICE=pnggray",
			...quality,
			"-o",
			`${stem}.png`,
			file,
		]);
	}
	const { data, width } = PNG.sync.read(readFileSync(`${stem}.png`));
	return { width, grey: Uint8Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4] ?? 0) };
}

/** Black pixels of one picture that have no ink within a pixel (0.02 mm, 0.03 mm across) in the other. */
function strayPixels(one: Raster, other: Raster): number {
	let stray = 0;
	for (const [pixel, value] of one.grey.entries()) {
		if (value > 80) continue;
		const rows = [pixel - one.width, pixel, pixel + one.width];
		const hasInk = rows.some((at) => other.grey.subarray(at - 1, at + 2).some((near) => near < 200));
		if (!hasInk) stray++;
	}
	return stray;
}

describe.skipIf(missing.length > 0)(`glyphs on paper${suffix}`, () => {
	for (const font of ["pinyon", "ebGaramond"] as const) {
		for (const renderer of ["poppler", "ghostscript"] as const) {
			test(`text in ${font} lies on its outlines in ${renderer}, no edge 0.03 mm off`, async () => {
				const outlines = rasterise(await writeLine(font, "outlines"), renderer);
				const text = rasterise(await writeLine(font, "text"), renderer);
				const shifted = rasterise(await writeLine(font, "outlines", 50), renderer);
				expect(strayPixels(text, outlines)).toBe(0);
				expect(strayPixels(outlines, text)).toBe(0);
				expect(strayPixels(text, shifted)).toBeGreaterThan(100);
			});
		}
	}
});
