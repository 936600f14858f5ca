import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { takenOn } from "./taken-on.ts";

async function exifOf(taken?: string): Promise<Buffer> {
	const paper = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).jpeg();
	const written = paper.withExif({
		IFD0: { Artist: "Änne" },
		...(taken !== undefined && { IFD2: { DateTimeOriginal: taken } }),
	});
	const { exif } = await sharp(await written.toBuffer()).metadata();
	if (!exif) throw new Error("The photo has EXIF data.");
	return exif;
}

describe("[15] the day a photo was taken", () => {
	test("is what its camera wrote down", async () => {
		expect(takenOn(await exifOf("2026:07:12 18:04:05"))).toBe("2026-07-12");
	});

	test.each(["2026:02:30 10:00:00", "0000:00:00 00:00:00", "1500:01:01 00:00:00", "gestern"])(
		"%s is no day",
		async (taken) => {
			expect(takenOn(await exifOf(taken))).toBeUndefined();
		},
	);

	test("is not known of a photo that says nothing, or nothing whole", async () => {
		expect(takenOn(undefined)).toBeUndefined();
		expect(takenOn(await exifOf())).toBeUndefined();
		const exif = await exifOf("2026:07:12 18:04:05");
		for (let length = 0; length < exif.length; length++) {
			const day = takenOn(exif.subarray(0, length));
			expect([undefined, "2026-07-12"]).toContain(day);
		}
	});
});
