import { expect, test } from "vitest";
import { chooseImageFormat, LARGEST_AVIF } from "./choose-image-format.ts";

const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const picture = { asked: undefined, accept: chrome, original: "jpeg", pixels: 500_000 } as const;

test("a reader that names AVIF gets it, of a large picture WebP", () => {
	expect(chooseImageFormat(picture)).toBe("avif");
	expect(chooseImageFormat({ ...picture, pixels: LARGEST_AVIF + 1 })).toBe("webp");
});

test("what is asked for in the address is meant", () => {
	expect(chooseImageFormat({ ...picture, asked: "png" })).toBe("png");
});

test.each([
	["image/webp,*/*", "webp"],
	["image/avif;q=0, image/webp", "webp"],
	["image/avif;q=0.5", "avif"],
	["Image/WebP; q=0.8", "webp"],
	["*/*", "jpeg"],
	["image/webp;q=0.0", "jpeg"],
	["", "jpeg"],
])("Accept %s: %s", (accept, format) => {
	expect(chooseImageFormat({ ...picture, accept })).toBe(format);
});

test.each([
	["png", "png"],
	["gif", "png"],
	["heic", "jpeg"],
	["webp", "webp"],
] as const)("whoever names nothing gets %s as %s", (original, format) => {
	expect(chooseImageFormat({ ...picture, accept: "*/*", original })).toBe(format);
});
