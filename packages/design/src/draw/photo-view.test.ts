import { mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CropView, coverCrop, tiltedExtent, uprightSlot, viewOfCrop, zoomCrop } from "./crop.ts";
import { cropOfView, panView, tiltedCrop, zoomView } from "./photo-view.ts";

const photo = { width: 4000, height: 3000 };
const slot = { width: mm(40), height: mm(40) };
const whole = viewOfCrop(photo, slot, coverCrop(photo, slot));

describe("the view of a photo", () => {
	it("follows the hand where the photo is tilted: to the right is to the right of the page", () => {
		const tilted = { ...photo, tilt: 3000 };
		const start = { zoom: 3, centerX: 0.5, centerY: 0.5 };
		const before = cropOfView(tilted, slot, start);
		const moved = panView(tilted, slot, start, 4000, 0);
		const pixels = (4000 / slot.width) * before.width;
		expect((0.5 - moved.centerX) * photo.width).toBeCloseTo(pixels * Math.cos(Math.PI / 6), -1);
		expect((moved.centerY - 0.5) * photo.height).toBeCloseTo(pixels * Math.sin(Math.PI / 6), -1);
	});

	it("of a tilted photo never leaves it, however far it is dragged", () => {
		const tilted = { ...photo, tilt: -1500 };
		for (const [dx, dy] of [
			[900_000, 0],
			[-900_000, 0],
			[0, 900_000],
			[900_000, -900_000],
		] as const) {
			const view = panView(tilted, slot, { zoom: 2, centerX: 0.5, centerY: 0.5 }, dx, dy);
			const { x, y, ...part } = cropOfView(tilted, slot, view);
			const { width, height } = tiltedExtent(part, slot, -1500);
			const [middleX, middleY] = [x + part.width / 2, y + part.height / 2];
			expect(Math.min(middleX - width / 2, middleY - height / 2)).toBeGreaterThan(-0.01);
			expect(middleX + width / 2).toBeLessThan(4000.01);
			expect(middleY + height / 2).toBeLessThan(3000.01);
		}
	});

	it("of a photo tilted to and fro is as large as it was, to a pixel where it was", () => {
		const placed = { upload: "u", ...photo, crop: zoomCrop(photo, slot, whole) };
		const crop = tiltedCrop(placed, slot, 700);
		expect(crop.width).toBeLessThan(placed.crop.width);
		const back = tiltedCrop({ ...placed, tilt: 700, crop }, slot, 0);
		expect(back.width).toBe(placed.crop.width);
		expect(Math.abs(back.x - placed.crop.x)).toBeLessThanOrEqual(1);
	});

	it("follows the hand: a millimetre of pointer is a millimetre of picture", () => {
		const moved = zoomCrop(photo, slot, panView(photo, slot, whole, 4000, 0));
		expect(moved.x).toBe(coverCrop(photo, slot).x - 300);
	});

	it("never leaves the photo", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: -99_999, max: 99_999 }),
				fc.double({ min: 0.1, max: 9, noNaN: true }),
				(far, factor) => {
					const crop = zoomCrop(
						photo,
						slot,
						panView(photo, slot, zoomView(photo, slot, whole, factor), far, -far),
					);
					expect(crop.x).toBeGreaterThanOrEqual(0);
					expect(crop.x + crop.width).toBeLessThanOrEqual(photo.width);
					expect(crop.y + crop.height).toBeLessThanOrEqual(photo.height);
				},
			),
		);
	});

	it("magnifies about the pointer: what lies under it stays there", () => {
		const focus = { x: 5000, y: -3000 };
		const closer = zoomView(photo, slot, whole, 2, focus);
		const under = (view: typeof whole) => {
			const crop = zoomCrop(photo, slot, view);
			return view.centerX * photo.width + (focus.x * crop.width) / slot.width;
		};
		expect(under(closer)).toBeCloseTo(under(whole), 3);
	});
});

describe("a photo that is turned or mirrored", () => {
	const placements = ([undefined, 90, 180, 270] as const).flatMap((turn) =>
		[false, true].map((mirrored) => ({
			...(turn && { turn }),
			...(mirrored && { mirrored: true as const }),
		})),
	);

	it.each(placements)("%j follows the pointer in its slot", (placement) => {
		const photo = { width: 4000, height: 3000, ...placement };
		const slot = { width: mm(60), height: mm(45) };
		/** Where the middle of the photo is seen, from the middle of the slot. */
		const seen = (view: CropView) => {
			const { x, y, width, height } = cropOfView(photo, slot, view);
			const upright = uprightSlot(slot, photo.turn);
			let place = [
				((2000 - x - width / 2) / width) * upright.width,
				((1500 - y - height / 2) / height) * upright.height,
			];
			if (photo.mirrored) place = [-(place[0] ?? 0), place[1] ?? 0];
			for (let turned = 0; turned < (photo.turn ?? 0); turned += 90)
				place = [-(place[1] ?? 0), place[0] ?? 0];
			return place;
		};
		const start = { zoom: 3, centerX: 0.5, centerY: 0.5 };
		const [x = 0, y = 0] = seen(panView(photo, slot, start, 3000, -2000));
		expect(Math.hypot(x - 3000, y + 2000)).toBeLessThan(100);
	});
});
