import { expect, test } from "vitest";
import { heicFile } from "../../testing/heif-photos.ts";
import { decodeHeic, type HeifPixels } from "./open-heif.ts";

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
