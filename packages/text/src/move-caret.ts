import { assertNever } from "@offizin/base";
import type { Um } from "@offizin/units";
import { caretAt, lineNumberAt, nearestStop, ownStops } from "./caret.ts";
import { graphemeBoundaries, wordEndAfter, wordStartBefore } from "./graphemes.ts";
import type { TextLayout } from "./text-layout.ts";

export type CaretMove = "left" | "right" | "up" | "down" | "lineStart" | "lineEnd" | "wordLeft" | "wordRight";

/**
 * Where a key takes the caret. Hand `goalX` back in on the next "up" or "down", so that short lines in between do
 * not pull the caret aside. Above the first line lies the start of the text, below the last its end.
 */
export function moveCaret(
	layout: TextLayout,
	text: string,
	index: number,
	move: CaretMove,
	goalX?: Um,
): { index: number; goalX: Um } {
	if (move === "up" || move === "down") {
		const goal = goalX ?? caretAt(layout, text, index).x;
		return { index: indexOnNextLine(layout, text, index, move, goal), goalX: goal };
	}
	const target = targetOf(layout, text, index, move);
	return { index: target, goalX: caretAt(layout, text, target).x };
}

function indexOnNextLine(
	layout: TextLayout,
	text: string,
	index: number,
	move: "up" | "down",
	goalX: Um,
): number {
	const target = lineNumberAt(layout, text, index, "after") + (move === "up" ? -1 : 1);
	if (target < 0) return 0;
	if (target >= layout.lines.length) return text.length;
	return nearestStop(layout, target, goalX).index;
}

function targetOf(
	layout: TextLayout,
	text: string,
	index: number,
	move: Exclude<CaretMove, "up" | "down">,
): number {
	const line = lineNumberAt(layout, text, index, "after");
	switch (move) {
		case "left":
			return graphemeBoundaries(text).findLast((boundary) => boundary < index) ?? 0;
		case "right":
			return graphemeBoundaries(text).find((boundary) => boundary > index) ?? text.length;
		case "lineStart":
			return ownStops(layout, line)[0].index;
		case "lineEnd":
			return ownStops(layout, line).at(-1)?.index ?? index;
		case "wordLeft":
			return wordStartBefore(text, index);
		case "wordRight":
			return wordEndAfter(text, index);
		default:
			return assertNever(move, "caret move");
	}
}
