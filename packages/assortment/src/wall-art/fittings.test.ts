import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessory } from "../accessory/accessories.ts";
import { fittingsFor } from "./fittings.ts";
import { weightOf } from "./measures.ts";
import { arbitraryWallArt, inAluFrameWithMat, plainPicture } from "./wall-art-fixtures.ts";

const shortly = (material: string, format: string, own = {}) =>
	fittingsFor(plainPicture(material, format, own)).map(({ key, count }) => `${count} ${key}`);

describe("[4.2] fittings follow weight and size", () => {
	test.each([
		["leinwand", "60x40", ["1 zackenaufhaenger", "8 keile"]],
		["leinwand", "90x60", ["2 keilrahmenblech", "8 keile"]],
		["aludibond", "30x20", ["1 klebestreifen"]],
		["aludibond", "30x40", ["1 klebestreifen"]],
		["aludibond", "40x40", ["1 aufhaengeblech"]],
		// 1.44 kg need two plates of 100 cm².
		["gallerybond", "60x40", ["2 aufhaengeblech"]],
		["acrylglas", "30x40", ["1 klebestreifen"]],
		["acrylglas", "60x40", ["1 abstandhalter"]],
		["acrylglas", "180x120", ["2 abstandhalter"]],
		["poster", "60x40", []],
		["klebefolie", "60x40", []],
		["backlitfolie", "60x40", []],
		// 8.06 m² with what is cut off.
		["fototapete", "300x250", ["2 kleister"]],
		["pvcplane", "200x100", ["12 oesen"]],
	])("%s in %s cm", (material, format, fittings) => {
		expect(shortly(material, format)).toEqual(fittings);
	});

	test("12.96 kg of Gallery-Bond need 1296 cm² of rail: two of 110 cm, or one of 170 cm", () => {
		expect(fittingsFor(plainPicture("gallerybond", "120x180"))).toMatchObject([
			{ key: "aluschiene", count: 2, length: 1100 },
			{ key: "schrauben-duebel", count: 1 },
		]);
		expect(fittingsFor(plainPicture("gallerybond", "180x120"))).toMatchObject([
			{ key: "aluschiene", count: 1, length: 1700 },
			{ key: "schrauben-duebel", count: 1 },
		]);
	});

	test("a tall, narrow board has no room for a rail and hangs on plates", () => {
		// 0.988 kg and 1.56 kg.
		expect(shortly("aludibond", "13x200")).toEqual(["1 aufhaengeblech"]);
		expect(shortly("forexplatte", "13x200", { variant: "forex-10" })).toEqual(["2 aufhaengeblech"]);
		expect(fittingsFor(plainPicture("aludibond", "20x200"))).toMatchObject([
			{ key: "aluschiene", count: 2, length: 100 },
		]);
	});

	test("a frame hangs by itself, a photo frame stands", () => {
		expect(shortly("poster", "60x40", inAluFrameWithMat)).toEqual(["2 bilderoesen"]);
		const standing = { frame: "fotorahmen", frameType: "schwarz" };
		expect(shortly("poster", "20x30", standing)).toEqual(["1 aufsteller"]);
	});

	test("what is glued carries the weight and stays inside the edges; strips hold no more than 2 kg", () => {
		fc.assert(
			fc.property(arbitraryWallArt, (picture) => {
				const kilograms = weightOf(picture) / 1000;
				const [width = 0] = (picture.format ?? "").split("x").map(Number);
				for (const { key, count, length = 0, sku } of fittingsFor(picture)) {
					expect(Number.isInteger(count) && count > 0).toBe(true);
					if (sku) expect(accessory(sku)?.sku).toBe(sku);
					if (key === "klebestreifen") expect(kilograms).toBeLessThanOrEqual(2);
					if (key === "aufhaengeblech") expect(count).toBeGreaterThanOrEqual(kilograms);
					if (key === "aluschiene") {
						expect(length).toBeLessThan(width * 10);
						expect((count * length * 80) / 10_000).toBeGreaterThanOrEqual(kilograms);
					}
				}
			}),
		);
	});
});
