import { mm, type Size } from "@offizin/units";
import { expect, test } from "vitest";
import { pixelsPerMm } from "./picture-scale.ts";

const size = (width: number, height: number): Size => ({ width: mm(width), height: mm(height) });

test.each([
	["a card", size(111, 154), 8],
	["a sheet of wrapping paper", size(706, 506), 8],
	["acrylic of 120 × 80 cm", size(1206, 806), 5],
	["a canvas of 200 × 120 cm", size(2092, 1292), 2],
	["a square of 2 m", size(2006, 2006), 2],
	["wallpaper of 6 m", size(6106, 3606), 1],
	["more than there is", size(10_000, 500), 0.62],
])(
	"%s is pictured in whole pixels per millimetre, at most some 6,000 along its longest edge",
	(_, sheet, wanted) => {
		expect(pixelsPerMm(sheet)).toBe(wanted);
		expect(pixelsPerMm({ width: sheet.height, height: sheet.width })).toBe(wanted);
	},
);
