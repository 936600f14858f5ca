import type { Focus } from "@offizin/design";
import type { Pixels } from "./photo-pixels.ts";
import { type Grid, type Layer, shrink } from "./shrink.ts";

/** Longest edge of the map, in cells. */
const CELLS = 64;
/** How far around a cell its neighbours count, in cells: about a head in a portrait. */
const REACH = 6;
/** Colour of skin as a direction: what counts is the mixture, so that it holds for dark and light skin. */
const SKIN = { red: 0.78, green: 0.57, blue: 0.44 } as const;
const SKIN_FROM = 0.8;
/** How much a thing at the edge counts against the same thing in the middle. */
const AT_EDGE = 0.4;

/**
 * Where the eye goes first: to skin with features in it, else to what is sharp and colourful, rather in the middle than
 * at the edge. `pixels` are upright sRGB. The middle of a photo with nothing in it.
 */
export function attentionOf({ width, height, data }: Pick<Pixels, "width" | "height" | "data">): Focus {
	const map = shrink({ columns: width, rows: height, values: data, channels: 3 }, CELLS);
	const weights = weigh(map);
	const near = blur(blur(weights, map, REACH), map, REACH);
	let best = { at: -1, weight: 0 };
	for (let at = 0; at < near.length; at++) {
		const weight = (near[at] ?? 0) * middle(at, map);
		if (weight > best.weight * (1 + 1e-9)) best = { at, weight };
	}
	if (best.at < 0) return { x: 0.5, y: 0.5 };
	return heaviest(weights, map, best.at);
}

/** What each cell is worth a look. */
function weigh({ columns, rows, values }: Layer): Float32Array {
	const light = new Float32Array(columns * rows);
	for (let at = 0; at < light.length; at++) {
		const [red, green, blue] = colorAt(values, at);
		light[at] = 0.3 * red + 0.59 * green + 0.11 * blue;
	}
	return light.map((own, at) => {
		const column = at % columns;
		const row = Math.floor(at / columns);
		const seen = (x: number, y: number) =>
			light[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))] ?? own;
		const across = Math.abs(seen(column - 1, row) - seen(column + 1, row));
		const down = Math.abs(seen(column, row - 1) - seen(column, row + 1));
		const edge = Math.min(1, Math.hypot(across, down) * 1.5);
		const color = colorAt(values, at);
		return (
			0.2 * edge + 1.8 * skin(color, own) * (edge + 0.02) + 0.15 * saturation(color, own) * (edge + 0.15)
		);
	});
}

function colorAt(values: Layer["values"], at: number): [number, number, number] {
	const value = (channel: number) => (values[at * 3 + channel] ?? 0) / 255;
	return [value(0), value(1), value(2)];
}

/** 0–1: how much a colour is one of skin. */
function skin([red, green, blue]: [number, number, number], light: number): number {
	const length = Math.hypot(red, green, blue);
	if (light < 0.15 || light > 0.97 || length === 0) return 0;
	const away = Math.hypot(red / length - SKIN.red, green / length - SKIN.green, blue / length - SKIN.blue);
	return Math.max(0, (1 - away - SKIN_FROM) / (1 - SKIN_FROM));
}

/** 0–1: how colourful a colour is that is neither black nor white. */
function saturation([red, green, blue]: [number, number, number], light: number): number {
	const most = Math.max(red, green, blue);
	if (light < 0.05 || light > 0.95 || most === 0) return 0;
	return Math.max(0, ((most - Math.min(red, green, blue)) / most - 0.4) / 0.6);
}

/** The mean of a square around each cell, as far as it lies in the photo. */
function blur(values: Float32Array, { columns, rows }: Grid, reach: number): Float32Array {
	const sums = new Float64Array((columns + 1) * (rows + 1));
	const sum = (x: number, y: number) => sums[y * (columns + 1) + x] ?? 0;
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			sums[(y + 1) * (columns + 1) + x + 1] =
				(values[y * columns + x] ?? 0) + sum(x, y + 1) + sum(x + 1, y) - sum(x, y);
		}
	}
	return values.map((_, at) => {
		const [left, top] = [Math.max(0, (at % columns) - reach), Math.max(0, Math.floor(at / columns) - reach)];
		const right = Math.min(columns, (at % columns) + reach + 1);
		const bottom = Math.min(rows, Math.floor(at / columns) + reach + 1);
		const total = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
		return total / (2 * reach + 1) ** 2;
	});
}

/** 1 in the middle, `AT_EDGE` in the corners. */
function middle(at: number, { columns, rows }: Grid): number {
	const x = ((at % columns) + 0.5) / columns - 0.5;
	const y = (Math.floor(at / columns) + 0.5) / rows - 0.5;
	return 1 - (1 - AT_EDGE) * Math.min(1, 2 * (x * x + y * y));
}

/** Where the weight around a cell has its middle. */
function heaviest(weights: Float32Array, { columns, rows }: Grid, best: number): Focus {
	const [column, row] = [best % columns, Math.floor(best / columns)];
	let [x, y, total] = [0, 0, 0];
	for (let at = 0; at < weights.length; at++) {
		const [dx, dy] = [(at % columns) - column, Math.floor(at / columns) - row];
		if (Math.hypot(dx, dy) > REACH * 2) continue;
		const weight = weights[at] ?? 0;
		x += weight * (dx + 0.5);
		y += weight * (dy + 0.5);
		total += weight;
	}
	return { x: (column + x / total) / columns, y: (row + y / total) / rows };
}
