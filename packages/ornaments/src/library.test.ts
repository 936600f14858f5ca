import { artworkSchema } from "@offizin/design";
import { describe, expect, test } from "vitest";
import { ornamentsOf } from "./library.ts";
import { ornamentSubjects } from "./ornament.ts";

const all = ornamentSubjects.flatMap((subject) => ornamentsOf(subject));
const weightOf = ({ artwork }: (typeof all)[number]) =>
	artwork.paths.reduce((sum, { d }) => sum + d.length, 0);

describe("[14] the library of drawings", () => {
	test("at least 150 by subject, each under a name of its own", () => {
		expect(all.length).toBeGreaterThanOrEqual(150);
		expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
		for (const subject of ornamentSubjects)
			expect(ornamentsOf(subject).length, subject).toBeGreaterThanOrEqual(8);
	});

	test.each(all.map((one) => [one.key, one] as const))("%s is a drawing that a design takes", (_key, one) => {
		const { artwork } = one;
		expect(artworkSchema.parse(artwork)).toEqual(artwork);
		const slots = new Set(artwork.paths.map(({ ink }) => ink));
		expect(slots.size).toBeLessThanOrEqual(3);
		expect(weightOf(one)).toBeLessThanOrEqual(12_000);
	});

	test("half of them weigh no more than 3 KB", () => {
		const sorted = all.map(weightOf).sort((a, b) => a - b);
		expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(3000);
	});

	test("every point that is painted lies in the box, and the longest side is as long as the others'", () => {
		for (const { key, subject, artwork } of all) {
			const { width, height, paths } = artwork;
			if (subject === "backgrounds") continue;
			for (const { d, stroke = 0 } of paths) {
				// On-curve points only: controls may reach out where the curve does not.
				for (const [x = 0, y = 0] of endsOf(d)) {
					const reach = Math.min(stroke / 2, 3);
					expect(
						x >= reach - 3 && x <= width - reach + 3 && y >= reach - 3 && y <= height - reach + 3,
						`${key} ${x} ${y}`,
					).toBe(true);
				}
			}
			expect(Math.max(width, height), key).toBeGreaterThan(400);
		}
	});

	test("a background goes on beyond its sheet, or keeps away from its edges", () => {
		for (const { key, artwork, others } of ornamentsOf("backgrounds")) {
			for (const { width, height, paths } of [artwork, others?.wide ?? artwork, others?.square ?? artwork]) {
				const ends = paths.flatMap(({ d }) => endsOf(d));
				const spread = [0, 1].flatMap((axis) => {
					const along = ends.map((point) => point[axis] ?? 0);
					return [Math.min(...along), (axis === 0 ? width : height) - Math.max(...along)];
				});
				// Not in the 50 units, some 5 mm, in which the knife may pass.
				expect(
					spread.filter((gap) => gap > -30 && gap < 50),
					key,
				).toEqual([]);
			}
		}
	});

	test("the finest line holds ink and foil at 30 mm, of a background at 100 mm", () => {
		for (const { key, subject, artwork } of all) {
			const size = subject === "backgrounds" ? 100 : 30;
			const finest = Math.min(
				...artwork.paths.flatMap(({ stroke }) => (stroke === undefined ? [] : [stroke])),
			);
			expect((finest / Math.max(artwork.width, artwork.height)) * size, key).toBeGreaterThanOrEqual(0.2);
		}
	});
});

/** The points that path data goes through. */
function endsOf(d: string): number[][] {
	return [...d.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, letter, text = ""]) => {
		const numbers = text.trim().split(/\s+/).map(Number);
		const step = letter === "C" ? 6 : 2;
		const ends: number[][] = [];
		for (let i = step; i <= numbers.length; i += step) ends.push(numbers.slice(i - 2, i));
		return ends;
	});
}
