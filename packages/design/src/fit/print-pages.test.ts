import { oneSided, type Page, size } from "@offizin/formats";
import { box, mm } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageSchema } from "../document/document.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { isInside, uprightSlot } from "../draw/crop.ts";
import { asMade } from "./as-made.ts";
import { type Print, printPages, printsIn } from "./print-pages.ts";

const upright = (width: number, height: number) =>
	oneSided(size(width, height), {
		like: "front",
		picture: box(mm(-3), mm(-3), mm(width + 6), mm(height + 6)),
		whole: box(mm(5), mm(5), mm(width - 10), mm(height - 10)),
	});
const shapeOf = (width: number, height: number) => {
	const [shape] = upright(width, height).pages;
	if (!shape) throw new Error("A leaf has a front.");
	return shape;
};

const prints = fc.array(
	fc.record({
		photo: fc.record({
			upload: fc.stringMatching(/^[a-z]{4}$/),
			width: fc.integer({ min: 100, max: 9000 }),
			height: fc.integer({ min: 100, max: 9000 }),
		}),
		isWhole: fc.boolean(),
		copies: fc.integer({ min: 1, max: 99 }),
	}),
	{ minLength: 1, maxLength: 30 },
);
const pictureOf = (page: { readonly elements: readonly unknown[] } | undefined) =>
	page?.elements[0] as PhotoElement & { readonly photo: NonNullable<PhotoElement["photo"]> };

describe("[15] prints as pages", () => {
	test("[law] each print is a page that can be stored, and is read back from it", () => {
		fc.assert(
			fc.property(prints, (wanted) => {
				const pages = printPages(wanted, shapeOf(100, 150));
				expect(pages.map((page) => pageSchema.safeParse(page).success)).toEqual(wanted.map(() => true));
				expect(printsIn({ pages }, () => undefined)).toEqual(wanted);
			}),
		);
	});

	test("[law] a lying photo is turned on upright paper and no other one; what is cropped has the shape of the paper", () => {
		fc.assert(
			fc.property(prints, (wanted) => {
				for (const page of printPages(wanted, shapeOf(100, 150))) {
					const { photo, box: place, fills } = pictureOf(page);
					expect(photo.turn).toBe(photo.width > photo.height ? 90 : undefined);
					const slot = uprightSlot(place, photo.turn);
					expect(isInside(photo, slot, photo.crop, 0)).toBe(true);
					const isAll = photo.crop.width === photo.width && photo.crop.height === photo.height;
					if (fills === "whole") expect(isAll).toBe(true);
					// A pixel more or less, on the shorter side.
					const off = Math.abs(photo.crop.width / slot.width - photo.crop.height / slot.height);
					expect(off * Math.min(slot.width, slot.height)).toBeLessThan(1.5);
				}
			}),
		);
	});

	test("a whole photo keeps its border in any format, and comes back from another one as it was", () => {
		const print: Print = { photo: { upload: "a", width: 3000, height: 4000 }, isWhole: true, copies: 1 };
		const document = { pages: printPages([print], shapeOf(100, 150)), fields: [] };
		const made = (width: number, height: number) => {
			const format = upright(width, height);
			const pages = format.pages.map((page) => ({ ...page, key: "print-1" }));
			return pictureOf(asMade(document as never, { pages }).pages[0]);
		};
		expect(made(100, 150).box).toEqual({ x: 5000, y: 15_000, width: 90_000, height: 120_000 });
		expect(made(200, 200).box).toEqual({ x: 28_750, y: 5000, width: 142_500, height: 190_000 });
		expect(made(100, 150).box).toEqual({ x: 5000, y: 15_000, width: 90_000, height: 120_000 });
	});

	const looks = fc.record({
		photo: fc.record({
			upload: fc.constant("a"),
			width: fc.integer({ min: 300, max: 9000 }),
			height: fc.integer({ min: 300, max: 9000 }),
			focus: fc.record({
				x: fc.double({ min: 0, max: 1, noNaN: true }),
				y: fc.double({ min: 0, max: 1, noNaN: true }),
			}),
		}),
		view: fc.record({
			zoom: fc.double({ min: 1.2, max: 6, noNaN: true }),
			centerX: fc.double({ min: 0, max: 1, noNaN: true }),
			centerY: fc.double({ min: 0, max: 1, noNaN: true }),
		}),
	});

	test("[law] what somebody looked for is read back to the pixel, and is the middle on another paper as well", () => {
		fc.assert(
			fc.property(looks, ({ photo, view }) => {
				const cropOn = (shape: Page, seen: typeof view) =>
					pictureOf(printPages([{ photo, isWhole: false, copies: 1, view: seen }], shape)[0]).photo.crop;
				const shape = shapeOf(100, 150);
				const pages = printPages([{ photo, isWhole: false, copies: 1, view }], shape);
				const [read] = printsIn({ pages }, () => photo.focus);
				const { crop } = pictureOf(pages[0]).photo;
				if (!read?.view) throw new Error("What was looked for is forgotten.");
				const again = cropOn(shape, read.view);
				for (const side of ["x", "y", "width", "height"] as const) {
					expect(Math.abs(again[side] - crop[side])).toBeLessThanOrEqual(1);
				}
				const other = cropOn(shapeOf(200, 200), read.view);
				expect(isInside(photo, { width: mm(206), height: mm(206) }, other, 0)).toBe(true);
			}),
		);
	});

	test("where nobody looked for another part, none is remembered: the focus of the photo stays the one that counts", () => {
		const focus = { x: 0.2, y: 0.9 };
		const photo = { upload: "a", width: 3000, height: 2900 };
		const pages = printPages([{ photo: { ...photo, focus }, isWhole: false, copies: 1 }], shapeOf(100, 150));
		expect(printsIn({ pages }, () => focus)).toEqual([{ photo, isWhole: false, copies: 1 }]);
		expect(printsIn({ pages }, () => undefined)[0]?.view?.centerY).toBeGreaterThan(0.5);
	});
});
