import { apply, inverse } from "@offizin/geometry";
import { type Box, box } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlacedPhoto } from "../document/photo-element.ts";
import { isInside, uprightSlot, viewOfCrop, zoomCrop } from "./crop.ts";
import { cutPlace, slotMatrix } from "./photo-place.ts";

const length = fc.integer({ min: 8_000, max: 400_000 });
const pixels = fc.integer({ min: 300, max: 9000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const tilts = fc.integer({ min: -4500, max: 4500 }).filter((tilt) => tilt !== 0);

interface Lying {
	readonly slot: Box;
	readonly photo: PlacedPhoto & { readonly tilt: number };
}

const lying: fc.Arbitrary<Lying> = fc
	.record({
		size: fc.record({ width: pixels, height: pixels }),
		slot: fc.tuple(length, length).map(([width, height]) => box(2000, 3000, width, height)),
		view: fc.record({ zoom: fc.double({ min: 1, max: 6, noNaN: true }), centerX: share, centerY: share }),
		turn: fc.constantFrom(undefined, 90 as const, 180 as const, 270 as const),
		isMirrored: fc.boolean(),
		tilt: tilts,
	})
	.map(({ size, slot, view, turn, isMirrored, tilt }) => {
		const crop = zoomCrop(size, uprightSlot(slot, turn), view, tilt);
		const more = { ...(turn && { turn }), ...(isMirrored && { mirrored: true as const }) };
		return { slot, photo: { upload: "u", ...size, crop, tilt, ...more } };
	})
	// A strip narrower than a few pixels has no shape.
	.filter(({ photo: { crop } }) => Math.min(crop.width, crop.height) > 8);

const holds = (law: (given: Lying) => void) => fc.assert(fc.property(lying, law), { numRuns: 300 });

/** A point of the page in pixels of the photo, as the screen draws it. */
function seenAt({ slot, photo }: Lying, x: number, y: number): readonly [number, number] {
	const way = slotMatrix(slot, photo);
	const back = way && inverse(way);
	if (!back) throw new Error("a tilted photo has a way to the page");
	const upright = uprightSlot(slot, photo.turn);
	const [across, down] = apply(back, x, y);
	const { crop } = photo;
	return [crop.x + (across / upright.width) * crop.width, crop.y + (down / upright.height) * crop.height];
}

describe("[14] a tilted photo", () => {
	test("covers its slot to the corners, in the shape of the slot", () => {
		holds((given) => {
			const { slot, photo } = given;
			const { crop, width, height, turn, tilt } = photo;
			expect(isInside(photo, uprightSlot(slot, turn), crop, tilt)).toBe(true);
			const upright = uprightSlot(slot, turn);
			expect(Math.abs(crop.width * upright.height - crop.height * upright.width)).toBeLessThanOrEqual(
				Math.max(upright.width, upright.height),
			);
			for (const [x, y] of [
				[slot.x, slot.y],
				[slot.x + slot.width, slot.y],
				[slot.x, slot.y + slot.height],
				[slot.x + slot.width, slot.y + slot.height],
			] as const) {
				const [column, row] = seenAt(given, x, y);
				expect(Math.min(column, row)).toBeGreaterThan(-1e-4);
				expect(column).toBeLessThan(width + 1e-4);
				expect(row).toBeLessThan(height + 1e-4);
			}
		});
	});

	test("is as large as it goes: some pixels more would show an empty corner wherever it lay", () => {
		holds(({ slot, photo }) => {
			const { tilt, width, height, turn } = photo;
			const upright = uprightSlot(slot, turn);
			const most = zoomCrop(photo, upright, { zoom: 1, centerX: 0.5, centerY: 0.5 }, tilt);
			const grown = 1 + 4 / Math.min(most.width, most.height);
			const more = { width: most.width * grown, height: most.height * grown };
			const [x, y] = [(width - more.width) / 2, (height - more.height) / 2];
			expect(isInside(photo, upright, { x, y, ...more }, tilt)).toBe(false);
		});
	});

	test("lies in a file where it lies on the screen", () => {
		holds((given) => {
			const { slot, photo } = given;
			const { crop, box: lain, matrix } = cutPlace(slot, photo);
			const back = matrix && inverse(matrix);
			if (!back) throw new Error("a tilted photo is tilted in its file");
			expect(crop.x >= 0 && crop.y >= 0).toBe(true);
			expect(crop.x + crop.width <= photo.width && crop.y + crop.height <= photo.height).toBe(true);
			for (const [x, y] of [
				[slot.x + slot.width / 3, slot.y + slot.height / 5],
				[slot.x + slot.width, slot.y],
			] as const) {
				const [left, top] = apply(back, x, y);
				const way = slotMatrix({ ...lain, x: 0 as never, y: 0 as never }, {
					...photo,
					tilt: undefined,
				} as PlacedPhoto);
				const upright = uprightSlot(lain, photo.turn);
				const undone = way ? inverse(way) : undefined;
				const [across, down] = undone
					? apply(undone, left - lain.x, top - lain.y)
					: [left - lain.x, top - lain.y];
				const column = crop.x + (across / upright.width) * crop.width;
				const row = crop.y + (down / upright.height) * crop.height;
				const [expectedColumn, expectedRow] = seenAt(given, x, y);
				// Micrometres are whole, and so are pixels: the two scales of a crop differ by less than one.
				expect(Math.abs(column - expectedColumn)).toBeLessThan(1.5);
				expect(Math.abs(row - expectedRow)).toBeLessThan(1.5);
			}
		});
	});

	test("is seen from where its crop says: the same view leads to the same crop", () => {
		holds(({ slot, photo }) => {
			const upright = uprightSlot(slot, photo.turn);
			const view = viewOfCrop(photo, upright, photo.crop, photo.tilt);
			const again = zoomCrop(photo, upright, view, photo.tilt);
			expect(Math.abs(again.width - photo.crop.width)).toBeLessThanOrEqual(1);
			expect(Math.abs(again.x - photo.crop.x)).toBeLessThanOrEqual(1);
			expect(Math.abs(again.y - photo.crop.y)).toBeLessThanOrEqual(1);
		});
	});

	test("shows less the more it is tilted, and all of it again when it is straight", () => {
		const photo = { width: 4000, height: 3000 };
		const slot = box(0, 0, 80_000, 60_000);
		const widths = [0, 100, 500, 1000, 3000, 4500].map(
			(tilt) => zoomCrop(photo, slot, { zoom: 1, centerX: 0.5, centerY: 0.5 }, tilt).width,
		);
		expect(widths).toEqual([...widths].sort((one, other) => other - one));
		expect(widths[0]).toBe(4000);
		expect(widths[3]).toBeCloseTo(4000 / (Math.cos(Math.PI / 18) + (4 / 3) * Math.sin(Math.PI / 18)), -1);
	});
});
