import { type Box, box } from "@offizin/units";
import { checkText, stopAt } from "./caret.ts";
import type { TextLayout, TextLine } from "./text-layout.ts";

/** A selected line end shows as this part of an em, so that selected empty lines can be seen. */
const LINE_END_WIDTH = 0.25;

/** One box per line touched by the range, top to bottom; none for an empty range. Order of the ends is free. */
export function selectionBoxes(layout: TextLayout, text: string, start: number, end: number): Box[] {
	checkText(layout, text);
	const from = Math.min(start, end);
	const to = Math.max(start, end);
	if (from === to) return [];
	return layout.lines.flatMap((line, position) => {
		const next = layout.lines[position + 1];
		const hasNewline = next !== undefined && next.start > line.end;
		if (to <= line.start || from > line.end || (from === line.end && !hasNewline)) return [];
		return [lineBox(line, from, to, hasNewline && to > line.end ? layout.size * LINE_END_WIDTH : 0)];
	});
}

function lineBox(line: TextLine, from: number, to: number, extra: number): Box {
	const left = stopAt(line, Math.max(from, line.start)).x;
	const right = stopAt(line, Math.min(to, line.end)).x;
	return box(left, line.top, right - left + extra, line.height);
}
