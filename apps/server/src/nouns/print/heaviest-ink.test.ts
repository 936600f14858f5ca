import { describe, expect, test } from "vitest";
import { heaviestInk, type PlatePicture } from "./plate-pictures.ts";

const [WIDTH, HEIGHT] = [160, 160];

/** A plate of 20 × 20 mm, inked in per cent by what a place in millimetres asks for. */
function plate(name: string, inkAt: (x: number, y: number) => number): PlatePicture {
	const grey = Buffer.alloc(WIDTH * HEIGHT);
	for (let at = 0; at < grey.length; at++)
		grey[at] = 255 - Math.round(2.55 * inkAt((at % WIDTH) / 8, Math.floor(at / WIDTH) / 8));
	return { plate: name, png: Buffer.alloc(0), width: WIDTH, height: HEIGHT, perMm: 8, grey };
}

const photo = ["Cyan", "Magenta", "Yellow"].map((name) => plate(name, () => 100));

describe("ink of a page, of all four inks together", () => {
	test("a dark photo alone", () => {
		expect(heaviestInk(photo)).toEqual({ cell: 300, area: 300 });
	});

	test("an area of black over it is an area of 400 %", () => {
		const black = plate("Black", (x, y) => (x >= 5 && x < 11 && y >= 5 && y < 11 ? 100 : 0));
		expect(heaviestInk([...photo, black])).toEqual({ cell: 400, area: 400 });
	});

	test("lines of small type over it are told, but leave no area", () => {
		const type = plate("Black", (_x, y) => (y % 4 < 1.5 ? 100 : 0));
		expect(heaviestInk([...photo, type])).toEqual({ cell: 400, area: 300 });
	});

	test("foil is no ink, and a page without inks has none", () => {
		expect(heaviestInk([plate("Folie Gold", () => 100)])).toEqual({ cell: 0, area: 0 });
	});
});
