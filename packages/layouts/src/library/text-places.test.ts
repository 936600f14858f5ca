import { arbitraryArea } from "@offizin/testkit";
import { type Box, box, contains, intersects, mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gutters } from "./library.ts";
import { textLayoutsFor } from "./text-places.ts";

const shapes = {
	portrait: box(4000, 4000, mm(97), mm(140)),
	landscape: box(0, 0, mm(148), mm(105)),
	square: box(0, 0, mm(145), mm(145)),
	"long, lying": box(4000, 4000, mm(202), mm(91)),
	"long, upright": box(4000, 4000, mm(91), mm(202)),
};
const surface = fc.record({
	area: arbitraryArea,
	gap: fc.constantFrom(...Object.values(gutters)),
	margin: fc.constantFrom(0, 3000, 8000),
});
const inner = ({ x, y, width, height }: Box, by: number) =>
	box(x + by, y + by, width - 2 * by, height - 2 * by);

describe("[14] layouts with texts", () => {
	test.each(Object.entries(shapes))("%s: a dozen and more for no photo to four", (_name, area) => {
		for (const gap of Object.values(gutters)) {
			for (const count of [0, 1, 2, 3, 4]) {
				const layouts = textLayoutsFor({ area, gap, safe: area }, count);
				expect(layouts.length, `${count} photos`).toBeGreaterThanOrEqual(12);
				const roles = new Set(layouts.flatMap(({ texts }) => texts.map(({ role }) => role)));
				for (const role of ["heading", "body", "quotation"] as const) expect(roles).toContain(role);
			}
		}
	});

	test("[law] places lie in the surface and not over each other, texts in its margin, and can be read", () => {
		fc.assert(
			fc.property(surface, fc.integer({ min: 0, max: 12 }), ({ area, gap, margin }, count) => {
				const safe = inner(area, margin);
				for (const { key, places, texts } of textLayoutsFor({ area, gap, safe }, count)) {
					expect(places, key).toHaveLength(count);
					expect(texts.length, key).toBeGreaterThan(0);
					const boxes = [...places, ...texts.map((text) => text.box)];
					for (const [at, one] of boxes.entries()) {
						expect(contains(area, one), key).toBe(true);
						for (const other of boxes.slice(at + 1)) expect(intersects(one, other), key).toBe(false);
					}
					for (const { role, box: text } of texts) {
						expect(contains(safe, text), key).toBe(true);
						expect(text.width, key).toBeGreaterThanOrEqual(mm(role === "caption" ? 24 : 36));
						expect(text.height, key).toBeGreaterThanOrEqual(mm(6));
						const around = inner(text, -1900);
						for (const photo of places) expect(intersects(around, photo), key).toBe(false);
					}
				}
			}),
		);
	});

	test("[law] no two are the same, by name or by what is seen, and they are always the same ones", () => {
		fc.assert(
			fc.property(surface, fc.integer({ min: 0, max: 6 }), (given, count) => {
				const layouts = textLayoutsFor(given, count);
				expect(textLayoutsFor(given, count)).toEqual(layouts);
				expect(new Set(layouts.map(({ key }) => key)).size).toBe(layouts.length);
				const seen = layouts.map(({ places, texts }) => JSON.stringify([places, texts]));
				expect(new Set(seen).size).toBe(layouts.length);
			}),
		);
	});
});
