import { printLimits } from "@offizin/formats";
import {
	type Bounds,
	filePlates,
	findConvertedColors,
	findForeignColors,
	findHairlines,
	findKnockedOutBlackText,
	findOverprintingBlackAreas,
	findOverprintingWhite,
	findSpotUses,
	type ImageFacts,
	imagePlacements,
	isWhite,
	type PageDrawing,
	type PaintEvent,
	PROCESS_PLATES,
	processInks,
	textRuns,
	visibleBounds,
} from "@offizin/pdf";
import { box, intersects, pt, toPt, um } from "@offizin/units";
import { THIN_LINE } from "../file/ink.ts";
import type { PlateRole } from "../profile/print-profile.ts";
import { processingSteps } from "../profile/processing-step.ts";
import { checkCut } from "./check-cut.ts";
import type { ExpectedFile } from "./expected-file.ts";
import type { FindingList } from "./file-finding.ts";

/** What a page showed besides findings. */
export interface PageReading {
	/** Plates that carry ink. */
	readonly plates: readonly string[];
	/** Highest total of the process inks of flat colours, in percent. */
	readonly highestInk: number;
	readonly images: readonly ImageFacts[];
}

/** Rules about what a page paints. */
export function checkPage(drawing: PageDrawing, expected: ExpectedFile, list: FindingList): PageReading {
	const page = drawing.index + 1;
	const roles = new Map(expected.profile.plates.map(({ name, role }) => [name, role]));
	const { plates } = filePlates(drawing);
	const side = expected.sides[drawing.index % expected.sides.length];
	const allowed = [...(expected.process ? PROCESS_PLATES : []), ...(side?.plates ?? [])];
	for (const plate of plates) {
		if (!allowed.includes(plate)) list.add("error", { rule: "plate.unexpected", plate }, page);
	}
	checkColors(drawing, expected, list);
	checkSpots(drawing, roles, list);
	checkLines(drawing, roles, list);
	checkText(drawing, list);
	checkPhotos(drawing, expected, list);
	checkCut(drawing, expected, list);
	return { plates, highestInk: checkInk(drawing, expected, list), images: imagesOf(drawing) };
}

function checkColors(drawing: PageDrawing, { profile: { color } }: ExpectedFile, list: FindingList): void {
	const page = drawing.index + 1;
	checkOverprint(drawing, list);
	const wrong =
		color.policy === "cmyk"
			? [...findForeignColors(drawing, 4), ...findConvertedColors(drawing)]
			: drawing.events.filter((event) => spaceOf(event)?.kind === "device");
	for (const event of wrong) {
		const space = spaceOf(event);
		const name = space?.kind === "device" || space?.kind === "other" ? space.name : (space?.kind ?? "?");
		list.add("error", { rule: "colour.wrongSpace", space: name }, page);
	}
}

/** Which black has to overprint and which must not: GWG2015, 4.9 to 4.12. */
function checkOverprint(drawing: PageDrawing, list: FindingList): void {
	const page = drawing.index + 1;
	for (const _white of findOverprintingWhite(drawing)) list.add("error", { rule: "overprint.white" }, page);
	for (const event of findOverprintingBlackAreas(drawing, THIN_LINE)) {
		if (isPrinted(event, drawing)) list.add("error", { rule: "overprint.blackArea" }, page);
	}
	for (const { text } of findKnockedOutBlackText(drawing)) {
		list.add("error", { rule: "overprint.blackText", text: text.slice(0, 60) }, page);
	}
}

function spaceOf(event: PaintEvent) {
	if (event.kind === "shading") return event.space;
	return event.kind === "image" ? (event.ink?.space ?? event.image.space) : event.ink.space;
}

function checkSpots(drawing: PageDrawing, roles: ReadonlyMap<string, PlateRole>, list: FindingList): void {
	const page = drawing.index + 1;
	for (const { plate, tint, overprint, event } of findSpotUses(drawing)) {
		if (PROCESS_PLATES.includes(plate)) continue;
		const role = roles.get(plate);
		if (isPrinted(event, drawing)) {
			if (plate === "All") list.add("error", { rule: "plate.all" }, page);
			if (role && !isStep(event, role)) list.add("error", { rule: "plate.noStep", plate }, page);
		}
		// Without any tint it takes out what lies below, and is meant to.
		if (tint === 0) continue;
		if (tint !== 1) {
			list.add("error", { rule: "plate.notFull", plate, percent: Math.round((tint ?? 0) * 100) }, page);
		}
		if (!overprint) list.add("error", { rule: "plate.knocksOut", plate }, page);
	}
}

function isStep({ layer }: PaintEvent, role: PlateRole): boolean {
	const expected = processingSteps[role];
	return (
		layer?.step?.group === expected.group &&
		layer.step.type === ("type" in expected ? expected.type : undefined)
	);
}

const toolRoles: readonly PlateRole[] = ["die", "crease", "hole", "kissCut"];

function checkLines(drawing: PageDrawing, roles: ReadonlyMap<string, PlateRole>, list: FindingList): void {
	const { minLine } = printLimits;
	const page = drawing.index + 1;
	for (const { event, width } of findHairlines(drawing, minLine.relief)) {
		const { space } = event.ink;
		const role = space.kind === "spot" ? roles.get(space.names[0] ?? "") : undefined;
		if (role && toolRoles.includes(role)) continue;
		if (!isPrinted(event, drawing)) continue;
		const least = role === "relief" ? minLine.relief : role ? minLine.foil : minLine.positive;
		// Paths are written to a thousandth, widths follow.
		if (width >= least - 1) continue;
		if (!role) list.add("warning", { rule: "line.hairline", width: um(width), least }, page);
		else {
			const rule = role === "relief" ? "relief.tooFine" : "foil.tooFine";
			list.add("warning", { rule, part: "line", width: um(width), least }, page);
		}
	}
}

/** Within the bleed: marks beside it are cut away. */
function isPrinted(event: PaintEvent, drawing: PageDrawing): boolean {
	const seen = visibleBounds(event, drawing);
	return seen !== undefined && reachesBleed(seen, drawing);
}

function reachesBleed([left, top, right, bottom]: Bounds, { boxes }: PageDrawing): boolean {
	return intersects(box(left, top, right - left, bottom - top), boxes.bleed ?? boxes.media);
}

function checkText(drawing: PageDrawing, list: FindingList): void {
	for (const { text, size, ink, bounds } of textRuns(drawing)) {
		if (text.trim() === "" || (bounds && !reachesBleed(bounds, drawing))) continue;
		const least = isWhite(ink) ? printLimits.minPt.negative : printLimits.minPt.positive;
		if (size >= pt(least) - 1) continue;
		const small = {
			rule: "text.tooSmall",
			pt: Math.round(toPt(size) * 10) / 10,
			least,
			text: text.slice(0, 60),
		} as const;
		list.add("warning", small, drawing.index + 1);
	}
}

function checkPhotos(drawing: PageDrawing, { profile }: ExpectedFile, list: FindingList): void {
	const { warn, refuse } = profile.photo.ppi;
	for (const { ppiX, ppiY, visible } of imagePlacements(drawing)) {
		const ppi = Math.floor(Math.min(ppiX, ppiY));
		if (!visible || ppi >= warn) continue;
		list.add(ppi < refuse ? "error" : "warning", { rule: "photo.lowResolution", ppi }, drawing.index + 1);
	}
}

function checkInk(drawing: PageDrawing, { profile: { color } }: ExpectedFile, list: FindingList): number {
	if (color.policy === "rgb") return 0;
	let highest = 0;
	for (const event of drawing.events) {
		const inks = "ink" in event && event.ink ? processInks(event.ink) : undefined;
		if (!inks || !isPrinted(event, drawing)) continue;
		const percent = Math.round(inks.reduce((sum, ink) => sum + ink, 0) * 100);
		highest = Math.max(highest, percent);
		if (percent > color.inkLimit) {
			list.add("error", { rule: "ink.overLimit", percent, limit: color.inkLimit }, drawing.index + 1);
		}
	}
	return highest;
}

function imagesOf(drawing: PageDrawing): ImageFacts[] {
	return drawing.events.flatMap((event) => (event.kind === "image" ? [event.image] : []));
}
