import type { Pixels } from "./photo-pixels.ts";
import { type Layer, shrink } from "./shrink.ts";

/** What of a photo lets one say that it is blurred, or that it is there twice. */
export interface Likeness {
	/** 64 bits, hexadecimal: photos that look alike differ in few of them (difference hash). */
	readonly dhash: string;
	/** How much its sharpest part changes from pixel to pixel; below `BLURRED_BELOW` it is blurred. */
	readonly sharpness: number;
}

/** Edge of the picture that is measured: what is blurred at this size is seen so on any print. */
const EDGE = 320;
/** Parts of the picture, each way: a sharp face before a blurred wood is a sharp photo. */
const PARTS = 4;

/** Measures an upright photo in sRGB. */
export function likenessOf({ width, height, data }: Pick<Pixels, "width" | "height" | "data">): Likeness {
	const small = shrink({ columns: width, rows: height, values: data, channels: 3 }, EDGE);
	const light = lightOf(small);
	return { dhash: differenceHash(light), sharpness: sharpnessOf(light) };
}

function lightOf({ columns, rows, values }: Layer): Layer {
	const light = new Float32Array(columns * rows);
	for (let at = 0; at < light.length; at++) {
		const value = (channel: number) => values[at * 3 + channel] ?? 0;
		light[at] = 0.3 * value(0) + 0.59 * value(1) + 0.11 * value(2);
	}
	return { columns, rows, channels: 1, values: light };
}

/** Whether it gets lighter from left to right, at 8 × 8 places. */
function differenceHash(light: Layer): string {
	let bits = "";
	for (let row = 0; row < 8; row++) {
		const means = Array.from({ length: 9 }, (_none, column) => meanOf(light, column / 9, row / 8));
		for (let column = 0; column < 8; column++) {
			bits += (means[column] ?? 0) < (means[column + 1] ?? 0) ? "1" : "0";
		}
	}
	return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

function meanOf({ columns, rows, values }: Layer, x: number, y: number): number {
	const [left, right] = [Math.floor(x * columns), Math.max(Math.ceil((x + 1 / 9) * columns), 1)];
	const [top, bottom] = [Math.floor(y * rows), Math.max(Math.ceil((y + 1 / 8) * rows), 1)];
	let [sum, count] = [0, 0];
	for (let row = top; row < Math.min(bottom, rows); row++) {
		for (let column = left; column < Math.min(right, columns); column++) {
			sum += values[row * columns + column] ?? 0;
			count++;
		}
	}
	return count === 0 ? 0 : sum / count;
}

/** The variance of the Laplacian of the part that has most of it. */
function sharpnessOf({ columns, rows, values }: Layer): number {
	let most = 0;
	for (let part = 0; part < PARTS * PARTS; part++) {
		const [left, top] = [(part % PARTS) / PARTS, Math.floor(part / PARTS) / PARTS];
		let [sum, squares, count] = [0, 0, 0];
		for (let y = Math.max(1, Math.floor(top * rows)); y < Math.min(rows - 1, (top + 1 / PARTS) * rows); y++) {
			for (
				let x = Math.max(1, Math.floor(left * columns));
				x < Math.min(columns - 1, (left + 1 / PARTS) * columns);
				x++
			) {
				const at = y * columns + x;
				const around =
					(values[at - 1] ?? 0) +
					(values[at + 1] ?? 0) +
					(values[at - columns] ?? 0) +
					(values[at + columns] ?? 0);
				const bend = around - 4 * (values[at] ?? 0);
				sum += bend;
				squares += bend * bend;
				count++;
			}
		}
		if (count > 0) most = Math.max(most, squares / count - (sum / count) ** 2);
	}
	return most;
}
