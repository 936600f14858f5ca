import { um } from "@offizin/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureShaper } from "../design-fixtures.ts";
import { movedOutline } from "./moved-outline.ts";
import { placeOutline } from "./place-outline.ts";

const shaper = await fixtureShaper();
const font = "cormorant";

/** Commands of a path with absolute points in tenths of a micrometre. */
function absolute(path: string): string[] {
	let [x, y, startX, startY] = [0, 0, 0, 0];
	return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command = "", values = ""]) => {
		const kind = command.toUpperCase();
		if (kind === "Z") {
			[x, y] = [startX, startY];
			return kind;
		}
		const isRelative = kind !== command;
		const points = values
			.trim()
			.split(/[\s,]+/)
			.map((value, at) => Math.round(Number(value) * 10) + (isRelative ? (at % 2 === 0 ? x : y) : 0));
		[x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
		if (kind === "M") [startX, startY] = [x, y];
		return `${kind}${points.join(" ")}`;
	});
}

test("[law] a moved outline has the commands and, to a tenth of a micrometre, the points of the placed one", () => {
	const place = fc.integer({ min: -500_000, max: 500_000 });
	const glyph = fc.record({
		font: fc.constant(font),
		size: fc.integer({ min: 500, max: 60_000 }).map(um),
		id: fc.integer({ min: 0, max: 400 }),
	});
	let drawn = 0;
	fc.assert(
		fc.property(glyph, place, place, (one, x, y) => {
			const outline = shaper.outline(one.font, one.id);
			const scale = one.size / shaper.metrics(one.font).unitsPerEm;
			const numbers = (path: string) =>
				absolute(path).map((part) => [part.charAt(0), ...part.slice(1).split(" ").map(Number)]);
			const [moved, placed] = [
				numbers(movedOutline(shaper, one, x, y)),
				numbers(placeOutline(outline, scale, x, y)),
			];
			expect(moved.map((part) => [part[0], part.length])).toEqual(
				placed.map((part) => [part[0], part.length]),
			);
			const apart = moved.flatMap((part, at) =>
				part.slice(1).map((value, index) => Math.abs(Number(value) - Number(placed[at]?.[index + 1]))),
			);
			// One tenth where a point falls between two of them.
			expect(Math.max(0, ...apart)).toBeLessThanOrEqual(1);
			drawn += moved.length;
		}),
		{ numRuns: 100 },
	);
	expect(drawn).toBeGreaterThan(300);
});

test("the same glyph elsewhere differs in its first point only, and a space draws nothing", () => {
	const outlineAt = (x: number) => movedOutline(shaper, { font, size: um(5000), id: 40 }, x, 7000);
	const rest = (path: string) => path.replace(/^M-?[\d.]+ /, "");
	expect(outlineAt(1000)).not.toBe(outlineAt(2000));
	expect(rest(outlineAt(1000))).toBe(rest(outlineAt(2000)));
	const [space] = Array.from({ length: 400 }, (_, id) => id).filter((id) => shaper.outline(font, id) === "");
	expect(movedOutline(shaper, { font, size: um(5000), id: space ?? -1 }, 0, 0)).toBe("");
});
