import type { Ink } from "./ink-space.ts";
import type { PaintEvent } from "./paint-event.ts";
import { inkSpaceOf, isBlack, needsConversion } from "./plate-mark.ts";
import type { PageDrawing } from "./read-page.ts";

/** An outline stroke of glyphs counts as a stroke too. */
export interface Hairline {
	readonly event: Extract<PaintEvent, { kind: "stroke" | "glyphs" }>;
	/** Effective width in µm, where the map is uneven the least; 0 is the thinnest line a device can draw. */
	readonly width: number;
}

/** Strokes thinner than `below` µm on the page. */
export function findHairlines(drawing: PageDrawing, below: number): Hairline[] {
	return drawing.events.flatMap((event) => {
		if (event.kind !== "stroke" && event.kind !== "glyphs") return [];
		return event.stroke && event.stroke.width < below ? [{ event, width: event.stroke.width }] : [];
	});
}

/** Whether a colour puts no ink at all: all inks 0, or white in grey or RGB. */
export function isWhite({ space, values }: Ink): boolean {
	if (space.kind === "indexed" || space.kind === "other" || values.length === 0) return false;
	const isInk = space.kind === "spot" || space.components === 4;
	return values.every((value) => value === (isInk ? 0 : 1));
}

/** Objects meant to be white, or without any ink, that overprint: they vanish, or take no effect on other plates. */
export function findOverprintingWhite(drawing: PageDrawing): PaintEvent[] {
	return drawing.events.filter(
		(event) => "ink" in event && event.overprint && event.ink && isWhite(event.ink),
	);
}

/**
 * Areas and lines of black alone, `from` µm wide or more, that overprint: what lies below shows through them. The
 * width of an area is the shorter side of its box.
 */
export function findOverprintingBlackAreas(drawing: PageDrawing, from: number): PaintEvent[] {
	return drawing.events.filter((event) => {
		if ((event.kind !== "fill" && event.kind !== "stroke") || !event.overprint || !isBlack(event.ink))
			return false;
		if (event.kind === "stroke") return event.stroke.width >= from;
		const [left, top, right, bottom] = event.path.bounds ?? [0, 0, 0, 0];
		return Math.min(right - left, bottom - top) >= from;
	});
}

/** A painted use of a plate that is not a process ink. */
export interface SpotUse {
	readonly plate: string;
	readonly event: PaintEvent;
	/** 0 to 1; absent for pictures, whose samples are the tints. */
	readonly tint?: number;
	readonly overprint: boolean;
}

/** Every use of a spot colour, "All" included and "None" not: for rules on full tint, overprint and names. */
export function findSpotUses(drawing: PageDrawing): SpotUse[] {
	return drawing.events.flatMap((event) => {
		const space = inkSpaceOf(event);
		const spots = space?.kind === "indexed" ? space.base : space;
		if (spots?.kind !== "spot") return [];
		const values = "ink" in event && space?.kind === "spot" ? event.ink?.values : undefined;
		return spots.names.flatMap((plate, index): SpotUse[] => {
			if (plate === "None") return [];
			const tint = values?.[index];
			return [{ plate, event, overprint: event.overprint, ...(tint !== undefined && { tint }) }];
		});
	});
}

/**
 * Objects in a device space that the printing condition does not allow: DeviceRGB where it has four components,
 * DeviceCMYK where it has three, both where it has one. Device grey goes with all (ISO 15930-7, 6.2.4.2).
 */
export function findForeignColors(drawing: PageDrawing, intentComponents: number): PaintEvent[] {
	return drawing.events.filter((event) => {
		const space = inkSpaceOf(event);
		const device = space?.kind === "indexed" ? space.base : space;
		return device?.kind === "device" && device.components > 1 && device.components !== intentComponents;
	});
}

/** Objects whose colour the press converts to inks: RGB, ICC-based, Lab and patterns. */
export function findConvertedColors(drawing: PageDrawing): PaintEvent[] {
	return drawing.events.filter((event) => {
		const space = inkSpaceOf(event);
		return space !== undefined && needsConversion(space);
	});
}
