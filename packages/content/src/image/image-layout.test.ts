import fc from "fast-check";
import { expect, test } from "vitest";
import { imageOptions } from "./image-fixtures.ts";
import { type ImageSize, imageLayout } from "./image-layout.ts";
import { type ImageOptions, plainImage } from "./image-options.ts";
import { LONGEST_IMAGE_EDGE } from "./image-sizes.ts";

const photo: ImageSize = { width: 4000, height: 3000 };

function layout(options: Partial<ImageOptions>, original = photo) {
	const made = imageLayout(original, { ...plainImage, ...options });
	if (!made.ok) throw new Error(made.error);
	return made.value;
}

test("whatever is asked for, the cut lies inside of the original and no edge is too long", () => {
	const edge = fc.integer({ min: 1, max: 30_000 });
	fc.assert(
		fc.property(fc.record({ width: edge, height: edge }), imageOptions, (original, options) => {
			const made = imageLayout(original, options);
			if (!made.ok) return;
			const { cut, width, height } = made.value;
			expect(cut.left).toBeGreaterThanOrEqual(0);
			expect(cut.top).toBeGreaterThanOrEqual(0);
			expect(cut.right).toBeLessThanOrEqual(original.width);
			expect(cut.bottom).toBeLessThanOrEqual(original.height);
			expect(cut.right).toBeGreaterThan(cut.left);
			expect(cut.bottom).toBeGreaterThan(cut.top);
			expect(Math.min(width, height)).toBeGreaterThan(0);
			expect(Math.max(width, height)).toBeLessThanOrEqual(LONGEST_IMAGE_EDGE);
		}),
	);
});

test("both edges cut to fill, out of the middle", () => {
	expect(layout({ width: 400, height: 400 })).toEqual({
		base: { left: 0, top: 0, right: 4000, bottom: 3000 },
		cut: { left: 500, top: 0, right: 3500, bottom: 3000 },
		width: 400,
		height: 400,
		canvas: undefined,
	});
});

test("a focus is kept in the picture, however near to its edge", () => {
	const focal = { left: 3900, top: 10, right: 3950, bottom: 40 };
	expect(layout({ width: 400, height: 400, focal }).cut).toEqual({
		left: 1000,
		top: 0,
		right: 4000,
		bottom: 3000,
	});
	const middle = { left: 1500, top: 900, right: 1501, bottom: 901 };
	expect(layout({ width: 400, height: 400, focal: middle }).cut.left).toBe(1);
});

test("one edge follows from the other", () => {
	expect(layout({ width: 400 })).toMatchObject({ width: 400, height: 300 });
	expect(layout({ height: 600 })).toMatchObject({ width: 800, height: 600 });
});

test("what may not grow keeps its shape, not its size", () => {
	const small = { width: 200, height: 100 };
	expect(layout({ width: 400, canGrow: false }, small)).toMatchObject({ width: 200, height: 100 });
	expect(layout({ width: 400, height: 400, canGrow: false }, small)).toMatchObject({
		cut: { left: 50, top: 0, right: 150, bottom: 100 },
		width: 100,
		height: 100,
	});
	expect(layout({ width: 400 }, small)).toMatchObject({ width: 400, height: 200 });
});

test("what stands inside fills its canvas only when it has a colour", () => {
	const inside = { fit: "inside", width: 400, height: 400 } as const;
	expect(layout(inside)).toMatchObject({ width: 400, height: 300, canvas: undefined });
	expect(layout({ ...inside, fill: "ffffff" }).canvas).toEqual({ width: 400, height: 400 });
});

test("a crop is cut first; one beside the picture is refused", () => {
	const crop = { left: 3000, top: 2000, right: 9000, bottom: 9000 };
	expect(layout({ crop, width: 100 })).toMatchObject({
		cut: { left: 3000, top: 2000, right: 4000, bottom: 3000 },
		width: 100,
		height: 100,
	});
	const outside = { left: 4000, top: 0, right: 5000, bottom: 100 };
	expect(imageLayout(photo, { ...plainImage, crop: outside })).toEqual({
		ok: false,
		error: "image_crop_outside",
	});
});

test("without a size a picture is as large as its original, up to the longest edge", () => {
	expect(layout({}, { width: 30_000, height: 300 })).toMatchObject({ width: 4000, height: 40 });
	expect(layout({}, { width: 300, height: 30 })).toMatchObject({ width: 300, height: 30 });
});
