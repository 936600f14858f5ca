import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { codedItem } from "../../../testing/heif-files.ts";
import { gridHeif, heicFile, mirror, turn } from "../../../testing/heif-photos.ts";
import type { HeifBox } from "../inspection/heif/heif-boxes.ts";
import type { HeifPixels } from "./decode-pixels.ts";
import { decodeHeic } from "./open-heif.ts";

function withFlippedBit(file: Uint8Array, share: number, bit: number): Uint8Array {
	const damaged = file.slice();
	const at = Math.floor(file.length * share);
	damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
	return damaged;
}

/** Share of the numbers that are visibly others. */
function difference(one: HeifPixels, other: HeifPixels): number {
	const others = one.data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 16);
	return others.length / one.data.length;
}

test("a HEIC photo damaged in its middle is refused, not printed in green", async () => {
	const file = new Uint8Array(heicFile("allium"));
	const whole = await decodeHeic(file);
	if (!whole) throw new Error("the whole photo is not read");
	for (let part = 0; part < 12; part++) {
		const decoded = await decodeHeic(withFlippedBit(file, 0.3 + part * 0.05, part % 8));
		if (decoded) expect(difference(decoded, whole)).toBeLessThan(0.02);
	}
	expect(await decodeHeic(withFlippedBit(file, 0.4, 3))).toBeUndefined();
});

test("a photo is the same whatever was read before it", async () => {
	const damaged = withFlippedBit(new Uint8Array(heicFile("allium")), 0.97, 2);
	const first = await decodeHeic(damaged);
	await decodeHeic(new Uint8Array(heicFile("quarters")));
	expect(await decodeHeic(damaged)).toEqual(first);
});

const size = { width: 500, height: 370 };

test.each<[string, HeifBox, (picture: Sharp) => Sharp]>([
	["as they are", turn(0), (picture) => picture],
	["turned to the left", turn(1), (picture) => picture.rotate(270)],
	["upside down", turn(2), (picture) => picture.rotate(180)],
	["mirrored", mirror(1), (picture) => picture.flop()],
])("tiles larger than their picture are put together %s", async (_name, placed, expected) => {
	const tile = codedItem(heicFile("quarters"));
	const decoded = async (...more: HeifBox[]) => decodeHeic(gridHeif([tile, tile, tile, tile], size, ...more));
	const upright = await decoded();
	const pixels = sharp(upright?.data, { raw: { ...size, channels: 3 } });
	expect(upright?.data.subarray(0, 3)).toEqual(upright?.data.subarray(256 * 3, 257 * 3));
	expect(
		Buffer.from((await decoded(placed))?.data ?? []).equals(await expected(pixels).raw().toBuffer()),
	).toBe(true);
});
