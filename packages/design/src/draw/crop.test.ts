import { box, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverCrop, type Focus, focusOfCrop } from "./crop.ts";

const length = fc.integer({ min: 5_000, max: 400_000 });
const slots = fc.record({ width: length, height: length }).map(({ width, height }) => {
	return box(um(0), um(0), um(width), um(height));
});
const pixels = fc.integer({ min: 400, max: 9000 });
const photos = fc.record({ width: pixels, height: pixels });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const focuses = fc.record({ x: share, y: share });

const holds = (
	law: (photo: { width: number; height: number }, slot: ReturnType<typeof box>, focus: Focus) => void,
) => fc.assert(fc.property(photos, slots, focuses, law));

describe("a photo put into a frame around the point that is looked at", () => {
	test("lies within the photo and has the shape of the frame, as large as it goes", () => {
		holds((photo, slot, focus) => {
			const { x, y, width, height } = coverCrop({ ...photo, focus }, slot);
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
			expect(x + width).toBeLessThanOrEqual(photo.width);
			expect(y + height).toBeLessThanOrEqual(photo.height);
			expect(Math.abs(width * slot.height - height * slot.width)).toBeLessThanOrEqual(
				Math.max(slot.width, slot.height),
			);
			expect(width === photo.width || height === photo.height).toBe(true);
		});
	});

	test("shows the point", () => {
		holds((photo, slot, focus) => {
			const { x, y, width, height } = coverCrop({ ...photo, focus }, slot);
			expect(focus.x * photo.width).toBeGreaterThanOrEqual(x - 1);
			expect(focus.x * photo.width).toBeLessThanOrEqual(x + width + 1);
			expect(focus.y * photo.height).toBeGreaterThanOrEqual(y - 1);
			expect(focus.y * photo.height).toBeLessThanOrEqual(y + height + 1);
		});
	});

	test("is its middle when nobody has looked", () => {
		holds((photo, slot) => {
			expect(coverCrop(photo, slot)).toEqual(coverCrop({ ...photo, focus: { x: 0.5, y: 0.5 } }, slot));
			const { x, y } = focusOfCrop({ ...photo, crop: coverCrop(photo, slot) });
			expect(Math.abs(x - 0.5) * photo.width).toBeLessThanOrEqual(1);
			expect(Math.abs(y - 0.5) * photo.height).toBeLessThanOrEqual(1);
		});
	});

	test("a head near the upper edge stays in a low frame", () => {
		const low = box(um(0), um(0), um(150_000), um(100_000));
		const head = { width: 3000, height: 4500, focus: { x: 0.4, y: 0.2 } };
		expect(coverCrop(head, low)).toEqual({ x: 0, y: 0, width: 3000, height: 2000 });
		expect(coverCrop({ ...head, focus: { x: 0.4, y: 0.5 } }, low).y).toBe(1250);
	});
});
