import { invariant } from "@offizin/base";
import { type Um, um } from "@offizin/units";
import type { BaselineGrid, TextRequest } from "./text-request.ts";

/** Rounded lengths put together may miss a whole number of grid steps by this much. */
const ROUNDING = 2;

/** One line before it has a place: its line height, and its baseline below its top. */
export interface LineExtent {
	readonly height: Um;
	readonly ascent: number;
}

export interface StackedLine {
	readonly top: Um;
	readonly height: Um;
	readonly baseline: Um;
}

export interface Stack {
	readonly lines: readonly StackedLine[];
	/** From the top of the first line to the foot of the last. */
	readonly height: Um;
	readonly isInside: boolean;
}

/** Stacks lines in the height of a box, their baselines on the grid if there is one. */
export function stackLines(
	extents: readonly LineExtent[],
	box: Pick<TextRequest, "height" | "verticalAlign" | "grid">,
): Stack {
	return box.grid ? stackOnGrid(extents, box, box.grid) : stackFreely(extents, box);
}

function stackFreely(
	extents: readonly LineExtent[],
	box: Pick<TextRequest, "height" | "verticalAlign">,
): Stack {
	const height = um(extents.reduce((sum, extent) => sum + extent.height, 0));
	const free = box.height - height;
	let next = { top: 0, middle: free / 2, bottom: free }[box.verticalAlign];
	const lines = extents.map((extent) => {
		const top = um(next);
		next += extent.height;
		return { top, height: extent.height, baseline: um(top + extent.ascent) };
	});
	return { lines, height, isInside: height <= box.height };
}

function stackOnGrid(
	extents: readonly LineExtent[],
	box: Pick<TextRequest, "height" | "verticalAlign">,
	{ start, step }: BaselineGrid,
): Stack {
	invariant(step > 0, `a baseline grid with a step of ${step}`);
	const whole = extents.map(({ height, ascent }) => {
		const steps = Math.max(1, Math.ceil((height - ROUNDING) / step));
		return { height: um(steps * step), ascent: ascent + (steps * step - height) / 2 };
	});
	// Baselines of the block, counted in steps from the first.
	let foot = 0;
	const offsets = whole.map(({ height, ascent }, position) => {
		const first = whole[0]?.ascent ?? 0;
		const steps = position === 0 ? 0 : Math.ceil((foot + ascent - first - ROUNDING) / step);
		foot = first + steps * step - ascent + height;
		return steps * step;
	});
	const ascent = whole[0]?.ascent ?? 0;
	const free = box.height - foot;
	const wished = ascent + { top: 0, middle: free / 2, bottom: free }[box.verticalAlign];
	const below = start + Math.ceil((wished - start) / step) * step;
	const above = start + Math.floor((wished - start) / step) * step;
	const isInside = (baseline: number) =>
		baseline - ascent >= -ROUNDING && baseline - ascent + foot <= box.height + ROUNDING;
	const isNearerBelow = below - wished <= wished - above;
	const preferred = { top: below, middle: isNearerBelow ? below : above, bottom: above }[box.verticalAlign];
	const other = preferred === below ? above : below;
	const first = isInside(preferred) || !isInside(other) ? preferred : other;
	const lines = whole.map((extent, position) => {
		const baseline = um(first + (offsets[position] ?? 0));
		return { top: um(baseline - extent.ascent), height: extent.height, baseline };
	});
	return { lines, height: um(foot), isInside: isInside(first) };
}
