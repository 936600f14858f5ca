import { expect, test } from "vitest";
import { blurredWhere, developed, type Pass, smooth } from "./develop.ts";

const size = { width: 40, height: 30 };

function passOf(value: (x: number, y: number) => number): Pass {
	const data = Float32Array.from({ length: size.width * size.height * 3 }, (_, at) => {
		const pixel = Math.floor(at / 3);
		return value(pixel % size.width, Math.floor(pixel / size.width));
	});
	return { ...size, data };
}

/** Chance that is the same each time. */
function noise(x: number, y: number): number {
	const wave = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
	return wave - Math.floor(wave) - 0.5;
}

function spread(values: readonly number[]): number {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

test("noise goes, and what is of another colour or turned elsewhere keeps its edge", () => {
	const albedo = passOf((x) => (x < 20 ? 0.8 : 0.2));
	const normal = passOf((_, y) => (y < 15 ? 0 : 0.577));
	const light = (y: number) => (y < 15 ? 1 : 0.3);
	const image = passOf((x, y) => (light(y) + 0.12 * noise(x, y)) * (x < 20 ? 0.84 : 0.24));
	const made = smooth(image, albedo, normal);
	const at = (pass: Pass, x: number, y: number) => pass.data[(y * size.width + x) * 3] ?? 0;
	const patch = (pass: Pass) =>
		Array.from({ length: 60 }, (_, i) => at(pass, 4 + (i % 10), 4 + Math.floor(i / 10)));
	expect(spread(patch(made))).toBeLessThan(spread(patch(image)) / 3);
	expect(at(made, 19, 7) / at(made, 20, 7)).toBeCloseTo(0.84 / 0.24, 0);
	expect(at(made, 7, 14)).toBeGreaterThan(0.7);
	expect(at(made, 7, 15)).toBeLessThan(0.4);
});

test("what is blurred where there is wall takes nothing from what stands before it", () => {
	const pass = passOf((x) => (x < 20 ? 1 : 0));
	const wall = Float32Array.from({ length: size.width * size.height }, (_, at) =>
		at % size.width < 20 ? 1 : 0,
	);
	const { data } = blurredWhere(pass, wall, 3);
	for (let x = 0; x < 20; x++) expect(data[x * 3]).toBeCloseTo(1, 3);
});

test("light is developed: black is black, a lit wall as bright as it is, and nothing is brighter than paper", () => {
	expect(developed(0)).toBe(0);
	expect(developed(-1)).toBe(0);
	expect(developed(0.5)).toBeCloseTo(0.735, 2);
	expect(developed(100)).toBeLessThanOrEqual(1);
	const steps = Array.from({ length: 200 }, (_, at) => developed(at / 50));
	expect(steps).toEqual([...steps].sort((one, other) => one - other));
});
