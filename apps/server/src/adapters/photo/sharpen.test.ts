import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { neighbours, type Sharpening, sharpen } from "./sharpen.ts";

const strong: Sharpening = { radius: 1.2, amount: 150, most: 10 };

/** A picture of one row, as often as there are rows. */
function repeated(row: readonly number[], height: number): Uint8Array {
	return Uint8Array.from({ length: row.length * height }, (_none, at) => row[at % row.length] ?? 0);
}

const step = [...Array<number>(20).fill(80), ...Array<number>(20).fill(170)];
const whole = (data: Uint8Array | Uint16Array, width: number, channels: 1 | 3 = 1) => ({
	...{ data, width, channels, first: 0 },
	count: data.length / width / channels,
});

describe("[production.P10] sharpening for the size of the print", () => {
	test("makes the halo of an edge no higher than is said, and as high on both of its sides", () => {
		const row = [...sharpen(whole(repeated(step, 9), 40), strong)].slice(160, 200);
		const [least, highest] = [Math.min(...row), Math.max(...row)];
		// 10 % of 255.
		expect(80 - least).toBeLessThanOrEqual(26);
		expect(80 - least).toBeGreaterThan(15);
		expect(Math.abs(80 - least - (highest - 170))).toBeLessThanOrEqual(1);
		// Further away than the blur reaches nothing changes.
		const reach = neighbours(strong);
		expect(row.slice(0, 20 - reach)).toEqual(step.slice(0, 20 - reach));
		expect(row.slice(20 + reach)).toEqual(step.slice(20 + reach));
	});

	test("a pixel changes by no more than is said, whatever the picture is", () => {
		fc.assert(
			fc.property(
				fc.uint8Array({ minLength: 90, maxLength: 90 }),
				fc.record({
					radius: fc.double({ min: 0.35, max: 3, noNaN: true }),
					amount: fc.integer({ min: 0, max: 300 }),
					most: fc.integer({ min: 0, max: 40 }),
				}),
				(data, sharpening) => {
					const sharp = sharpen(whole(data, 6, 3), sharpening);
					const changes = [...sharp].map((level, at) => Math.abs(level - (data[at] ?? 0)));
					expect(Math.max(...changes)).toBeLessThanOrEqual((sharpening.most / 100) * 255 + 0.5);
				},
			),
		);
	});

	test("leaves noise and skies as they are", () => {
		const sky = Uint8Array.from({ length: 900 }, (_none, at) => 120 + Math.floor((at % 30) / 10) + (at % 2));
		expect(sharpen(whole(sky, 30), strong)).toEqual(sky);
	});

	test("gives no edge a colour: what the channels differ by stays", () => {
		const row = step.flatMap((level) => [level, level - 30, level + 20]);
		const sharp = sharpen(whole(repeated(row, 9), 40, 3), strong);
		expect([...sharp]).not.toEqual([...repeated(row, 9)]);
		for (let at = 0; at < sharp.length; at += 3) {
			expect((sharp[at] ?? 0) - (sharp[at + 1] ?? 0)).toBe(30);
			expect((sharp[at + 2] ?? 0) - (sharp[at] ?? 0)).toBe(20);
		}
	});

	test("does not see where the picture was cut into bands", () => {
		const data = Uint8Array.from({ length: 40 * 30 }, (_none, at) => (at * 7919) % 256);
		const reach = neighbours(strong);
		const all = sharpen(whole(data, 40), strong);
		for (const [first, count] of [
			[0, 10],
			[10, 10],
			[20, 10],
		] as const) {
			const [from, to] = [Math.max(0, first - reach), Math.min(30, first + count + reach)];
			const rows = { data: data.slice(from * 40, to * 40), width: 40, channels: 1 as const };
			const band = sharpen({ ...rows, first: first - from, count }, strong);
			expect(band).toEqual(all.slice(first * 40, (first + count) * 40));
		}
	});

	test("is the same in 16 bits", () => {
		const deep = Uint16Array.from(repeated(step, 9), (level) => level * 257);
		const sharp = sharpen(whole(deep, 40), strong);
		const flat = sharpen(whole(repeated(step, 9), 40), strong);
		for (const [at, level] of sharp.entries()) {
			expect(Math.abs(level / 257 - (flat[at] ?? 0))).toBeLessThanOrEqual(1);
		}
	});
});
