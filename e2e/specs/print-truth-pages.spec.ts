import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DesignDocument } from "@offizin/design";
import { type CardFormat, cardFormats } from "@offizin/formats";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { designFor } from "@offizin/testkit";
import { type Browser, expect, test } from "@playwright/test";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { compareFoil } from "../../tools/screen-print/compare-foil.ts";
import {
	compareSheet,
	keepWorst,
	lengthOf,
	type Pictures,
	type SideComparison,
} from "../../tools/screen-print/compare-sheet.ts";
import { loadTrialPress, type ScreenCopy, type TrialPress } from "../../tools/screen-print/press.ts";
import { printDesign, withPhotos } from "../../tools/screen-print/print-design.ts";
import { writePng } from "../../tools/screen-print/raster.ts";

// In one worker and in order, so that the worst page of all is known at the end; `npm run bench -- print` has all formats.
test.describe.configure({ mode: "default" });

const MAX_DELTA_E = 1;
const MAX_OFFSET_UM = 50;
const PICTURES = "var/test/print-truth/worst-page";

let trial: TrialPress;
let last: Pictures | undefined;
let browser: Browser;
const worst = keepWorst();
const compared: SideComparison[] = [];

function offer(mean: number, pictures: Pictures): void {
	worst.offer(mean, pictures);
	last = pictures;
}

async function writePictures(folder: string, pictures: Pictures | undefined): Promise<void> {
	mkdirSync(folder, { recursive: true });
	for (const [name, raster] of Object.entries(pictures ?? {})) {
		await writePng(raster, join(folder, `${name}.png`));
	}
}

test.beforeAll(async () => {
	trial = await loadTrialPress("sheetfed-cards");
	browser = await launchChromium();
});

// A worker ends with the first page that fails, and takes its worst page with it; so each that fails keeps its own.
test.afterEach(async () => {
	const info = test.info();
	if (info.status === "failed") await writePictures(info.outputPath("pictures"), last);
});

test.afterAll(async () => {
	await browser.close();
	const byColor = compared.toSorted((a, b) => b.mean76 - a.mean76);
	const [page] = byColor;
	if (!page) return;
	await writePictures(PICTURES, worst.pictures());
	const offsets = compared.flatMap((side) => side.offsets);
	const farthest = Math.max(...offsets.map(lengthOf));
	const mean = compared.reduce((sum, { mean76 }) => sum + mean76, 0) / compared.length;
	console.log(
		[
			`Screen against print, ${compared.length} pages at 300 ppi: mean ΔE ${mean.toFixed(2)} (CIE 1976).`,
			`Worst page: ${page.name}, ΔE ${page.mean76.toFixed(2)} (ΔE 2000 ${page.mean2000.toFixed(2)}); pictures in ${PICTURES}.`,
			`${offsets.length} glyphs located, the farthest ${(farthest / 1000).toFixed(3)} mm off.`,
		].join("\n"),
	);
});

interface Trial {
	readonly name: string;
	readonly document: DesignDocument;
	readonly side: "first" | "last";
	readonly copy: ScreenCopy;
}

async function expectTruth({ name, document, side, copy }: Trial): Promise<void> {
	const folder = test.info().outputPath("files");
	mkdirSync(folder, { recursive: true });
	const design = await printDesign({ name, document, refinement: "ohne", folder }, trial);
	const key = (side === "first" ? design.sheet[0] : design.sheet.at(-1))?.side.key ?? "";
	const found = await compareSheet(design, { browser, trial, copy, only: [key], offer });
	compared.push(...found);
	expect(found).toHaveLength(1);
	for (const { mean76, offsets, unclear } of found) {
		expect(mean76).toBeLessThanOrEqual(MAX_DELTA_E);
		expect(offsets.filter((offset) => lengthOf(offset) > MAX_OFFSET_UM)).toEqual([]);
		expect(unclear).toBeLessThanOrEqual(offsets.length / 20);
	}
}

function sheetArea({ sides }: CardFormat): number {
	return (sides[0]?.size.width ?? 0) * (sides[0]?.size.height ?? 0);
}

/** One rectangle per side without folds, holes and cuts: the cards that have templates stand for all of these. */
function isPlain({ pages, sides }: CardFormat): boolean {
	const isCut = sides.some(
		({ die, holes, slits, panels }) => die || holes.length + slits.length > 0 || panels.length > 1,
	);
	return !isCut && pages.every(({ folds, reserved }) => folds.length + reserved.length === 0);
}

/** The smallest format of each form. */
const sampled = [...Map.groupBy(cardFormats, ({ form }) => form)]
	.flatMap(([, formats]) => formats.toSorted((a, b) => sheetArea(a) - sheetArea(b)).slice(0, 1))
	.filter((format) => !isPlain(format));

for (const [index, format] of sampled.entries()) {
	test(`[production.S3] ${format.key} prints as Chromium shows it`, async () => {
		const document = designFor(format, trial.photo);
		await expectTruth({
			name: format.key,
			document,
			side: index % 2 === 0 ? "first" : "last",
			copy: "whole",
		});
	});
}

/** One for each format that has templates. */
const designed = [...Map.groupBy(templateIds, (id) => id.replace(/^\w+-|-\w+$/g, ""))]
	.flatMap(([, [first, ...others]], index) => (index % 2 === 0 ? first : others.at(-1)) ?? [])
	.map(buildTemplate);

for (const template of designed) {
	const name = template.id;
	test(`[production.S3] ${name} prints as Chromium shows it`, async () => {
		await expectTruth({
			name,
			document: withPhotos(template.document, trial),
			side: "first",
			copy: "editor",
		});
	});
}

test("[production.S3] foil lies on its plate where Chromium shows it", async () => {
	const template = buildTemplate("eukalyptus-klappkarte-a6-salbei");
	expect(template.defaultConfiguration.refinementType).toBe("gold");
	const folder = test.info().outputPath("files");
	mkdirSync(folder, { recursive: true });
	const document = withPhotos(template.document, trial);
	const design = await printDesign({ name: template.id, document, refinement: "gold", folder }, trial);
	const { found, unclear } = await compareFoil(design, { browser, trial });
	expect(found.length).toBeGreaterThan(5);
	expect(unclear).toBe(0);
	expect(found.filter((offset) => lengthOf(offset) > MAX_OFFSET_UM)).toEqual([]);
});
