import { expect, test } from "vitest";
import { woodGrain } from "./wood-grain.ts";

const { width, height, values } = woodGrain(256, 64);
const at = (x: number, y: number) => values[((y + height) % height) * width + ((x + width) % width)] ?? 0;

test("[15] wood darkens its own colour only, and runs along the bar", () => {
	expect(Math.min(...values)).toBeGreaterThan(160);
	expect(Math.max(...values)).toBe(255);
	let [along, across] = [0, 0];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			along += Math.abs(at(x, y) - at(x + 1, y));
			across += Math.abs(at(x, y) - at(x, y + 1));
		}
	}
	expect(across).toBeGreaterThan(4 * along);
});

test("[15] it comes again without a seam", () => {
	const step = (from: number, to: number) => {
		let most = 0;
		for (let y = 0; y < height; y++) most = Math.max(most, Math.abs(at(from, y) - at(to, y)));
		return most;
	};
	const inside = Math.max(...[10, 60, 130, 200].map((x) => step(x, x + 1)));
	expect(step(width - 1, 0)).toBeLessThanOrEqual(2 * inside);
});
