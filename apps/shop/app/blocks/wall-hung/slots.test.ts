import fc from "fast-check";
import { expect, test } from "vitest";
import { slotsFor } from "./slots.ts";

const slot = (format: string, ratio: number) => ({ ratio, configuration: { format } });
const slots = [slot("60x40", 1.5), slot("40x60", 2 / 3), slot("40x40", 1), slot("30x20", 1.5)];

test("[15] each photo goes where its shape is, the first places first", () => {
	const places = slotsFor([0.75, 1.5, 1.33, 1.05], slots);
	expect(places.map(({ configuration }) => configuration.format)).toEqual([
		"40x60",
		"60x40",
		"30x20",
		"40x40",
	]);
});

test("[15] no place is taken twice, and no photo is left over while there is one", () => {
	const ratios = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { maxLength: 8 });
	fc.assert(
		fc.property(ratios, (wanted) => {
			const places = slotsFor(wanted, slots);
			expect(new Set(places).size).toBe(places.length);
			expect(places.length).toBe(Math.min(wanted.length, slots.length));
		}),
	);
});
