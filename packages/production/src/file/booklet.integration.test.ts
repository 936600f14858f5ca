import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { DesignDocument, DesignElement, GuestRow } from "@offizin/design";
import { cardFormat, type Format } from "@offizin/formats";
import { memorySource } from "@offizin/pdf";
import { box, mm } from "@offizin/units";
import { beforeAll, expect, test, vi } from "vitest";
import { checkPrintFile } from "../preflight/check-print-file.ts";
import { expectedFiles } from "../preflight/expected-file.ts";
import { sheetfedCards } from "../profile/shipped-profiles.ts";
import { writeRecords } from "../records/write-records.ts";
import { layOutOpen, layOutSheet } from "../sheet/lay-out-sheet.ts";
import { platesOf } from "../sheet/plates-of.ts";
import { runTool, separate, withPdf } from "../testing/press-tools.ts";
import { sampleDocument, sampleJob, samplePress, textElement, writeSample } from "../testing/sample-job.ts";
import type { Press } from "./open-file.ts";

// Ghostscript and poppler share the machine with every other test.
vi.setConfig({ testTimeout: 30_000 });

let press: Press;
beforeAll(async () => {
	press = await samplePress();
});

const format: Format = cardFormat("booklet-a6-8") ?? fail("the booklet is in the catalogue");
const black = { role: "process", swatch: "ink" } as const;
const unzip = promisify(inflate);

function words(id: string, text: string, x: number): DesignElement {
	const style = { ...textElement().style, size: mm(4), ink: black };
	return textElement({ id, text, box: box(mm(x), mm(30), mm(60), mm(20)), style });
}

/** A bar from edge to edge of a spread, across the spine. */
function bar(id: string, width: number): DesignElement {
	const place = box(mm(-3), mm(100), mm(width), mm(20));
	return { id, type: "shape", label: id, shape: "rect", box: place, rotation: 0, fill: black };
}

/** The number of each page on it, foil on the front, a bar across every spread and a colour on the back. */
function booklet(): DesignDocument {
	return {
		...sampleDocument(),
		configuration: { formatType: format.key },
		pages: format.pages.map(({ key, numbers }) => {
			const own = numbers.map((number, index) =>
				words(`${key}-${number}`, `Seite ${number}`, 20 + index * 105),
			);
			if (key === "front") return { key, elements: [...own, textElement({ id: "gold" })] };
			if (key === "back") return { key, background: { role: "process", swatch: "sage" }, elements: own };
			return { key, elements: [...own, bar(`${key}-bar`, 216)] };
		}),
	};
}

const job = () => sampleJob({ document: booklet(), format, refinement: "gold" });

test("[production.S3] a booklet is delivered as single pages in reading order, each with its trim and 3 mm around it", async () => {
	const { first } = await writeSample(job(), press);
	await withPdf(first, (path) => {
		expect(runTool("pdfinfo", path)).toMatch(/Pages: +8/);
		for (let page = 1; page <= 8; page++) {
			const range = ["-f", `${page}`, "-l", `${page}`];
			const text = runTool("pdftotext", ...range, path, "-");
			expect(text.match(/Seite \d/g)).toEqual([`Seite ${page}`]);
			const boxes = runTool("pdfinfo", "-box", ...range, path);
			// 105 × 148 mm in points, and 3 mm of bleed on all four sides.
			expect(boxes).toMatch(/TrimBox: +8\.50 +8\.50 +306\.14 +428\.03/);
			expect(boxes).toMatch(/BleedBox: +0\.00 +0\.00 +314\.65 +436\.54/);
		}
	});
});

test("[production.S3] over the spine a page bleeds with what faces it: the other half of its spread, the other leaf of the cover", async () => {
	const { first } = await writeSample(job(), press);
	const inkAt = async (page: number, plate: string, x: number, y: number) =>
		Math.round((await separate(first, page, 72)).get(plate)?.(x, y) ?? 0);
	// The bar runs through to the edge of the bleed on both pages of the spread.
	expect(await inkAt(2, "Black", 110, 113)).toBe(100);
	expect(await inkAt(3, "Black", 1, 113)).toBe(100);
	// Page 1 is bare paper, and left of its spine begins the colour of the back.
	expect(await inkAt(1, "Cyan", 1, 140)).toBe(40);
	expect(await inkAt(1, "Cyan", 6, 140)).toBe(0);
	expect(await inkAt(8, "Cyan", 50, 140)).toBe(40);
});

test("[production.S3] foil is on the plate of page 1 alone, and the finished files pass their own check", async () => {
	const by = { ...press, profile: sheetfedCards };
	const written = await writeSample(job(), by);
	const gilded = written.sheet.filter((page) => platesOf(page, by.profile).includes("Folie Gold"));
	expect(gilded.map(({ side }) => side.key)).toEqual(["page-1"]);
	for (const file of expectedFiles(written, by.profile, by.icc?.bytes)) {
		const bytes = written.bytes.get(file.name) ?? new Uint8Array();
		const reading = { source: memorySource(bytes), inflate: (data: Uint8Array) => unzip(data) };
		expect((await checkPrintFile(reading, file)).findings).toEqual([]);
	}
});

test("[production.S3] for looking it lies open: the cover and its spreads, with nothing cut off", () => {
	const options = { refinement: "gold", shaper: press.shaper } as const;
	const open = layOutOpen(booklet(), format, options);
	expect(open.map(({ side, pages }) => [side.key, pages.map(({ list }) => list.page)])).toEqual([
		["outside", ["back", "front"]],
		["spread-2", ["spread-2"]],
		["spread-4", ["spread-4"]],
		["spread-6", ["spread-6"]],
	]);
	const [left, right] = [1, 2].map((side) => layOutSheet(booklet(), format, options)[side]?.pages[0]);
	const seen = [open[1]?.pages[0], left, right].map((page) => page?.list.items.map(({ element }) => element));
	expect(seen).toEqual([
		["spread-2-2", "spread-2-3", "spread-2-bar"],
		["spread-2-2", "spread-2-bar"],
		["spread-2-3", "spread-2-bar"],
	]);
	expect(left?.clip).toEqual(box(mm(-3), mm(-3), mm(111), mm(154)));
	expect(right?.clip).toEqual(box(mm(102), mm(-3), mm(111), mm(154)));
});

test("[production.R1] a personal booklet has its eight pages for every guest, each half of a spread its own", async () => {
	const document = booklet();
	const pages = document.pages.map((page) =>
		page.key === "spread-2"
			? { ...page, elements: [...page.elements, words("guest", "{{name}}", 120)] }
			: page,
	);
	const fields = [{ key: "name", label: "Name", sample: "Anna" }];
	const personal = { ...job(), document: { ...document, fields, pages } };
	const rows: GuestRow[] = ["Clara", "Jonas"].map((name, index) => ({ row: index + 2, values: { name } }));
	const chunks: Uint8Array[] = [];
	await writeRecords(
		{ ...personal, name: { ...personal.name, quantity: 2 } },
		{ count: 2, rows, hash: (text) => text },
		press,
		() => ({ write: async (chunk) => void chunks.push(chunk.slice()) }),
	);
	const bytes = Buffer.concat(chunks);
	await withPdf(bytes, (path) => {
		const textOf = (page: number) => runTool("pdftotext", "-f", `${page}`, "-l", `${page}`, path, "-");
		expect(textOf(2)).toMatch(/Seite 2/);
		expect(textOf(2)).not.toMatch(/Clara|Seite 3/);
		expect(textOf(3)).toMatch(/Clara/);
		expect(textOf(3)).toMatch(/Seite 3/);
		expect(textOf(11)).toMatch(/Jonas/);
		expect(textOf(16)).toMatch(/Seite 8/);
	});
});

function fail(message: string): never {
	throw new Error(message);
}
