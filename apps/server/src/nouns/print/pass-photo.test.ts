import { invariant } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SRGB } from "../../adapters/photo/color-profile.ts";
import { ASSUMED_CMYK } from "../../adapters/photo/open-photo.ts";
import {
	cmykTiff,
	displayP3,
	otherSrgb,
	quarters,
	rawPhoto,
	sharpest,
	tagged,
} from "../../adapters/photo/photo-fixtures.ts";
import { cutPhoto } from "./cut-photo.ts";
import type { CutPhoto, PhotoCut, PhotoPress } from "./photo-press.ts";

const size = { width: 256, height: 192 };
const whole: PlacedPhoto = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
const paper: PhotoPress = { colors: SRGB, quality: 95, passThrough: true };
const cards: PhotoPress = { colors: ASSUMED_CMYK, quality: 95, inkLimit: 300, passThrough: true };
const photo = rawPhoto(
	quarters([
		[200, 40, 40],
		[60, 150, 70],
		[50, 70, 160],
		[220, 190, 150],
	]),
);
const plain = await photo.jpeg({ quality: 80 }).toBuffer();

async function cut(bytes: Uint8Array, press: PhotoPress, how: Partial<PhotoCut> = {}): Promise<CutPhoto> {
	const made = await cutPhoto({ bytes, placed: whole, ...how }, press);
	invariant(made.ok, JSON.stringify(made));
	return made.value;
}

/** Coded picture data: the last scan to the end of the picture. */
function scans(jpeg: Uint8Array): Buffer {
	const file = Buffer.from(jpeg);
	return file.subarray(
		file.lastIndexOf(Buffer.from([0xff, 0xda])),
		file.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2,
	);
}

test.each<[string, () => Promise<Uint8Array>]>([
	["untagged", async () => plain],
	["progressive", () => photo.clone().jpeg({ progressive: true }).toBuffer()],
	["tagged as sRGB", () => photo.clone().withIccProfile("srgb").jpeg().toBuffer()],
	["tagged with another sRGB", async () => tagged(plain, otherSrgb)],
	[
		"from a camera",
		() =>
			photo
				.clone()
				.withExif({ IFD0: { Make: "Offizin" } })
				.jpeg()
				.toBuffer(),
	],
])("onto photo paper a whole JPEG passes as it is: %s", async (_name, make) => {
	const bytes = await make();
	const passed = await cut(bytes, paper);
	expect(passed).toMatchObject({ isOriginal: true, info: { ...size, components: 3 } });
	expect(scans(passed.data).equals(scans(bytes))).toBe(true);
	expect(await sharp(passed.data).raw().toBuffer()).toEqual(
		await sharp(bytes, { ignoreIcc: true }).raw().toBuffer(),
	);
});

test("places, names, thumbnails and what phones append never reach the printer", async () => {
	const spoken = photo.clone().withExif({
		IFD0: { Artist: "Erika Mustermann" },
		IFD3: { GPSLatitude: "52/1 31/1 0/1", GPSLatitudeRef: "N" },
	});
	const bytes = Buffer.concat([
		await spoken.jpeg().toBuffer(),
		Buffer.from("ftypmp42 Film von Erika Mustermann"),
	]);
	expect((await sharp(bytes).metadata()).exif).toBeDefined();
	for (const press of [paper, cards]) {
		const { data } = await cut(bytes, press);
		expect(Buffer.from(data).includes("Erika")).toBe(false);
		expect((await sharp(data).metadata()).exif).toBeUndefined();
	}
});

const look = { tone: "color", brightness: 1, contrast: 0 } as const;
test.each<[string, () => Promise<Uint8Array>, Partial<PhotoCut>]>([
	["is cut", async () => plain, { placed: { ...whole, crop: { x: 0, y: 0, width: 128, height: 96 } } }],
	["is turned", async () => plain, { placed: { ...whole, turn: 180 } }],
	["is mirrored", async () => plain, { placed: { ...whole, mirrored: true } }],
	["has a look", async () => plain, { look }],
	["shines through", async () => plain, { opacity: 50 }],
	["is far too large", async () => plain, { maxSize: { width: 64, height: 48 } }],
	["is no JPEG", () => photo.clone().png().toBuffer(), {}],
	["was held upside down", () => photo.clone().withMetadata({ orientation: 3 }).jpeg().toBuffer(), {}],
	["has colours of its own", async () => tagged(plain, displayP3), {}],
	["is grey", () => photo.clone().toColourspace("b-w").jpeg().toBuffer(), {}],
	["calls its components R, G and B", async () => namedRgb(plain), {}],
])("a photo that %s is coded anew, as three components", async (_name, make, how) => {
	expect(await cut(await make(), paper, how)).toMatchObject({ isOriginal: false, info: { components: 3 } });
});

function namedRgb(jpeg: Uint8Array): Buffer {
	const file = Buffer.from(jpeg);
	for (const marker of [0xc0, 0xda]) {
		const at = file.indexOf(Buffer.from([0xff, marker]));
		const [first, step] = marker === 0xc0 ? [10, 3] : [5, 2];
		for (const [index, name] of [..."RGB"].entries()) file.write(name, at + first + index * step, "latin1");
	}
	return file;
}

/** A CMYK JPEG of one mixture, as libvips writes it: inverted, with Adobe's marker. */
async function inkJpeg(percent: readonly number[]): Promise<Buffer> {
	const tiff = cmykTiff(size);
	tiff.pixels.fill(Uint8Array.from(percent.map((share) => Math.round(share * 2.55))));
	const picture = sharp(tiff.file).pipelineColourspace("cmyk").toColourspace("cmyk");
	return picture.jpeg(sharpest).toBuffer();
}

test("onto cards a whole JPEG in the inks of the press passes, tagged or not", async () => {
	const untagged = await inkJpeg([10, 40, 80, 5]);
	for (const bytes of [untagged, tagged(untagged, ASSUMED_CMYK.icc ?? new Uint8Array())]) {
		const passed = await cut(bytes, cards);
		expect(passed).toMatchObject({ isOriginal: true, info: { components: 4, adobe: true } });
		expect(scans(passed.data).equals(scans(bytes))).toBe(true);
		expect(passed.ink?.max).toBeCloseTo(135, 0);
	}
});

test("inks without Adobe's marker are coded anew: PDF would not invert them", async () => {
	const marked = await inkJpeg([10, 40, 80, 5]);
	const at = marked.indexOf(Buffer.from([0xff, 0xee]));
	const bytes = Buffer.concat([
		marked.subarray(0, at),
		marked.subarray(at + 2 + marked.readUInt16BE(at + 2)),
	]);
	const made = await cut(bytes, cards);
	expect(made).toMatchObject({ isOriginal: false, info: { adobe: true } });
	expect(made.ink?.max).toBeCloseTo(135, 0);
});

test("inks of the press are kept when such a photo is cut: black stays black alone", async () => {
	const placed = { ...whole, crop: { x: 0, y: 0, width: 64, height: 64 } };
	const made = await cut(await inkJpeg([0, 0, 0, 100]), cards, { placed });
	expect(made.isOriginal).toBe(false);
	const raw = await sharp(made.data).pipelineColourspace("cmyk").toColourspace("cmyk").raw().toBuffer();
	expect([...raw.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
});

test("too much ink is mixed anew within the limit of the press", async () => {
	const made = await cut(await inkJpeg([100, 100, 100, 100]), cards);
	expect(made.isOriginal).toBe(false);
	expect(made.ink?.max).toBeLessThanOrEqual(300);
	expect(made.ink?.max).toBeGreaterThan(250);
});
