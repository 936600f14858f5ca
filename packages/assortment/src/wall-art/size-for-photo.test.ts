import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLimits, offeredSizes } from "./format-limits.ts";
import { materials } from "./material.ts";
import { looksSharp, partShown, sharpFrom, sharpnessOf } from "./photo-fit.ts";
import { sharpSizeFor, sizeForPhoto } from "./size-for-photo.ts";
import { plainPicture } from "./wall-art-fixtures.ts";

const canvas = plainPicture("leinwand", "60x40");
const [leinwand] = materials.filter(({ key }) => key === "leinwand");
const sizes = leinwand ? offeredSizes(leinwand) : [];
const levelIn = (photo: { width: number; height: number }, format: string, chosen = canvas) => {
	const picture = { ...chosen, format };
	return sharpnessOf(partShown(photo, picture), picture);
};

describe("[15] the size a photo hangs in at first", () => {
	test.each([
		["of a camera", { width: 6000, height: 4000 }, "60x40"],
		["of a phone", { width: 4032, height: 3024 }, "60x45"],
		["of a phone that is held upright", { width: 3024, height: 4032 }, "45x60"],
		["square", { width: 3000, height: 3000 }, "50x50"],
		["small", { width: 1500, height: 1000 }, "30x20"],
		["of a screen, sharp from a metre", { width: 2400, height: 1500 }, "60x40"],
		["a panorama", { width: 9000, height: 3000 }, "90x30"],
	])("%s shows all of it, and is sharp", (_name, photo, size) => {
		expect(sizeForPhoto(photo, sizes, canvas)).toBe(size);
	});

	test("is the chosen one where nothing can be read", () => {
		expect(sizeForPhoto({ width: 10, height: 10 }, ["A3"], canvas)).toBe("60x40");
	});

	const photos = fc.record({
		width: fc.integer({ min: 100, max: 12_000 }),
		height: fc.integer({ min: 100, max: 12_000 }),
	});
	const pictures = fc
		.constantFrom(...materials)
		.map((material) => ({ offered: offeredSizes(material), limits: formatLimits(material), material }))
		.filter(({ offered }) => offered.length > 0)
		.chain(({ offered, material }) =>
			fc.constantFrom(...offered).map((format) => ({ offered, chosen: plainPicture(material.key, format) })),
		);

	test("is never one that is refused, where any is printed", () => {
		fc.assert(
			fc.property(photos, pictures, (photo, { offered, chosen }) => {
				const size = sizeForPhoto(photo, offered, chosen);
				const isPrinted = offered.some((other) => levelIn(photo, other, chosen) !== "refused");
				expect(levelIn(photo, size, chosen) !== "refused").toBe(isPrinted);
			}),
		);
	});

	test("is sharp from where it is looked at, where any that cuts as little is", () => {
		fc.assert(
			fc.property(photos, pictures, (photo, { offered, chosen }) => {
				const size = sizeForPhoto(photo, offered, chosen);
				fc.pre(levelIn(photo, size, chosen) !== "refused");
				const lostIn = (format: string) => {
					const part = partShown(photo, { ...chosen, format });
					return Math.floor((1 - (part.width * part.height) / (photo.width * photo.height)) / 0.02);
				};
				const rivals = offered.filter((other) => lostIn(other) <= lostIn(size));
				const isSharp = (format: string) => {
					const picture = { ...chosen, format };
					return looksSharp(partShown(photo, picture), picture);
				};
				if (rivals.some(isSharp)) expect(isSharp(size)).toBe(true);
			}),
		);
	});
});

describe("[15] the next size that is sharp", () => {
	test("of a photo that is soft in the chosen one", () => {
		expect(sharpSizeFor({ width: 2100, height: 1400 }, sizes, canvas)).toBe("30x20");
		expect(levelIn({ width: 2100, height: 1400 }, "30x20")).toBe("good");
	});

	test("is none where the chosen one is the smallest, or none is sharp", () => {
		expect(sharpSizeFor({ width: 6000, height: 4000 }, ["60x40"], canvas)).toBeUndefined();
		expect(sharpSizeFor({ width: 200, height: 200 }, sizes, canvas)).toBeUndefined();
	});
});

test("[15] what a canvas can show is seen from 73 cm; half the pixels ask for twice the distance", () => {
	const mirrored = { ...canvas, edge: "spiegel" };
	expect(sharpFrom({ width: 2835, height: 1890 }, mirrored)).toBe(73);
	expect(sharpFrom({ width: 9000, height: 6000 }, mirrored)).toBe(73);
	expect(sharpFrom({ width: 1418, height: 945 }, mirrored)).toBe(146);
});
