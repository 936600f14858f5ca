import { invariant } from "@offizin/base";
import sharp from "sharp";
import { type Curve, curve, profile, screenProfile, type Triple, xyz } from "./screen-profile.ts";
import { tiffHead } from "./tiff-head.ts";

export type Rgb = Triple;

/** A CMYK TIFF file whose `pixels` are still to be filled. */
export function cmykTiff(size: { readonly width: number; readonly height: number }) {
	const head = tiffHead({ ...size, channels: 4 });
	const file = Buffer.alloc(head.length + size.width * size.height * 4);
	file.set(head);
	return { file, pixels: file.subarray(head.length) };
}

/** Colours of four quarters: top left, top right, bottom left, bottom right. */
export type Quarters = readonly [Rgb, Rgb, Rgb, Rgb];

/** Nothing but mean values of JPEG blocks: survives coding almost unchanged. */
export function quarters([a, b, c, d]: Quarters, { width = 256, height = 192 } = {}): Buffer {
	const pixels = Buffer.alloc(width * height * 3);
	for (let at = 0; at < width * height; at++) {
		const [left, top] = [at % width < width / 2, Math.floor(at / width) < height / 2];
		const color = top ? (left ? a : b) : left ? c : d;
		pixels.set(color, at * 3);
	}
	return pixels;
}

export function rawPhoto(pixels: Buffer, { width = 256, height = 192 } = {}) {
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const sharpest = { quality: 100, chromaSubsampling: "4:4:4" } as const;

export const adobeRgb = screenProfile({
	primaries: [
		[0.60974, 0.31111, 0.01947],
		[0.20528, 0.62567, 0.06087],
		[0.14919, 0.06322, 0.74457],
	],
	curve: 2.19921875,
});

export const displayP3 = screenProfile({
	primaries: [
		[0.51512, 0.2412, -0.00105],
		[0.29198, 0.69225, 0.04189],
		[0.1571, 0.06657, 0.78407],
	],
	curve: "sRGB",
});

export const otherSrgb = screenProfile({
	primaries: [
		[0.43607, 0.22249, 0.01392],
		[0.38515, 0.71687, 0.09708],
		[0.14307, 0.06061, 0.7141],
	],
	curve: "sRGB",
});

export const greyGamma18 = profile("GRAY", [
	["wtpt", xyz([0.9642, 1, 0.8249])],
	["kTRC", curve(1.8)],
]);

/** sRGB colours in the numbers of another screen, to the nearest of 8 bits. */
export function inNumbersOf({ linear, curve: of }: ScreenNumbers, [r, g, b]: Rgb): Rgb {
	const light = [r, g, b].map((level) => {
		const share = level / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	const [x = 0, y = 0, z = 0] = linear.map((row) =>
		row.reduce((sum, factor, at) => sum + factor * (light[at] ?? 0), 0),
	);
	const level = (share: number) => {
		const coded =
			of !== "sRGB"
				? share ** (1 / of)
				: share <= 0.0031308
					? share * 12.92
					: 1.055 * share ** (1 / 2.4) - 0.055;
		return Math.round(Math.min(1, Math.max(0, coded)) * 255);
	};
	return [level(x), level(y), level(z)];
}

interface ScreenNumbers {
	/** From linear sRGB to linear light of the screen. */
	readonly linear: readonly [Triple, Triple, Triple];
	readonly curve: Curve;
}

export const adobeRgbNumbers: ScreenNumbers = {
	linear: [
		[0.71513, 0.28487, 0],
		[0, 1, 0],
		[0, 0.04116, 0.95884],
	],
	curve: 2.19921875,
};

export const displayP3Numbers: ScreenNumbers = {
	linear: [
		[0.82246, 0.17754, 0],
		[0.03319, 0.96681, 0],
		[0.01708, 0.0724, 0.91052],
	],
	curve: "sRGB",
};

const MAX_SEGMENT = 65_519;

/** The JPEG file with a profile written into it (ICC.1, B.4), in place of any it had; its numbers stay as they are. */
export function tagged(jpeg: Uint8Array, icc: Uint8Array): Buffer {
	invariant(jpeg[1] === 0xd8, "profiles are written into JPEG files");
	const count = Math.ceil(icc.length / MAX_SEGMENT);
	const segments = Array.from({ length: count }, (_, at) => {
		const part = icc.subarray(at * MAX_SEGMENT, (at + 1) * MAX_SEGMENT);
		const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from("ICC_PROFILE\0"), at + 1, count]);
		head.writeUInt16BE(2 + 14 + part.length, 2);
		return Buffer.concat([head, part]);
	});
	return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
