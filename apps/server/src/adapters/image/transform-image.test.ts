import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ImageFormat, parseImagePath } from "@offizin/content";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heicFile } from "../../testing/heif-photos.ts";
import { pngHeader } from "../../testing/photos.ts";
import { quarters, rawPhoto } from "../photo/photo-fixtures.ts";
import { transformImage } from "./transform-image.ts";

const red = [220, 40, 40] as const;
const green = [40, 180, 60] as const;
const blue = [40, 60, 200] as const;
const yellow = [230, 210, 60] as const;
const size = { width: 400, height: 200 };

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-images-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with these bytes; its name says nothing. */
function fileOf(bytes: Uint8Array, name = "file"): string {
	const path = join(folder, name);
	writeFileSync(path, bytes);
	return path;
}

/** Red and green above blue and yellow. */
const photo = () => rawPhoto(quarters([red, green, blue, yellow], size), size);

async function made(path: string, asked: string, format: ImageFormat = "png") {
	const options = parseImagePath(asked);
	if (!options.ok) throw new Error(options.error.code);
	const image = await transformImage({ path, options: options.value, format });
	if (!image.ok) throw new Error(image.error);
	return sharp(image.value);
}

async function refused(bytes: Uint8Array, asked = "319x0") {
	const options = parseImagePath(asked);
	if (!options.ok) throw new Error(options.error.code);
	const image = await transformImage({ path: fileOf(bytes), options: options.value, format: "webp" });
	return image.ok ? "made" : image.error;
}

async function sizeOf(image: Sharp) {
	const { width, height } = await image.metadata();
	return [width, height];
}

/** The colour of a pixel, places as shares of the picture. */
async function colorAt(image: Sharp, x: number, y: number): Promise<number[]> {
	const { data, info } = await image
		.clone()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const [column, row] = [Math.floor(x * (info.width - 1)), Math.floor(y * (info.height - 1))];
	const at = (row * info.width + column) * info.channels;
	return [...data.subarray(at, at + info.channels)];
}

const near = (color: readonly number[]) => color.map((level) => expect.closeTo(level, -1));

describe("what the grammar promises (content-protocol §7)", () => {
	let path: string;
	beforeAll(async () => {
		path = fileOf(await photo().png().toBuffer(), "quarters.jpg");
	});

	test.each([
		["200x0", [200, 100]],
		["0x50", [100, 50]],
		["100x100", [100, 100]],
		["fit-in/100x100", [100, 50]],
		["fit-in/100x100/filters:fill(ffffff)", [100, 100]],
		["fit-in/1000x1000", [400, 200]],
		["800x0", [800, 400]],
		["800x0/filters:no_upscale()", [400, 200]],
		["800x800/filters:no_upscale()", [200, 200]],
		["100x100:300x200/100x0", [100, 50]],
		["100x50/smart", [100, 50]],
		["100x50/filters:rotate(90)", [50, 100]],
		["", [400, 200]],
	])("/m/%s has %j pixels", async (asked, pixels) => {
		expect(await sizeOf(await made(path, asked))).toEqual(pixels);
	});

	test("the middle is cut out, or what the focus says", async () => {
		const middle = await made(path, "100x100");
		expect(await colorAt(middle, 0.1, 0.1)).toEqual(near(red));
		expect(await colorAt(middle, 0.9, 0.1)).toEqual(near(green));
		const right = await made(path, "100x100/filters:focal(380x10:390x20)");
		expect(await colorAt(right, 0.1, 0.1)).toEqual(near(green));
		expect(await colorAt(right, 0.9, 0.9)).toEqual(near(yellow));
	});

	test("a part that is enlarged is cut before, one that is made small afterwards: the same part", async () => {
		const large = await made(path, "200x100:400x200/800x0");
		expect(await sizeOf(large)).toEqual([800, 400]);
		for (const image of [large, await made(path, "200x100:400x200/20x0")]) {
			expect(await colorAt(image, 0.2, 0.2)).toEqual(near(yellow));
			expect(await colorAt(image, 0.9, 0.9)).toEqual(near(yellow));
		}
	});

	test("mirrored, upside down, turned", async () => {
		expect(await colorAt(await made(path, "-400x0"), 0.1, 0.1)).toEqual(near(green));
		expect(await colorAt(await made(path, "400x-0"), 0.1, 0.1)).toEqual(near(blue));
		expect(await colorAt(await made(path, "filters:rotate(90)"), 0.1, 0.1)).toEqual(near(blue));
	});

	test("grey, brighter, blurred", async () => {
		const [r = 0, g = 1, b = 2] = await colorAt(await made(path, "filters:grayscale()"), 0.1, 0.1);
		expect([g, b]).toEqual([r, r]);
		const brighter = await colorAt(await made(path, "filters:brightness(10)"), 0.1, 0.1);
		expect(brighter).toEqual(near(red.map((level) => Math.min(255, level + 25.5))));
		for (const blur of [3, 150]) {
			const [edge = 0] = await colorAt(await made(path, `filters:blur(${blur})`), 0.5, 0.1);
			expect(edge).toBeGreaterThan(green[0] + 30);
			expect(edge).toBeLessThan(red[0] - 30);
		}
	});

	test("round corners have the colour behind them", async () => {
		const image = await made(path, "filters:round_corner(40,0,0,0)");
		expect(await colorAt(image, 0, 0)).toEqual(near([0, 0, 0]));
		expect(await colorAt(image, 0.25, 0.25)).toEqual(near(red));
	});

	test("the room around a picture has its colour, or none", async () => {
		const filled = await made(path, "fit-in/100x100/filters:fill(000000)");
		expect((await colorAt(filled, 0.5, 0)).slice(0, 3)).toEqual([0, 0, 0]);
		const clear = await made(path, "fit-in/100x100/filters:fill(transparent)");
		expect((await colorAt(clear, 0.5, 0)).at(3)).toBe(0);
		const jpeg = await made(path, "fit-in/100x100/filters:fill(transparent)", "jpeg");
		expect(await colorAt(jpeg, 0.5, 0)).toEqual(near([255, 255, 255]));
	});

	test.each(["webp", "avif", "jpeg", "png"] as const)("as %s", async (format) => {
		const image = await made(path, "200x0/filters:quality(0)", format);
		const { format: is, compression } = await image.metadata();
		expect(compression === "av1" ? "avif" : is).toBe(format);
	});
});

describe("files as editors have them", () => {
	test("turned by EXIF: the focus is in the upright picture, and nothing of the camera is passed on", async () => {
		const bytes = await photo().withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
		const image = await made(fileOf(bytes), "100x200", "jpeg");
		const { width, height, exif, orientation } = await image.metadata();
		expect([width, height, exif, orientation]).toEqual([100, 200, undefined, undefined]);
		expect(await colorAt(image, 0.1, 0.1)).toEqual(near(blue));
	});

	test("CMYK becomes colours of screens", async () => {
		const bytes = await photo().toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
		const image = await made(fileOf(bytes), "200x0", "webp");
		expect((await image.metadata()).space).toBe("srgb");
		const [r = 0, g = 0] = await colorAt(image, 0.1, 0.1);
		expect(r).toBeGreaterThan(g + 60);
	});

	test("16 bits, grey, with transparency, as GIF", async () => {
		const sources = [
			photo().toColourspace("rgb16").png(),
			photo().grayscale().jpeg(),
			photo().ensureAlpha(0.5).png(),
			photo().gif(),
		];
		for (const source of sources) {
			for (const format of ["webp", "avif", "jpeg", "png"] as const) {
				const image = await made(
					fileOf(await source.clone().toBuffer()),
					"100x0/filters:brightness(1)",
					format,
				);
				expect(await sizeOf(image)).toEqual([100, 50]);
			}
		}
	});

	test("HEIC of a phone", async () => {
		const image = await made(fileOf(heicFile("quarters")), "100x100", "jpeg");
		expect(await sizeOf(image)).toEqual([100, 100]);
	});

	test("of an animation its first picture", async () => {
		const frames = Buffer.concat([
			quarters([red, red, red, red], size),
			quarters([blue, blue, blue, blue], size),
		]);
		const moving = sharp(frames, { raw: { ...size, height: 400, channels: 3, pageHeight: 200 } });
		for (const bytes of [
			await moving.clone().gif().toBuffer(),
			await moving.clone().webp({ quality: 100 }).toBuffer(),
		]) {
			const image = await made(fileOf(bytes), "100x0");
			expect(await sizeOf(image)).toEqual([100, 50]);
			expect((await colorAt(image, 0.5, 0.5)).slice(0, 3)).toEqual(near(red));
		}
	});
});

describe("what is refused", () => {
	test("what is no picture, whatever it is called", async () => {
		expect(await refused(Buffer.from("<html>"))).toBe("image_not_a_picture");
		expect(await refused(Buffer.from("%PDF-1.7\n"))).toBe("image_not_a_picture");
		expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
			"image_not_a_picture",
		);
		expect(await refused(Buffer.alloc(0))).toBe("image_not_a_picture");
	});

	test("what is cut off", async () => {
		const bytes = await photo().jpeg().toBuffer();
		expect(await refused(bytes.subarray(0, bytes.length / 2))).toBe("image_damaged");
		expect(await refused(Buffer.from("GIF89a"))).toBe("image_damaged");
	});

	test("a crop beside the picture", async () => {
		const bytes = await photo().png().toBuffer();
		expect(await refused(bytes, "500x0:600x100/319x0")).toBe("image_crop_outside");
	});

	test("a few bytes that want to become gigabytes", async () => {
		expect(await refused(pngHeader(30_000, 30_000))).toBe("image_too_heavy");
		expect(await refused(pngHeader(50_000, 100))).toBe("image_too_heavy");
	});
});
