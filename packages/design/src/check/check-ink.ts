import { printLimits } from "@offizin/formats";
import { type Contour, stretch } from "@offizin/geometry";
import { um } from "@offizin/units";
import type { ArtworkElement, LineElement, ShapeElement } from "../document/drawn-element.ts";
import type { FillItem, Paint, StrokeItem } from "../draw/display-list.ts";
import { groundBelow, isNegative } from "./check-ground.ts";
import type { Piece } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import { finestOf } from "./check-thickness.ts";
import type { Finding, Repair } from "./finding.ts";

type DrawnElement = ArtworkElement | ShapeElement | LineElement;

/** Rounded lengths may miss a limit by this much, in micrometres. */
const ROUNDING = 1;

/** Lines that are too thin for what they are printed with, and forms too fine for metal or varnish. */
export function checkInk(scene: Scene, placed: Placed, element: DrawnElement): Finding[] {
	return [...checkLines(scene, placed, element), ...checkForms(scene, placed)];
}

/** The line that falls short of its limit most. */
function checkLines(scene: Scene, placed: Placed, element: DrawnElement): Finding[] {
	let worst = { width: 1, least: 1 };
	for (const piece of placed.pieces()) {
		const { item } = piece;
		if (item.kind !== "stroke") continue;
		const width = lineWidth(item);
		if (width >= printLimits.minLine.relief) continue;
		const least = leastLine(item.paint, isOpenLine(scene, placed, piece, item, width));
		if (width < least - ROUNDING && width / least < worst.width / worst.least) worst = { width, least };
	}
	if (worst.width === worst.least) return [];
	const rule = { rule: "line.hairline", width: Math.round(worst.width), least: worst.least } as const;
	return [findingAbout(scene, placed, "warning", rule, widen(element, worst.least))];
}

/** Lines of a drawing get wider with the drawing only. */
function widen(element: DrawnElement, least: number): Repair {
	if (element.type === "artwork" || !element.stroke) return { kind: "enlarge" };
	const stroke = { ...element.stroke, width: um(least) };
	return { kind: "commands", commands: [{ type: "setStroke", element: element.id, stroke }] };
}

function lineWidth(item: StrokeItem): number {
	return item.width * stretch(item.matrix)[0];
}

function leastLine(paint: Paint, isOpen: boolean): number {
	const { positive, negative, foil, relief } = printLimits.minLine;
	if (paint.role === "foil") return foil;
	if (paint.relief) return relief;
	return isOpen ? negative : positive;
}

/** Whether a line stands light on dark; looked at only where it would matter. */
function isOpenLine(scene: Scene, placed: Placed, piece: Piece, item: StrokeItem, width: number): boolean {
	if (item.paint.role === "foil" || width >= printLimits.minLine.negative - ROUNDING) return false;
	const [course] = piece.contours();
	const spot = course?.[course.length >> 1];
	return spot !== undefined && isNegative(scene, item.paint, groundBelow(scene, placed, spot, piece));
}

function checkForms(scene: Scene, placed: Placed): Finding[] {
	if (scene.refinement === "ohne") return [];
	const { foil, relief } = printLimits.minLine;
	for (const { item, own } of placed.pieces()) {
		if (item.kind !== "fill") continue;
		const isFoil = item.paint.role === "foil";
		if (item.paint.role === "process" && !item.paint.relief) continue;
		const least = isFoil ? foil : relief;
		if (!isTooFine(item, own(), least - ROUNDING)) continue;
		const rule = { rule: isFoil ? "foil.tooFine" : "relief.tooFine", least } as const;
		return [findingAbout(scene, placed, "warning", rule, { kind: "enlarge" })];
	}
	return [];
}

const judged = new WeakMap<readonly Contour[], Map<string, boolean>>();

/** In the units of the form, by the larger stretch, so that a squashed drawing is not blamed for its wide side. */
function isTooFine(item: FillItem, own: readonly Contour[], least: number): boolean {
	const [, largest] = stretch(item.matrix);
	if (largest === 0) return false;
	const known = judged.get(own) ?? new Map<string, boolean>();
	judged.set(own, known);
	const key = `${item.rule} ${least / largest}`;
	const found = known.get(key) ?? finestOf(own, item.rule, least / largest) < least / largest;
	known.set(key, found);
	return found;
}
