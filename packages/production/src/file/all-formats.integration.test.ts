import type { DesignDocument } from "@offizin/design";
import { cardFormats, type Format, type Page, pageOf, punchedFormat } from "@offizin/formats";
import { box, mm } from "@offizin/units";
import { beforeAll, expect, test, vi } from "vitest";
import { digitalCards } from "../profile/shipped-profiles.ts";
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

/** The middle of a page across, and of one that is folded once the middle of its left half. */
function middleOf({ size, folds }: Page): number {
	const [only] = folds;
	return folds.length === 1 && only?.axis === "x" ? only.at / 2 : size.width / 2;
}

/** Every page in a flat colour with its own name in the middle. */
function plainDocument(format: Format): DesignDocument {
	const { width, height } = { width: mm(20), height: mm(8) };
	return {
		...sampleDocument(),
		configuration: { formatType: format.key },
		pages: format.pages.map((page) => ({
			key: page.key,
			background: { role: "process", swatch: "sage" },
			elements: [
				textElement({
					id: `name-${page.key}`,
					text: page.key,
					box: box(middleOf(page) - width / 2, (page.size.height - height) / 2, width, height),
					style: { ...textElement().style, size: mm(3), ink: { role: "process", swatch: "ink" } },
				}),
			],
		})),
	};
}

function jobOf(format: Format) {
	return sampleJob({ document: plainDocument(format), format, refinement: "ohne" });
}

test.each(cardFormats)("[production.S3] $key has a page per side, each with its trim", async (format) => {
	const { first, files } = await writeSample(jobOf(format), press);
	expect(files.map(({ pages }) => pages)).toEqual([format.sides.length]);
	const trims = [...first.toString("latin1").matchAll(/\/TrimBox \[([^\]]+)\]/g)].map(([, numbers = ""]) => {
		const [left = 0, bottom = 0, right = 0, top = 0] = numbers.split(" ").map(Number);
		const um = (points: number) => Math.round((points / 72) * 25_400);
		return { width: um(right - left), height: um(top - bottom) };
	});
	expect(trims).toEqual(format.sides.map(({ size }) => size));
});

/** On how many sides the middle of a page lies: the halves of a spread are printed on two. */
function placesOf(format: Format, key: string): number {
	const page = pageOf(format, key);
	return format.sides
		.flatMap(({ size, panels }) => panels.map((panel) => ({ size, panel })))
		.filter(({ size, panel }) => {
			const middle = panel.x + (page ? middleOf(page) : 0);
			return panel.page === key && middle >= 0 && middle <= size.width;
		}).length;
}

/** The first format of each kind of sheet. */
const kinds = cardFormats.filter(
	(format, index) => cardFormats.findIndex((other) => other.form === format.form) === index,
);

test.each(kinds)(
	"[production.S3] $key is a sound file in which every page's text is found where it lies",
	async (format) => {
		const { first } = await writeSample(jobOf(format), press);
		await withPdf(first, (path) => {
			expect(runTool("qpdf", "--check", path)).toContain("No syntax or stream encoding errors");
			expect(
				runTool("pdffonts", path)
					.trim()
					.split("\n")
					.slice(2)
					.every((row) => /^[A-Z]{6}\+.* yes yes yes /.test(row)),
			).toBe(true);
			const words = runTool("pdftotext", path, "-").split(/\s+/);
			for (const { key } of format.pages) {
				expect([key, words.filter((word) => word === key).length]).toEqual([key, placesOf(format, key)]);
			}
		});
	},
);

test.each([
	["sticker-herz", "ohne", ["CutContour"]],
	["geschenkanhaenger-herz", "ohne", ["Bohrung", "Stanze"]],
	["wunderkerzen-etikett", "ohne", ["Stanze"]],
	["pocketfold-115x162", "ohne", ["Falz", "Stanze"]],
	["klappkarte-a6", "rundeecken", ["Falz", "Stanze"]],
	["postkarte-a6", "ohne", []],
] as const)(
	"[production.S4] tools of %s with punching %s lie on %j, as the ticket says",
	async (key, punching, tools) => {
		const plain = cardFormats.find((format) => format.key === key);
		if (!plain) throw new Error(`${key} is in the catalogue`);
		const format = punchedFormat(plain, punching);
		const { first, sheet } = await writeSample(jobOf(format), press);
		const plates = [...(await separate(first, 1, 36)).keys()].sort();
		expect(plates).toEqual(["Black", "Cyan", "Magenta", "Yellow", ...tools].sort());
		expect(sheet[0] && [...platesOf(sheet[0], digitalCards)].sort()).toEqual(plates);
	},
);

test("[production.S1] a turned page lies upside down on the sheet", async () => {
	const format = cardFormats.find(({ sides }) => sides[0]?.panels.some(({ turned }) => turned));
	const panel = format?.sides[0]?.panels.find(({ turned }) => turned);
	if (!format || !panel) throw new Error("a format has a turned page");
	const size = pageOf(format, panel.page)?.size ?? { width: mm(0), height: mm(0) };
	const corner = textElement({
		id: "corner",
		text: "X",
		box: box(mm(6), mm(6), mm(10), mm(10)),
		style: { ...textElement().style, align: "left", size: mm(6), ink: { role: "process", swatch: "ink" } },
		verticalAlign: "top",
	});
	const document = plainDocument(format);
	const pages = document.pages.map((page) => ({
		...page,
		elements: page.key === panel.page ? [corner] : [],
	}));
	const { first } = await writeSample(
		sampleJob({ document: { ...document, pages }, format, refinement: "ohne" }),
		press,
	);
	const black = (await separate(first)).get("Black");
	const darkest = (left: number, top: number) => {
		let ink = 0;
		for (let x = left; x < left + 8; x += 0.2) {
			for (let y = top; y < top + 8; y += 0.2) ink = Math.max(ink, black?.(x, y) ?? 0);
		}
		return ink;
	};
	// Its top left corner is at the bottom right of where it lies.
	const [right, bottom] = [(panel.x + size.width) / 1000 + 3, (panel.y + size.height) / 1000 + 3];
	expect(darkest(right - 14, bottom - 14)).toBe(100);
	expect(darkest(panel.x / 1000 + 3 + 6, panel.y / 1000 + 3 + 6)).toBeLessThan(50);
});
