import type { DisplayItem } from "@offizin/design";
import { boxPath, type Content, createContent, type PdfForm } from "@offizin/pdf";
import { box, type Size, um } from "@offizin/units";
import { type PlacedPage, panelMatrix, type SheetPage } from "../sheet/lay-out-sheet.ts";
import { rolesOfItem } from "../sheet/plates-of.ts";
import { TOOL_LINE, toolLines } from "../sheet/tool-lines.ts";
import { drawItems } from "./draw-items.ts";
import { drawMarks, markMargins } from "./draw-marks.ts";
import { planHas } from "./file-plan.ts";
import { type Ground, measuredGround } from "./ground.ts";
import { ensurePhoto, type OpenFile, onPlate, plateInk } from "./open-file.ts";

/** A run of a page's items: drawn here, or written once as a form and shown wherever it is needed. */
export type PagePart =
	| {
			readonly kind: "items";
			readonly items: readonly DisplayItem[];
			readonly ground: Ground;
			/** Their letters on plates are in the file as forms. */
			readonly sharesGlyphs: boolean;
	  }
	| { readonly kind: "form"; readonly form: PdfForm };

/** Splits a placed page into parts; photos and forms are written on the way. */
export type PartsOf = (file: OpenFile, page: PlacedPage) => Promise<readonly PagePart[]>;

/** Writes one side of a sheet as one page of a file. */
export async function writeSide(
	file: OpenFile,
	sheetPage: SheetPage,
	{ partsOf, slug }: { readonly partsOf: PartsOf; readonly slug: readonly string[] },
): Promise<void> {
	const { side, pages } = sheetPage;
	const { bleed, marks } = file.press.profile;
	const margin = markMargins[marks];
	const drawn: { page: PlacedPage; parts: readonly PagePart[] }[] = [];
	for (const page of pages) drawn.push({ page, parts: await partsOf(file, page) });

	const content = createContent();
	content.save();
	content.transform([1, 0, 0, 1, margin + bleed, margin + bleed]);
	for (const { page, parts } of drawn) drawPage(content, page, parts, file);
	for (const { role, path } of toolLines(side)) {
		const plate = file.plan.plates.find((candidate) => candidate.role === role);
		if (!plate) continue;
		const stroke = { ...plateInk(file, plate, 100), width: TOOL_LINE };
		onPlate(content, file, plate, () => content.stroke(path, stroke));
	}
	drawMarks(content, side, slug, file);
	content.restore();

	const { width, height } = side.size;
	const around = (by: number): Size => ({ width: um(width + 2 * by), height: um(height + 2 * by) });
	const outer = margin + bleed;
	await file.pdf.addPage(
		{
			size: around(outer),
			trim: box(outer, outer, width, height),
			bleed: box(margin, margin, around(bleed).width, around(bleed).height),
		},
		content,
	);
	file.pages += 1;
}

function drawPage(content: Content, page: PlacedPage, parts: readonly PagePart[], file: OpenFile): void {
	if (parts.length === 0) return;
	const { clip } = page;
	content.save();
	content.transform(panelMatrix(page));
	content.clip(boxPath(clip));
	for (const part of parts) {
		if (part.kind === "form") content.form(part.form, clip);
		else drawItems(content, part.items, { ...part, file });
	}
	content.restore();
}

/** Writes items as a form whose origin is the corner of the page's clip, unless the file has it under `key`. */
export async function ensureForm(
	file: OpenFile,
	key: unknown,
	{ page, items, ground }: { page: PlacedPage; items: readonly DisplayItem[]; ground: Ground },
): Promise<PdfForm> {
	const known = file.forms.get(key);
	if (known) return known;
	await ensurePhotos(file, items);
	const content = createContent();
	content.save();
	content.transform([1, 0, 0, 1, -page.clip.x, -page.clip.y]);
	drawItems(content, items, { file, ground, sharesGlyphs: false });
	content.restore();
	const form = await file.pdf.addForm(page.clip, content);
	file.forms.set(key, form);
	return form;
}

/** Photos are written before the page that shows them, one at a time, so that only one is in memory. */
export async function ensurePhotos(file: OpenFile, items: readonly DisplayItem[]): Promise<void> {
	if (!file.plan.process) return;
	for (const item of items) if (item.kind === "photo") await ensurePhoto(file, item);
}

/** Whether any of the items leaves something in the file. */
export function isTouched({ plan }: OpenFile, items: readonly DisplayItem[]): boolean {
	return plan.process
		? items.length > 0
		: items.some((item) => rolesOfItem(item).some((role) => planHas(plan, role)));
}

/** The parts of a job without records: a page that lies on several places of the sheet is written once. */
export function wholePages(sheet: readonly SheetPage[]): PartsOf {
	const places = sheet.flatMap(({ pages }) => pages.map(({ list }) => list));
	return async (file, page) => {
		const { list } = page;
		if (!isTouched(file, list.items)) return [];
		if (places.filter((other) => other === list).length > 1) {
			const form = await ensureForm(file, list, { page, items: list.items, ground: measuredGround() });
			return [{ kind: "form", form }];
		}
		await ensurePhotos(file, list.items);
		return [{ kind: "items", items: list.items, ground: measuredGround(), sharesGlyphs: false }];
	};
}
