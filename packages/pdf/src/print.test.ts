import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cmykProfilePath, hasTool, rgbProfilePath, runTool } from "./testing/press-tools.ts";
import { coatedOptions, LIGATURES, NAMES, TRACKED, writeSampleCard } from "./testing/sample-card.ts";
import { fontBytes } from "./testing/sample-files.ts";
import { separate } from "./testing/separate.ts";
import { type Line, shapeLine } from "./testing/shape-line.ts";

const profile = cmykProfilePath();
const missing = ["qpdf", "pdfinfo", "gs"].filter((tool) => !hasTool(tool));
if (!profile) missing.push("a CMYK profile (scribus-data or libgs-common)");
if (!rgbProfilePath()) missing.push("an sRGB profile (libgs-common)");
const title =
	missing.length === 0 ? "a card in press tools" : `a card in press tools (missing: ${missing.join(", ")})`;
const UM_PER_POINT = 25_400 / 72;

describe.skipIf(missing.length > 0)(title, () => {
	const folder = mkdtempSync(join(tmpdir(), "offizin-pdf-"));
	const file = join(folder, "card.pdf");
	let bytes: Uint8Array;
	beforeAll(async () => {
		bytes = await writeSampleCard(coatedOptions(profile ?? ""));
		writeFileSync(file, bytes);
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	test("the same calls give the same bytes", async () => {
		expect(Buffer.compare(await writeSampleCard(coatedOptions(profile ?? "")), bytes)).toBe(0);
	});

	test("qpdf finds no fault", () => {
		expect(runTool("qpdf", ["--check", file])).toContain("No syntax or stream encoding errors");
	});

	test("the boxes are trim, bleed and media of the card", () => {
		const info = runTool("pdfinfo", ["-box", file]);
		expect(info).toMatch(/MediaBox: +0\.00 +0\.00 +354\.33 +476\.22/);
		expect(info).toMatch(/BleedBox: +19\.84 +19\.84 +334\.49 +456\.38/);
		expect(info).toMatch(/TrimBox: +28\.35 +28\.35 +325\.98 +447\.87/);
		expect(info).toMatch(/Title: +Hochzeit Maximilian & Zoë\n/);
	});

	test("the font is an embedded subset with text", () => {
		const [, , ...fonts] = runTool("pdffonts", [file]).trimEnd().split("\n");
		expect(fonts).toHaveLength(1);
		expect(fonts[0]).toMatch(/^[A-Z]{6}\+CormorantGaramond-Regular +CID TrueType +Identity-H +yes yes yes/);
	});

	test("the photo is the camera's JPEG in its own colour space", () => {
		expect(runTool("pdfimages", ["-list", file])).toMatch(/image +807 +1024 +icc +3 +8 +jpeg/);
	});

	test("words are read as they were written: umlauts, ligatures, tracked and turned text", () => {
		expect(readWords(file).map((word) => word.text)).toEqual([
			...[NAMES, LIGATURES].flatMap((line) => line.text.split(" ")),
			"gedreht",
			...TRACKED.text.split(" "),
		]);
	});

	test("words begin and end within 0.05 mm of where they were placed", () => {
		const words = readWords(file);
		for (const line of [NAMES, LIGATURES, TRACKED]) {
			const placed = placedWords(line);
			expect(placed.map(({ text }) => text)).toEqual(line.text.split(" "));
			for (const expected of placed) {
				const word = words.find(({ text }) => text === expected.text);
				expect(Math.abs((word?.xMin ?? Number.NaN) - expected.xMin)).toBeLessThan(50);
				expect(Math.abs((word?.xMax ?? Number.NaN) - expected.xMax)).toBeLessThan(50);
			}
		}
	});

	test("Ghostscript separates the inks and the foil, and keeps the ink under overprinting foil", () => {
		const plates = separate(file);
		expect([...plates.keys()].sort()).toEqual(["Black", "Cyan", "FOLIE", "Magenta", "Yellow"]);
		const at = (x: number, y: number) =>
			Object.fromEntries([...plates].map(([name, plate]) => [name, Math.round(plate(x, y))]));
		const paper = { Cyan: 0, Magenta: 4, Yellow: 10, Black: 0, FOLIE: 0 };
		expect(at(15_000, 150_000)).toEqual(paper);
		expect(at(25_000, 122_000)).toEqual({ Cyan: 0, Magenta: 90, Yellow: 0, Black: 0, FOLIE: 0 });
		expect(at(40_000, 130_000)).toEqual({ Cyan: 0, Magenta: 90, Yellow: 0, Black: 0, FOLIE: 100 });
		expect(at(80_000, 130_000)).toEqual({ ...paper, FOLIE: 100 });
		expect(at(97_000, 111_500)).toEqual({ Cyan: 60, Magenta: 0, Yellow: 40, Black: 20, FOLIE: 0 });
		expect(at(3000, 3000)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0, FOLIE: 0 });
	});
});

/** A word with its left and right end in µm. */
interface Word {
	readonly text: string;
	readonly xMin: number;
	readonly xMax: number;
}

function readWords(file: string): Word[] {
	const html = runTool("pdftotext", ["-bbox", file, "-"]);
	const pattern = /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">(.*)<\/word>/g;
	return [...html.matchAll(pattern)].map(([, xMin, xMax, text]) => ({
		text: (text ?? "").replace("&amp;", "&"),
		xMin: Number(xMin) * UM_PER_POINT,
		xMax: Number(xMax) * UM_PER_POINT,
	}));
}

/** Words of a line as they were placed, up to the last glyph's advance (which kerning never shortens here). */
function placedWords(line: Line): Word[] {
	const words: Word[] = [];
	let isInWord = false;
	for (const { text, x, advance } of shapeLine(fontBytes("cormorant"), line)) {
		const word = words.at(-1);
		if (text === " ") isInWord = false;
		else if (isInWord && word) words.splice(-1, 1, { ...word, text: word.text + text, xMax: x + advance });
		else isInWord = words.push({ text, xMin: x, xMax: x + advance }) > 0;
	}
	return words;
}
