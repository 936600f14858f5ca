import { expect, test } from "vitest";
import { borderColors } from "./photo-colors.ts";

/** A picture whose pixels are told by their place. */
function picture(
	width: number,
	height: number,
	colorAt: (x: number, y: number) => readonly [number, number, number],
) {
	const data = Array.from({ length: width * height }, (_, at) => [
		...colorAt(at % width, Math.floor(at / width)),
		255,
	]).flat();
	return { data, width, height };
}

test("[15] colours of the border are those along it, and none of the middle", () => {
	const isMiddle = (x: number, y: number) => x > 10 && x < 85 && y > 10 && y < 53;
	const seen = borderColors(
		picture(96, 64, (x, y) => (isMiddle(x, y) ? [255, 0, 0] : y < 40 ? [40, 90, 200] : [230, 210, 160])),
	);
	expect(seen).toEqual(["#285ac8", "#e6d2a0"]);
});

test("[15] shades that nobody tells apart are one colour; three at most", () => {
	const shade = borderColors(picture(64, 64, (x) => [x, x, x]));
	expect(shade.length).toBeLessThan(3);
	const many = borderColors(picture(96, 64, (x) => [(Math.floor(x / 12) % 8) * 36, (x * 7) % 256, 128]));
	expect(many).toHaveLength(3);
});

test("a photo of one pixel has its colour", () => {
	expect(borderColors(picture(1, 1, () => [1, 2, 3]))).toEqual(["#010203"]);
});
