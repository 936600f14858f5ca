import { describe, expect, test } from "vitest";
import { lookAt } from "./look.fixtures.ts";
import { drawProduct } from "./scene.ts";

const ownPage = {
	svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3000 -3000 206000 96000"></svg>',
	view: { x: -3000, y: -3000, width: 206_000, height: 96_000 },
	trim: { x: 0, y: 0, width: 200_000, height: 90_000 },
};
const mug = { type: "tasse", format: "325-ml" };

/** Millimetres of the print that each mug of a picture shows, from left to right. */
function shown(scene: string): readonly (readonly [from: number, to: number])[] {
	return (
		scene
			.split('<clipPath id="scene-band">')[1]
			?.split('clip-path="url(#scene-band)"')
			.slice(1)
			.map((one) => {
				const strips = [...one.matchAll(/viewBox="([\d.-]+) 0 ([\d.]+) 90"/g)].map(([, from, wide]) => [
					Number(from),
					Number(from) + Number(wide),
				]);
				return [Math.min(...strips.map(([from = 0]) => from)), Math.max(...strips.map(([, to = 0]) => to))];
			}) ?? []
	);
}

describe("[15] what goes round a mug", () => {
	test("is seen whole from its three sides, and each of them shows what lies before it", () => {
		const [left, front, right, ...more] = shown(drawProduct("merch", lookAt(mug, { ownPage })));
		expect(more).toEqual([]);
		expect(left?.[0]).toBeLessThan(4);
		expect(right?.[1]).toBeGreaterThan(196);
		// 82 mm across: half of the way round, whose middle lies opposite of the handle.
		expect(left?.[1]).toBeCloseTo(100, -1);
		expect(right?.[0]).toBeCloseTo(100, -1);
		expect(((front?.[0] ?? 0) + (front?.[1] ?? 0)) / 2).toBeCloseTo(100, 0);
		expect((front?.[1] ?? 0) - (front?.[0] ?? 0)).toBeCloseTo((82 * Math.PI) / 2, -1);
	});

	test("lies flat above them, as it is printed", () => {
		const scene = drawProduct("merch", lookAt(mug, { ownPage }));
		expect(scene).toContain('viewBox="0 0 200000 90000"');
		expect(scene.match(/id="scene-own"/g)).toHaveLength(1);
	});
});

test("[15] each magnet of a set shows its own piece of the sheet", () => {
	const sheet = { ...ownPage, trim: { x: 0, y: 0, width: 106_000, height: 106_000 } };
	const scene = drawProduct("merch", lookAt({ type: "magnete", format: "set-4" }, { ownPage: sheet }));
	expect([...scene.matchAll(/viewBox="(\d+ \d+ 50000 50000)"/g)].map(([, part]) => part)).toEqual([
		"0 0 50000 50000",
		"56000 0 50000 50000",
		"0 56000 50000 50000",
		"56000 56000 50000 50000",
	]);
});
