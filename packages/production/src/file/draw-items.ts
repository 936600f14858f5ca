import { invariant } from "@offizin/base";
import {
	type Paint as DesignPaint,
	type DisplayItem,
	type FillItem,
	type GlyphsItem,
	glyphPath,
	type PhotoItem,
	type StrokeItem,
} from "@offizin/design";
import { type Content, cmyk, type Paint } from "@offizin/pdf";
import { itemOutline } from "../outline/item-outline.ts";
import { grow } from "../outline/offset.ts";
import { polygonPath } from "../outline/polygon.ts";
import { foilRole, type Plate } from "../profile/print-profile.ts";
import type { Ground } from "./ground.ts";
import { type OpenFile, paper, photoKey, plateInk } from "./open-file.ts";

type InkItem = FillItem | StrokeItem | GlyphsItem;
type ProcessPaint = Extract<DesignPaint, { role: "process" }>;

/** Draws what of a display list belongs into a file; the content's origin is the page's trim corner. */
export function drawItems(
	content: Content,
	items: readonly DisplayItem[],
	file: OpenFile,
	ground: Ground,
): void {
	for (const item of items) {
		if (item.kind === "photo") drawPhoto(content, item, file, ground);
		else if (item.paint.role === "foil") drawFoil(content, item, file, ground);
		else drawProcess(content, item, item.paint, file, ground);
	}
}

function drawPhoto(content: Content, item: PhotoItem, file: OpenFile, ground: Ground): void {
	if (!file.plan.process) {
		erase(file, ground, item, (ink) => within(content, item, () => content.fill(item.clip, ink)));
		return;
	}
	const image = file.images.get(photoKey(item));
	invariant(image, `photo of ${item.element} was written before its page`);
	within(content, item, () => {
		content.clip(item.clip);
		content.image(image, item.box);
	});
	ground.add("ink", item);
}

function drawProcess(
	content: Content,
	item: InkItem,
	paint: ProcessPaint,
	file: OpenFile,
	ground: Ground,
): void {
	if (file.plan.process) {
		const ink = processInk(paint, file);
		within(content, item, () => {
			if (item.kind === "glyphs") {
				const font = file.pdf.font(file.press.resources.font(item.font));
				content.glyphs({ font, size: item.size, glyphs: item.glyphs }, ink);
			} else paintArea(content, item, ink, file);
		});
		ground.add("ink", item);
	} else if (!isBlack(paint)) {
		erase(file, ground, item, (ink) => within(content, item, () => paintArea(content, item, ink, file)));
	}
	const relief = paint.relief && plateIn(file, "relief");
	if (relief) layPlate(content, item, relief, file, ground);
}

function drawFoil(content: Content, item: InkItem, file: OpenFile, ground: Ground): void {
	invariant(item.paint.role === "foil", "foil is drawn with a metal");
	const { foilPrint } = file.press.profile;
	if (file.plan.process && foilPrint.ink === "knockout" && ground.meets("ink", item)) {
		// Ink runs on under the edge by the trap. What is too fine to be shrunk stays printed under the foil.
		const hole = polygonPath(grow(itemOutline(item, file.press.shaper), -foilPrint.trap));
		if (hole !== "") content.fill(hole, paper);
	}
	const plate = plateIn(file, foilRole(item.paint.metal));
	if (plate) layPlate(content, item, plate, file, ground);
}

/** Plates are outlines at full tint over everything: a block maker has no fonts. */
function layPlate(content: Content, item: InkItem, plate: Plate, file: OpenFile, ground: Ground): void {
	within(content, item, () => paintArea(content, item, plateInk(file, plate, 100), file));
	ground.add("plate", item);
}

/** In the file of one plate, ink that covers the plate on screen takes it out, as it does where all is in one file. */
function erase(file: OpenFile, ground: Ground, item: DisplayItem, paint: (ink: Paint) => void): void {
	const [plate] = file.plan.plates;
	if (plate && ground.meets("plate", item)) paint(plateInk(file, plate, 0));
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

/** Pure black overprints, so that no paper flashes around type; white never does, or it would not be there. */
function processInk(paint: ProcessPaint, { rgb }: OpenFile): Paint {
	if (rgb) {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(paint.srgb.slice(at, at + 2), 16));
		return { color: { kind: "rgb", space: rgb, r, g, b }, overprint: false };
	}
	const [c, m, y, k] = paint.cmyk;
	return { color: cmyk(c, m, y, k), overprint: isBlack(paint) };
}

function isBlack({ cmyk: [c, m, y, k] }: ProcessPaint): boolean {
	return c === 0 && m === 0 && y === 0 && k === 100;
}
