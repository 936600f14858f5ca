import { describe, expect, test } from "vitest";
import { sizeForPhoto } from "./size-for-photo.ts";
import { wallArtSizes } from "./sizes.ts";

describe("[15] the size a photo hangs in at first", () => {
	test.each([
		["of a camera", { width: 6000, height: 4000 }, "60x40"],
		["of a phone", { width: 4032, height: 3024 }, "60x45"],
		["of a phone that is held upright", { width: 3024, height: 4032 }, "45x60"],
		["square", { width: 3000, height: 3000 }, "50x50"],
	])("%s shows all of it", (_name, photo, size) => {
		const found = sizeForPhoto(photo, wallArtSizes, "60x40");
		expect(found).toBe(size);
	});

	test("is the chosen one where nothing can be read", () => {
		expect(sizeForPhoto({ width: 10, height: 10 }, ["A3"], "60x40")).toBe("60x40");
	});
});
