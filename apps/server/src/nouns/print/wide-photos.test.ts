import { invariant } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { colorEngine } from "../../adapters/photo/color-engine.ts";
import { SRGB } from "../../adapters/photo/color-profile.ts";
import {
	adobeRgb,
	displayP3,
	quarters,
	type Rgb,
	rawPhoto,
	sharpest,
	tagged,
} from "../../adapters/photo/photo-fixtures.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { cutPhoto } from "./cut-photo.ts";

const size = { width: 256, height: 192 };
const placed: PlacedPhoto = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
const profiles = createProfileLoader("var/test/no-profiles");

/** A photo of one colour as it is printed on a material: its numbers in the file, and what they mean in sRGB. */
async function printed(material: string, color: Rgb, icc?: Uint8Array) {
	const loaded = await profiles.find(`wall-${material}`);
	invariant(loaded.ok, `${material} has a profile`);
	const { colors } = loaded.value;
	const plain = await rawPhoto(quarters([color, color, color, color]))
		.jpeg(sharpest)
		.toBuffer();
	const bytes = icc ? tagged(plain, icc) : plain;
	const cut = await cutPhoto({ bytes, placed }, { colors, quality: 100, passThrough: false });
	invariant(cut.ok, JSON.stringify(cut));
	const pixels = await sharp(cut.value.data, { ignoreIcc: true }).raw().toBuffer();
	const seen = (await colorEngine()).convert(pixels.subarray(0, 3), { from: colors, to: SRGB });
	return { numbers: [...pixels.subarray(0, 3)], seen: [...seen] };
}

function expectNear(numbers: readonly number[], wanted: Rgb) {
	const off = numbers.map((level, at) => Math.abs(level - (wanted[at] ?? 0)));
	expect(Math.max(...off), `${numbers} instead of ${wanted}`).toBeLessThanOrEqual(6);
}

test("[production.P8] a red of a phone that sRGB has no number for goes behind acrylic as it is", async () => {
	const red = await printed("acrylglas", [255, 0, 0], displayP3);
	expectNear(red.numbers, [255, 0, 0]);
	// The reddest red of sRGB stays that red: it lies well inside of the wider space.
	const narrow = await printed("acrylglas", [255, 0, 0]);
	expectNear(narrow.numbers, [234, 51, 35]);
	expectNear(narrow.seen, [255, 0, 0]);
});

test("[production.P8] greens of a camera that sRGB has no number for come onto paper for art as they are", async () => {
	const green = await printed("hahnemuehle", [0, 255, 0], adobeRgb);
	expectNear(green.numbers, [0, 255, 0]);
	const narrow = await printed("hahnemuehle", [0, 255, 0]);
	expectNear(narrow.numbers, [144, 255, 60]);
	expectNear(narrow.seen, [0, 255, 0]);
});
