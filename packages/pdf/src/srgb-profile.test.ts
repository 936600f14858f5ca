import sharp from "sharp";
import { expect, test } from "vitest";
import { srgbProfile } from "./srgb-profile.ts";

test("it is a display profile for RGB, small, and the same bytes every time", () => {
	const profile = srgbProfile();
	expect(profile).toMatchObject({ components: 3, deviceClass: "mntr" });
	expect(profile.bytes.length).toBeLessThan(700);
	expect(srgbProfile().bytes).toBe(profile.bytes);
});

test("a colour engine reads it as sRGB: colours tagged with it stay what they are", async () => {
	const colors = [
		[255, 0, 0],
		[12, 200, 90],
		[128, 128, 128],
		[3, 5, 8],
		[250, 240, 20],
		[0, 0, 255],
	];
	const raw = { width: colors.length, height: 1, channels: 3 as const };
	const png = await sharp(Uint8Array.from(colors.flat()), { raw }).png().toBuffer();
	// A PNG chunk iCCP of our profile is what sharp converts from.
	const tagged = await sharp(png).tiff({ compression: "none" }).toBuffer();
	const converted = await sharp(withProfile(tagged))
		.toColourspace("srgb")
		.withIccProfile("srgb")
		.raw()
		.toBuffer();
	converted.forEach((value, index) => {
		expect(Math.abs(value - (colors.flat()[index] ?? 0))).toBeLessThanOrEqual(1);
	});
});

/** The TIFF with our profile as tag 34675, in place of its directory. */
function withProfile(tiff: Buffer): Buffer {
	const directory = tiff.readUInt32LE(4);
	const count = tiff.readUInt16LE(directory);
	const entries = tiff.subarray(directory + 2, directory + 2 + count * 12);
	const kept = Array.from({ length: count }, (_, index) =>
		entries.subarray(index * 12, index * 12 + 12),
	).filter((entry) => entry.readUInt16LE(0) !== 34_675);
	const icc = srgbProfile().bytes;
	const tag = Buffer.alloc(12);
	tag.writeUInt16LE(34_675, 0);
	tag.writeUInt16LE(7, 2);
	tag.writeUInt32LE(icc.length, 4);
	tag.writeUInt32LE(tiff.length, 8);
	const all = [...kept, tag].sort((a, b) => a.readUInt16LE(0) - b.readUInt16LE(0));
	const head = Buffer.alloc(2);
	head.writeUInt16LE(all.length, 0);
	const file = Buffer.concat([tiff, icc, head, ...all, Buffer.alloc(4)]);
	file.writeUInt32LE(tiff.length + icc.length, 4);
	return file;
}
