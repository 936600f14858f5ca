import { deltaE2000, labOf } from "./color-difference.ts";
import type { ColorProfile } from "./color-profile.ts";
import type { Pixels } from "./photo-pixels.ts";
import { asSeen } from "./screen-photo.ts";

/** ΔE00 from which people see that a colour is another one, side by side. */
const VISIBLE = 5;
/** Pixels looked at. */
const SAMPLES = 40_000;

/** Share of a photo, 0–1, that a press shows in colours more than ΔE00 5 from those on the screen. */
export async function colorLoss(pixels: Pixels, press: ColorProfile): Promise<number> {
	const sample = thinOut(pixels);
	const [{ data: before }, { data: after }] = [await asSeen(sample, undefined), await asSeen(sample, press)];
	let lost = 0;
	for (let at = 0; at < before.length; at += 3) {
		if (deltaE2000(labAt(before, at), labAt(after, at)) > VISIBLE) lost += 1;
	}
	return lost / (before.length / 3);
}

const labAt = (rgb: Uint8Array, at: number) => labOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);

/** Every n-th pixel, as one row. */
function thinOut({ width, height, data, colors }: Pixels): Pixels {
	const { channels } = colors;
	// Odd, so that it does not run down a few columns only.
	const stride = Math.ceil((width * height) / SAMPLES) | 1;
	const count = Math.ceil((width * height) / stride);
	const sample = new Uint8Array(count * channels);
	for (let at = 0; at < count; at++) {
		const from = at * stride * channels;
		sample.set(data.subarray(from, from + channels), at * channels);
	}
	return { width: count, height: 1, data: sample, colors };
}
