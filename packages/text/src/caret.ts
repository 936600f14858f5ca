import { invariant } from "@offizin/base";
import type { Point, Um } from "@offizin/units";
import type { CaretStop, TextLayout, TextLine } from "./text-layout.ts";

/** A caret to draw, in the text box's coordinates; `line` counts from 0. */
export interface Caret {
	readonly x: Um;
	readonly top: Um;
	readonly height: Um;
	readonly line: number;
}

/**
 * The caret at a UTF-16 index; an index inside a grapheme stands at that grapheme's start. Where a line wraps
 * softly one index has two places: "after" (default) is the start of the next line, "before" the end of this one.
 */
export function caretAt(
	layout: TextLayout,
	text: string,
	index: number,
	affinity: "before" | "after" = "after",
): Caret {
	const position = lineNumberAt(layout, text, index, affinity);
	const line = lineAt(layout, position);
	return { x: stopAt(line, index).x, top: line.top, height: line.height, line: position };
}

/**
 * The index whose caret is nearest to a point, above and below the text too. The result always belongs to the
 * line pointed at: behind a softly wrapped line it is the place before its last character (mostly the space).
 */
export function indexAt(layout: TextLayout, text: string, point: Point): number {
	checkText(layout, text);
	const below = layout.lines.findIndex((line) => point.y < line.top + line.height);
	const position = below < 0 ? layout.lines.length - 1 : below;
	return nearestStop(layout, position, point.x).index;
}

/** The stop of a line nearest to `x`; a soft line end is left out, because its index is drawn on the next line. */
export function nearestStop(layout: TextLayout, position: number, x: Um): CaretStop {
	const stops = ownStops(layout, position);
	return stops.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best));
}

/** The stops whose default caret is on this line; never empty. */
export function ownStops(layout: TextLayout, position: number): [CaretStop, ...CaretStop[]] {
	const line = lineAt(layout, position);
	const isSoft = layout.lines[position + 1]?.start === line.end;
	const [first, ...rest] = isSoft ? line.stops.slice(0, -1) : line.stops;
	invariant(first, "a line has at least one caret stop");
	return [first, ...rest];
}

export function lineNumberAt(
	layout: TextLayout,
	text: string,
	index: number,
	affinity: "before" | "after",
): number {
	checkText(layout, text);
	invariant(index >= 0 && index <= text.length, `index ${index} lies outside a text of ${text.length}`);
	return affinity === "before"
		? layout.lines.findIndex((line) => index <= line.end)
		: layout.lines.findLastIndex((line) => line.start <= index);
}

function lineAt(layout: TextLayout, position: number): TextLine {
	const line = layout.lines[position];
	invariant(line, `layout has no line ${position}`);
	return line;
}

export function stopAt(line: TextLine, index: number): CaretStop {
	const stop = line.stops.findLast((candidate) => candidate.index <= index);
	invariant(stop, `index ${index} lies before a line that starts at ${line.start}`);
	return stop;
}

/** A layout only answers for the text it was made from. */
export function checkText(layout: TextLayout, text: string): void {
	const end = layout.lines.at(-1)?.end;
	invariant(
		end === text.length,
		`layout ends at ${end}, the text at ${text.length}: laid out from another text`,
	);
}
