import type { GlyphsItem } from "@offizin/design";
import type { Matrix } from "@offizin/geometry";
import { type Content, createContent } from "@offizin/pdf";
import { um } from "@offizin/units";
import { filled } from "../outline/item-outline.ts";
import { grow } from "../outline/offset.ts";
import { boundsOfPolygons, mapPolygons, polygonPath } from "../outline/polygon.ts";
import { foilRole, type Plate, plateOf } from "../profile/print-profile.ts";
import { overprints } from "./ink.ts";
import { type GlyphForm, type OpenFile, paper, plateInk } from "./open-file.ts";

/** Em size glyphs are kept at, in µm; the form reaches two em around the pen. */
const EM = 10_000;
const REACH = 2 * EM;

type Glyph = GlyphsItem["glyphs"][number];

/**
 * Type on plates is outlines, which are long. Where the same letters come again and again, as in the names of a guest
 * list, each is written once as a form. Makes the forms that drawing these items will show.
 */
export async function ensureGlyphForms(file: OpenFile, items: readonly GlyphsItem[]): Promise<void> {
	for (const item of items) {
		const plates = platesFor(item, file);
		for (const glyph of item.glyphs) {
			for (const [plate, tint] of plates) {
				await ensure(file, plateKey(item, glyph, plate, tint), () =>
					plateForm(file, item, glyph, [plate, tint]),
				);
			}
			if (hasHole(item, file)) await ensure(file, holeKey(item, glyph), () => holeForm(file, item, glyph));
		}
	}
}

/** Shows the letters of an item on a plate, from the forms made for it. */
export function showGlyphs(
	content: Content,
	item: GlyphsItem,
	file: OpenFile,
	[plate, tint]: PlateTint,
): void {
	content.save();
	content.transform(item.matrix);
	for (const glyph of item.glyphs) {
		const known = file.glyphs.get(plateKey(item, glyph, plate, tint));
		if (!known) continue;
		const scale = item.size / EM;
		content.save();
		content.transform([scale, 0, 0, scale, glyph.x + known.left * scale, glyph.y + known.top * scale]);
		content.form(known.form);
		content.restore();
	}
	content.restore();
}

/** Knocks out what is below the letters of an item, but for the trap. */
export function showHoles(content: Content, item: GlyphsItem, file: OpenFile): void {
	const [a, b, c, d, e, f] = item.matrix;
	for (const glyph of item.glyphs) {
		const known = file.glyphs.get(holeKey(item, glyph));
		if (!known) continue;
		const { x, y } = glyph;
		content.form(known.form, { x: um(a * x + c * y + e + known.left), y: um(b * x + d * y + f + known.top) });
	}
}

export type PlateTint = readonly [plate: Plate, tint: 0 | 100];

/** The plates of the file that an item lies on, or that it takes itself out of. */
function platesFor(item: GlyphsItem, { plan, press }: OpenFile): PlateTint[] {
	const { paint } = item;
	const inPlan = (role: Plate["role"]): PlateTint[] => {
		const plate = plateOf(press.profile, role);
		return plate && plan.plates.includes(plate) ? [[plate, 100]] : [];
	};
	if (paint.role === "foil") return inPlan(foilRole(paint.metal));
	const [own] = plan.plates;
	const erased: PlateTint[] = !plan.process && own && !overprints(item, paint) ? [[own, 0]] : [];
	return [...erased, ...(paint.relief ? inPlan("relief") : [])];
}

function hasHole({ paint }: GlyphsItem, { plan, press }: OpenFile): boolean {
	return paint.role === "foil" && plan.process && press.profile.foilPrint.ink === "knockout";
}

async function ensure(file: OpenFile, key: string, make: () => Promise<GlyphForm>): Promise<void> {
	if (!file.glyphs.has(key)) file.glyphs.set(key, await make());
}

function plateKey({ font }: GlyphsItem, { id }: Glyph, plate: Plate, tint: number): string {
	return `${plate.name}/${tint}/${font}/${id}`;
}

function holeKey({ font, size, matrix }: GlyphsItem, { id }: Glyph): string {
	return `hole/${font}/${id}/${size}/${matrix.slice(0, 4).join(" ")}`;
}

async function plateForm(
	file: OpenFile,
	{ font }: GlyphsItem,
	{ id }: Glyph,
	[plate, tint]: PlateTint,
): Promise<GlyphForm> {
	const outline = outlineOf(file, font, id);
	if (outline === "") return null;
	const scale = EM / file.press.shaper.metrics(font).unitsPerEm;
	const content = createContent();
	content.save();
	content.transform([scale, 0, 0, -scale, REACH, REACH]);
	content.fill(outline, plateInk(file, plate, tint));
	content.restore();
	const form = await file.pdf.addForm({ width: um(2 * REACH), height: um(2 * REACH) }, content);
	return { form, left: -REACH, top: -REACH };
}

async function holeForm(
	file: OpenFile,
	{ font, size, matrix }: GlyphsItem,
	{ id }: Glyph,
): Promise<GlyphForm> {
	const { foilPrint } = file.press.profile;
	const scale = size / file.press.shaper.metrics(font).unitsPerEm;
	const [a, b, c, d] = matrix;
	const place: Matrix = [a * scale, b * scale, -c * scale, -d * scale, 0, 0];
	const shape = filled(outlineOf(file, font, id), place, "nonzero");
	const hole = grow(shape, foilPrint.ink === "knockout" ? -foilPrint.trap : 0);
	if (hole.length === 0) return null;
	const { left, top, right, bottom } = boundsOfPolygons(hole);
	const content = createContent();
	content.fill(polygonPath(mapPolygons(hole, [1, 0, 0, 1, -left, -top])), paper);
	const form = await file.pdf.addForm({ width: um(right - left), height: um(bottom - top) }, content);
	return { form, left, top };
}

function outlineOf({ press }: OpenFile, font: string, id: number): string {
	return press.shaper.outline(font, id);
}
