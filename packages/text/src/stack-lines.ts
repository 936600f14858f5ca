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

/**
 * Room for whole steps is added above a line, never below it, and a line fills the room from the line before.
 * So everything gets smaller with the type size, which `fitMin` relies on.
 */
function stackOnGrid(
	extents: readonly LineExtent[],
	box: Pick<TextRequest, "height" | "verticalAlign">,
	grid: BaselineGrid,
): Stack {
	invariant(grid.step > 0, `a baseline grid with a step of ${grid.step}`);
	const { offsets, foot } = baselineSteps(extents, grid.step);
	const rise = extents[0]?.ascent ?? 0;
	const free = box.height - rise - foot;
	const wished = rise + { top: 0, middle: free / 2, bottom: free }[box.verticalAlign];
	const first = gridLine(grid, wished, box.verticalAlign);
	let top = um(first - rise);
	const lines = extents.map(({ height, ascent }, position) => {
		const placed = { top, baseline: um(first + (offsets[position] ?? 0)) };
		top = um(placed.baseline - ascent + height);
		return { ...placed, height: um(top - placed.top) };
	});
	const isInside = first - rise >= -ROUNDING && first + foot <= box.height + ROUNDING;
	return { lines, height: um(rise + foot), isInside };
}

/** Baselines and the foot of the last line below the first baseline, which is 0. */
function baselineSteps(extents: readonly LineExtent[], step: Um): { offsets: number[]; foot: number } {
	const offsets: number[] = [];
	let foot = 0;
	for (const { height, ascent } of extents) {
		const before = offsets.at(-1);
		const steps = before === undefined ? 0 : Math.ceil((foot + ascent - before - ROUNDING) / step);
		const offset = before === undefined ? 0 : before + Math.max(1, steps) * step;
		offsets.push(offset);
		foot = offset - ascent + height;
	}
	return { offsets, foot };
}

/** The grid line a wished baseline goes to: away from the edge it is aligned to, in the middle the nearer one. */
function gridLine(
	{ start, step }: BaselineGrid,
	wished: number,
	align: TextRequest["verticalAlign"],
): number {
	const steps = (wished - start) / step;
	const whole = { top: Math.ceil(steps), middle: Math.round(steps), bottom: Math.floor(steps) }[align];
	return start + whole * step;
}
