import { coverCrop } from "@offizin/design";
import { mm } from "@offizin/units";
import { describe, expect, it } from "vitest";
import { photoSlot } from "./design-fixtures.ts";
import { photoResolution } from "./photo-resolution.ts";

describe("resolution in words", () => {
	it("gives the numbers of the sentence about a photo that is too small", () => {
		const element = photoSlot("photo");
		const box = { ...element.box, width: mm(88), height: mm(66) };
		const crop = coverCrop({ width: 812, height: 540 }, box);
		const found = photoResolution({ ...element, box, photo: { upload: "u", width: 812, height: 540, crop } });
		expect(found).toMatchObject({
			photo: { width: 812, height: 540 },
			print: { width: 88, height: 66 },
			least: { width: 693, height: 520 },
			good: { width: 1040, height: 780 },
			level: "fair",
		});
	});
});
