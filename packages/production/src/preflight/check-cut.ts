import {
	type Bounds,
	type FillEvent,
	isWhite,
	type PageDrawing,
	type PaintEvent,
	textRuns,
	visibleBounds,
} from "@offizin/pdf";
import { type Box, mm, um } from "@offizin/units";
import type { ExpectedFile } from "./expected-file.ts";
import type { FindingList } from "./file-finding.ts";

/** A cut lands within this of the trim (domain.md §1.1). */
const CUT_TOLERANCE = mm(1);
/** A shorter end at the cut is a tip of a drawing, and leaves no strip anybody would see. */
const LEAST_LENGTH = mm(10);
/** Boxes are written in points with four decimals: nearer than this is the same, in µm. */
const SAME = 5;

/** What the cut would take away, and what ends where it falls. */
export function checkCut(drawing: PageDrawing, { profile, sides }: ExpectedFile, list: FindingList): void {
	const { trim } = drawing.boxes;
	if (!trim) return;
	const page = drawing.index + 1;
	const spines = sides[drawing.index % sides.length]?.spines ?? [];
	for (const { text, bounds } of textRuns(drawing)) {
		if (!bounds || text.trim() === "" || deepest(bounds, trim) <= SAME) continue;
		if (isSlug(bounds, drawing)) continue;
		list.add("error", { rule: "text.outsideTrim", text: text.slice(0, 60) }, page);
	}
	for (const event of drawing.events) {
		const seen = endsOf(event, drawing);
		for (const past of seen ? pastEdges(seen, trim, spines) : []) {
			if (past >= profile.bleed - SAME || past < -CUT_TOLERANCE) continue;
			const severity = past <= CUT_TOLERANCE ? "error" : "warning";
			list.add(severity, { rule: "bleed.missing", past: um(past) }, page);
		}
	}
}

/** Type that lies beyond the bleed is what marks say of the sheet (production.F8); nothing of a page is drawn there. */
function isSlug([left, top, right, bottom]: Bounds, { boxes: { bleed } }: PageDrawing): boolean {
	if (!bleed) return false;
	const { x, y, width, height } = bleed;
	return right <= x || bottom <= y || left >= x + width || top >= y + height;
}

/** What a picture or area with straight edges spans; nothing for drawings, whose tips may end anywhere. */
function endsOf(event: PaintEvent, drawing: PageDrawing): Bounds | undefined {
	if (event.kind === "image") {
		const [a, b, c, d] = event.matrix;
		const isUpright = (Math.abs(b) < 1 && Math.abs(c) < 1) || (Math.abs(a) < 1 && Math.abs(d) < 1);
		return isUpright ? visibleBounds(event, drawing) : undefined;
	}
	if (event.kind !== "fill" || event.ink.space.kind === "spot" || isWhite(event.ink)) return undefined;
	return isRectangle(event) ? visibleBounds(event, drawing) : undefined;
}

function isRectangle({ path: { data, bounds } }: FillEvent): boolean {
	if (!bounds || !/^M[^MLCZ]+(?:L[^MLCZ]+){3,4}Z?$/.test(data)) return false;
	const [left, top, right, bottom] = bounds;
	const numbers = (data.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
	const isOn = (value: number, ends: readonly number[]) => ends.some((end) => Math.abs(value - end) <= SAME);
	return numbers.every((value, at) => isOn(value, at % 2 === 0 ? [left, right] : [top, bottom]));
}

/** How far what is seen passes each cut edge it runs along; nothing for what lies beside the trim. */
function pastEdges(
	[left, top, right, bottom]: Bounds,
	trim: Box,
	spines: readonly ("left" | "right")[],
): number[] {
	const end = { x: trim.x + trim.width, y: trim.y + trim.height };
	if (right <= trim.x || left >= end.x || bottom <= trim.y || top >= end.y) return [];
	const sideways = [
		...(spines.includes("left") ? [] : [trim.x - left]),
		...(spines.includes("right") ? [] : [right - end.x]),
	];
	const upright = bottom - top >= LEAST_LENGTH ? sideways : [];
	const level = right - left >= LEAST_LENGTH ? [trim.y - top, bottom - end.y] : [];
	return [...upright, ...level];
}

function deepest([left, top, right, bottom]: Bounds, { x, y, width, height }: Box): number {
	return Math.max(x - left, y - top, right - x - width, bottom - y - height);
}
