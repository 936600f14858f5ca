import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { cardFormat } from "@offizin/formats";
import type { JobTicket } from "@offizin/production";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { templateWith } from "../../testing/shopper.ts";
import { makePrintFiles } from "./make-print-files.ts";
import type { MadeFile } from "./print-task.ts";

let prepress: Prepress;
let folder: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-assembled-"));
	prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of an order for blank pieces of a format. */
async function filesOf(formatType: string): Promise<readonly MadeFile[]> {
	const template = templateWith({ formatType: "postkarte-a6" });
	const format = cardFormat(formatType);
	invariant(format, `${formatType} is in the catalogue`);
	const chosen = { formatType, paperType: "matt", refinementType: "ohne" };
	const configuration = { ...template.document.configuration, ...chosen };
	const pages = format.pages.map(({ key }) => ({ key, elements: [] }));
	const made = await makePrintFiles(
		{
			job: "job-1",
			order: "26-100042",
			channel: "papiervogel",
			placedAt: "2026-11-20T09:00:00.000Z",
			line: { id: "line-1", position: 1, name: template.id, quantity: 50 },
			design: {
				id: "design-1",
				revision: 1,
				document: { ...template.document, configuration, pages },
			},
			profile: "digital-cards",
			photos: [],
			folder: mkdtempSync(join(folder, "job-")),
		},
		prepress,
	);
	invariant(made.ok, JSON.stringify(made));
	return made.value.files;
}

function textOf(files: readonly MadeFile[], name: string): string {
	return readFileSync(files.find((file) => file.name === name)?.path ?? "", "utf8");
}

const ticketOf = (files: readonly MadeFile[]) => JSON.parse(textOf(files, "ticket.json")) as JobTicket;

test("[production.T7] a booklet is printed page by page and pictured spread by spread; its ticket tells its sheets", async () => {
	const files = await filesOf("booklet-a6-8");
	const { sheet, stitching } = ticketOf(files);
	expect(sheet.sides.map(({ key, trim }) => [key, trim.width, trim.height])).toEqual(
		Array.from({ length: 8 }, (_, index) => [`page-${index + 1}`, 105, 148]),
	);
	expect(stitching?.sheets.map(({ part, paper }) => [part, paper.grams])).toEqual([
		["cover", 300],
		["inside", 170],
	]);
	const previews = files.filter(({ name }) => name.startsWith("preview-"));
	expect(previews.map(({ name }) => name)).toEqual([
		"preview-outside.png",
		"preview-spread-2.png",
		"preview-spread-4.png",
		"preview-spread-6.png",
	]);
	// 216 × 154 mm at 8 pixels each.
	expect(await sharp(previews[1]?.path).metadata()).toMatchObject({ width: 1728, height: 1232 });
	expect(textOf(files, "ticket.xjdf")).toContain(
		'<StitchingParams NumberOfStitches="2" StitchType="Saddle"/>',
	);
});

test("[production.T8] a pocketfold tells where it is glued, and its file where it is cut and creased", async () => {
	const files = await filesOf("pocketfold-sq145-3");
	const [outside] = ticketOf(files).sheet.sides;
	expect(outside?.glue).toHaveLength(2);
	expect(outside?.plates).toEqual(expect.arrayContaining(["Falz", "Stanze"]));
	expect(textOf(files, "ticket.xjdf")).toMatch(/Types="[^"]* Gluing Folding"/);
});
