import fc from "fast-check";
import { expect, test } from "vitest";
import { exifPlacement, followedBy, type Placement, partBefore, placedSize } from "./placement.ts";

type Picture = readonly (readonly number[])[];

const mirror = (picture: Picture): Picture => picture.map((row) => row.toReversed());
const quarterTurn = (picture: Picture): Picture =>
	(picture[0] ?? []).map((_, x) => picture.map((row) => row[x] ?? -1).toReversed());

function lay(picture: Picture, { mirrored, turn }: Placement): Picture {
	let laid = mirrored ? mirror(picture) : picture;
	for (let turned = 0; turned < turn; turned += 90) laid = quarterTurn(laid);
	return laid;
}

const cut = (picture: Picture, part: { x: number; y: number; width: number; height: number }): Picture =>
	picture.slice(part.y, part.y + part.height).map((row) => row.slice(part.x, part.x + part.width));

const sizeOf = (picture: Picture) => ({ width: picture[0]?.length ?? 0, height: picture.length });

const placement = fc.record<Placement>({
	mirrored: fc.boolean(),
	turn: fc.constantFrom(0, 90, 180, 270),
});
const picture = fc
	.record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) })
	.map(({ width, height }) =>
		Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => y * width + x)),
	);

test("two placements as one lay a picture as one after the other does", () => {
	fc.assert(
		fc.property(picture, placement, placement, (stored, first, second) => {
			expect(lay(stored, followedBy(first, second))).toEqual(lay(lay(stored, first), second));
		}),
	);
});

test("cutting before laying shows the same as cutting afterwards", () => {
	const fraction = fc.double({ min: 0, max: 0.999, noNaN: true });
	fc.assert(
		fc.property(picture, placement, fc.tuple(fraction, fraction, fraction, fraction), (stored, how, at) => {
			const laid = lay(stored, how);
			const { width, height } = sizeOf(laid);
			expect(placedSize(sizeOf(stored), how)).toEqual({ width, height });
			const [x, y] = [Math.floor(at[0] * width), Math.floor(at[1] * height)];
			const part = {
				...{ x, y },
				width: 1 + Math.floor(at[2] * (width - x)),
				height: 1 + Math.floor(at[3] * (height - y)),
			};
			expect(lay(cut(stored, partBefore(how, sizeOf(stored), part)), how)).toEqual(cut(laid, part));
		}),
	);
});

test.each([
	[1, [1, 2, 3, 4, 5, 6]],
	[2, [3, 2, 1, 6, 5, 4]],
	[3, [6, 5, 4, 3, 2, 1]],
	[4, [4, 5, 6, 1, 2, 3]],
	[5, [1, 4, 2, 5, 3, 6]],
	[6, [4, 1, 5, 2, 6, 3]],
	[7, [6, 3, 5, 2, 4, 1]],
	[8, [3, 6, 2, 5, 1, 4]],
	[99, [1, 2, 3, 4, 5, 6]],
])("EXIF orientation %i is undone", (orientation, upright) => {
	const stored = [
		[1, 2, 3],
		[4, 5, 6],
	];
	expect(lay(stored, exifPlacement(orientation)).flat()).toEqual(upright);
});
