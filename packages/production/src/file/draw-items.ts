import { invariant } from "@offizin/base";
import { cutPlace, type DisplayItem, glyphPath, type PhotoItem } from "@offizin/design";
import type { Content, Paint } from "@offizin/pdf";
import { itemOutline } from "../outline/item-outline.ts";
import { grow } from "../outline/offset.ts";
import { polygonPath } from "../outline/polygon.ts";
import { foilRole, type Plate } from "../profile/print-profile.ts";
import { type PlateTint, showGlyphs, showHoles } from "./glyph-forms.ts";
import type { Ground } from "./ground.ts";
import { type InkItem, overprints, type ProcessPaint, processInk } from "./ink.ts";
import { type OpenFile, onPlate, paper, photoKey, plateInk } from "./open-file.ts";

/** Where things are drawn, and on what. */
export interface Drawing {
	readonly file: OpenFile;
	readonly ground: Ground;
	/** Letters on plates are shown from forms that `ensureGlyphForms` made. */
	readonly sharesGlyphs: boolean;
}

/** Draws what of a display list belongs into a file; the content's origin is the page's trim corner. */
export function drawItems(content: Content, items: readonly DisplayItem[], drawing: Drawing): void {
	for (const item of items) {
		if (item.kind === "photo") drawPhoto(content, item, drawing);
		else if (item.paint.role === "foil") drawFoil(content, item, drawing);
		else drawProcess(content, item, item.paint, drawing);
	}
}

function drawPhoto(content: Content, item: PhotoItem, drawing: Drawing): void {
	const { file, ground } = drawing;
	if (!file.plan.process) {
		const [plate] = file.plan.plates;
		if (plate && ground.meets("plate", item)) {
			onPlate(content, file, plate, () =>
				within(content, item, () => content.fill(item.clip, plateInk(file, plate, 0))),
			);
		}
		return;
	}
	const image = file.images.get(photoKey(item));
	invariant(image, `photo of ${item.element} was written before its page`);
	const { source } = item;
	invariant(source && "upload" in source, `slot ${item.element} holds a real photo before printing`);
	const place = cutPlace(item.box, source);
	within(content, item, () => {
		content.clip(item.clip);
		if (place.matrix) content.transform(place.matrix);
		content.image(image, place.box);
	});
	ground.add("ink", item);
}

function drawProcess(content: Content, item: InkItem, paint: ProcessPaint, drawing: Drawing): void {
	const { file, ground } = drawing;
	const [plate] = file.plan.plates;
	if (file.plan.process) {
		const ink = processInk(item, paint, file);
		within(content, item, () => {
			if (item.kind === "glyphs") {
				const font = file.pdf.font(file.press.resources.font(item.font));
				content.glyphs({ font, size: item.size, glyphs: item.glyphs }, ink);
			} else paintArea(content, item, ink, file);
		});
		ground.add("ink", item);
	} else if (plate && !overprints(item, paint) && ground.meets("plate", item)) {
		// Ink that covers the plate on screen takes it out, as it does where all is in one file.
		paintPlate(content, item, [plate, 0], drawing);
	}
	const relief = paint.relief && plateIn(file, "relief");
	if (relief) layPlate(content, item, relief, drawing);
}

function drawFoil(content: Content, item: InkItem, drawing: Drawing): void {
	invariant(item.paint.role === "foil", "foil is drawn with a metal");
	const { file, ground } = drawing;
	const { foilPrint } = file.press.profile;
	if (file.plan.process && foilPrint.ink === "knockout" && ground.meets("ink", item)) {
		if (drawing.sharesGlyphs && item.kind === "glyphs") showHoles(content, item, file);
		else {
			// Ink runs on under the edge by the trap. What is too fine to be shrunk stays printed under the foil.
			const hole = polygonPath(grow(itemOutline(item, file.press.shaper), -foilPrint.trap));
			if (hole !== "") content.fill(hole, paper);
		}
	}
	const plate = plateIn(file, foilRole(item.paint.metal));
	if (plate) layPlate(content, item, plate, drawing);
}

function layPlate(content: Content, item: InkItem, plate: Plate, drawing: Drawing): void {
	paintPlate(content, item, [plate, 100], drawing);
	drawing.ground.add("plate", item);
}

/** Plates are outlines at full tint over everything: a block maker has no fonts. */
function paintPlate(content: Content, item: InkItem, [plate, tint]: PlateTint, drawing: Drawing): void {
	const { file, sharesGlyphs } = drawing;
	onPlate(content, file, plate, () => {
		if (sharesGlyphs && item.kind === "glyphs") showGlyphs(content, item, file, [plate, tint]);
		else within(content, item, () => paintArea(content, item, plateInk(file, plate, tint), file));
	});
}

function paintArea(content: Content, item: InkItem, ink: Paint, { press }: OpenFile): void {
	if (item.kind === "stroke") {
		content.stroke(item.path, { ...ink, width: item.width, cap: item.cap, join: "round" });
		return;
	}
	const path = item.kind === "glyphs" ? glyphPath(item, press.shaper) : item.path;
	if (path !== "") content.fill(path, ink, item.kind === "fill" ? item.rule : "nonzero");
}

function within(content: Content, { matrix }: DisplayItem, draw: () => void): void {
	content.save();
	content.transform(matrix);
	draw();
	content.restore();
}

function plateIn({ plan }: OpenFile, role: Plate["role"]): Plate | undefined {
	return plan.plates.find((plate) => plate.role === role);
}
