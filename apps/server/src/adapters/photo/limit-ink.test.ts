import fc from "fast-check";
import { expect, test } from "vitest";
import { deltaE2000, labOf } from "./color-difference.ts";
import { colorEngine } from "./color-engine.ts";
import { SRGB } from "./color-profile.ts";
import { limitInk } from "./limit-ink.ts";
import { ASSUMED_CMYK } from "./open-photo.ts";

const level = fc.integer({ min: 0, max: 255 });

test("[production.P7] no pixel keeps more ink than the limit, and one below it stays as it is", () => {
	fc.assert(
		fc.property(fc.tuple(level, level, level, level), fc.integer({ min: 200, max: 400 }), (ink, limit) => {
			const pixel = Uint8Array.from(ink);
			limitInk(pixel, limit);
			const total = (values: Iterable<number>) => [...values].reduce((sum, one) => sum + one, 0);
			expect((total(pixel) / 255) * 100).toBeLessThanOrEqual(limit);
			if ((total(ink) / 255) * 100 <= limit) expect([...pixel]).toEqual(ink);
		}),
	);
});

test("[production.P7] dark colours of a press for 300 % look nearly the same with 240 %", async () => {
	const engine = await colorEngine();
	const dark = Uint8Array.from(
		[0, 12, 24, 36, 48].flatMap((r) =>
			[0, 12, 24, 36, 48].flatMap((g) => [0, 12, 24, 36, 48].flatMap((b) => [r, g, b])),
		),
	);
	const ink = engine.convert(dark, { from: SRGB, to: ASSUMED_CMYK });
	const before = engine.convert(ink, { from: ASSUMED_CMYK, to: SRGB });
	limitInk(ink, 240);
	const after = engine.convert(ink, { from: ASSUMED_CMYK, to: SRGB });
	const lab = (rgb: Uint8Array, at: number) => labOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
	const differences = Array.from({ length: before.length / 3 }, (_, at) =>
		deltaE2000(lab(before, at * 3), lab(after, at * 3)),
	);
	const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
	expect(mean).toBeLessThan(3);
});
