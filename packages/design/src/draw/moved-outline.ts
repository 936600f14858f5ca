import { parsePath } from "@offizin/geometry";
import type { FontId, Shaper } from "@offizin/text";
import type { Um } from "@offizin/units";

/** An outline whose first point alone depends on where it stands. */
interface RelativeOutline {
	/** From the pen position to the first point, tenths of a micrometre, y down. */
	readonly x: number;
	readonly y: number;
	/** Everything after the first point, in relative commands. */
	readonly rest: string;
}

const MAX_OUTLINES = 4000;
const kept = new WeakMap<Shaper, Map<string, RelativeOutline>>();

/**
 * Writes a glyph at a pen position (micrometres, y down) as an SVG path: the points of `placeOutline`, but in commands
 * relative to the first of them, so that a text that is drawn again with every keystroke writes no outline again.
 */
export function movedOutline(
	shaper: Shaper,
	{ font, size, id }: { readonly font: FontId; readonly size: Um; readonly id: number },
	x: number,
	y: number,
): string {
	const outlines = kept.get(shaper) ?? new Map<string, RelativeOutline>();
	kept.set(shaper, outlines);
	const key = `${font} ${size} ${id}`;
	let outline = outlines.get(key);
	if (!outline) {
		outline = relativeOutline(shaper.outline(font, id), size / shaper.metrics(font).unitsPerEm);
		if (outlines.size >= MAX_OUTLINES) outlines.clear();
		outlines.set(key, outline);
	}
	if (outline.rest === "") return "";
	return `M${Math.round(x * 10 + outline.x) / 10} ${Math.round(y * 10 + outline.y) / 10}${outline.rest}`;
}

/** `outline`: absolute M, L, C and Z in font units, y up (packages/text). Steps between rounded points add up no error. */
function relativeOutline(outline: string, scale: number): RelativeOutline {
	const tenths = (value: number) => Math.round(value * scale * 10);
	let first: readonly [number, number] | undefined;
	let start: readonly [number, number] = [0, 0];
	let pen = start;
	let rest = "";
	for (const [command, coordinates] of parsePath(outline)) {
		if (command === "Z") {
			rest += "z";
			pen = start;
			continue;
		}
		const numbers = coordinates.map((value, at) => tenths(at % 2 === 0 ? value : -value));
		const [fromX, fromY] = pen;
		pen = [numbers.at(-2) ?? fromX, numbers.at(-1) ?? fromY];
		if (command === "M") start = pen;
		if (!first) first = pen;
		else {
			const steps = numbers.map((number, at) => (number - (at % 2 === 0 ? fromX : fromY)) / 10);
			rest += command.toLowerCase() + steps.join(" ");
		}
	}
	const [x, y] = first ?? start;
	return { x, y, rest };
}
