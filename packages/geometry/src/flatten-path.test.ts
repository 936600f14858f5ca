import { expect, test } from "vitest";
import { flattenPath } from "./flatten-path.ts";
import { segmentsOf } from "./segment.ts";

const K = 0.552_284_75;
const circle = (r: number, x = r, y = r) =>
	`M${x + r} ${y}C${x + r} ${y + K * r} ${x + K * r} ${y + r} ${x} ${y + r}C${x - K * r} ${y + r} ${x - r} ${y + K * r} ${x - r} ${y}C${x - r} ${y - K * r} ${x - K * r} ${y - r} ${x} ${y - r}C${x + K * r} ${y - r} ${x + r} ${y - K * r} ${x + r} ${y}Z`;

test("a flattened circle lies within 5 µm of the circle, at any scale", () => {
	for (const radius of [100, 5000, 200_000]) {
		const [line] = flattenPath(circle(radius));
		const points = line?.points ?? [];
		const middles = points.slice(1).map((point, index) => {
			const before = points[index] ?? point;
			return { x: (point.x + before.x) / 2, y: (point.y + before.y) / 2 };
		});
		for (const { x, y } of [...points, ...middles]) {
			// Four cubics are themselves up to 0.03 % beside the circle.
			expect(Math.abs(Math.hypot(x - radius, y - radius) - radius)).toBeLessThan(5 + radius * 0.0003);
		}
	}
});

test("the larger a path is drawn, the more chords it has", () => {
	const chords = (scale: number) => flattenPath("M0 0C0 1 1 1 1 0", scale)[0]?.points.length ?? 0;
	expect(chords(10)).toBeLessThan(chords(1000));
	expect(chords(1e9)).toBe(257);
});

test("a line after a closed piece starts where that piece did, as in SVG", () => {
	expect(flattenPath("M1 2L9 2L9 9ZL5 5")).toEqual([
		{
			points: [
				{ x: 1, y: 2 },
				{ x: 9, y: 2 },
				{ x: 9, y: 9 },
			],
			isClosed: true,
		},
		{
			points: [
				{ x: 1, y: 2 },
				{ x: 5, y: 5 },
			],
			isClosed: false,
		},
	]);
});

test("a closed piece has a segment back to its start, an open one has none", () => {
	const ends = (path: string) => segmentsOf(path).map(({ ax, ay, bx, by }) => [ax, ay, bx, by]);
	expect(ends("M0 0L4 0L4 3Z")).toEqual([
		[0, 0, 4, 0],
		[4, 0, 4, 3],
		[4, 3, 0, 0],
	]);
	expect(ends("M0 0L4 0")).toEqual([[0, 0, 4, 0]]);
});
