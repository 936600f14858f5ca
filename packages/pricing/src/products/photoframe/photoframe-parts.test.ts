import { describe, expect, test } from "vitest";
import { pricePerSquareMetre } from "../../selection/price-per-square-metre.ts";
import { priced, selectionOf, termsOf } from "../../selection/quoting.fixtures.ts";

/** The simplest of each material. */
const of = {
	poster: { materialType: "poster", variant: "seidenmatt", edge: "ohne" },
	hahnemuehle: { materialType: "hahnemuehle", variant: "standard", edge: "ohne" },
	leinwand: { materialType: "leinwand", variant: "leiste-25", edge: "bild" },
	acrylglas: { materialType: "acrylglas", variant: "acryl-4", edge: "ohne" },
	echtglas: { materialType: "echtglas", variant: "standard", edge: "ohne" },
	aludibond: { materialType: "aludibond", variant: "alu-weiss", edge: "ohne" },
	gallerybond: { materialType: "gallerybond", variant: "standard", edge: "ohne" },
	forexplatte: { materialType: "forexplatte", variant: "forex-5", edge: "ohne" },
	backlitfolie: { materialType: "backlitfolie", variant: "standard", edge: "ohne" },
	fototapete: { materialType: "fototapete", variant: "standard", edge: "stoss" },
	klebefolie: { materialType: "klebefolie", variant: "abloesbar", edge: "ohne" },
	pvcplane: { materialType: "pvcplane", variant: "standard", edge: "saum" },
};
const black = { frameType: "schwarz" };
const clear = { glazing: "acryl" };
const mat = { matSize: "30", matType: "mat-weiss" };

describe("[pricing.P23] pictures by area", () => {
	test.each([
		["canvas 60×40: 12 + 95 × 0,24 = 34,80 → 34,90", of.leinwand, "60x40", 3490],
		["poster 60×40: 4 + 32 × 0,24 = 11,68 → 11,90", of.poster, "60x40", 1190],
		["poster 30×40: 4 + 32 × 0,12 = 7,84 → 7,90", of.poster, "30x40", 790],
		["cotton paper 60×40: 10 + 110 × 0,24 = 36,40 → 36,90", of.hahnemuehle, "60x40", 3690],
		["acrylic 60×40: 18 + 190 × 0,24 = 63,60 → 63,90", of.acrylglas, "60x40", 6390],
		["glass 60×40: 20 + 180 × 0,24 = 63,20 → 63,90", of.echtglas, "60x40", 6390],
		["aluminium 60×40: 15 + 150 × 0,24 = 51,00 → 51,90", of.aludibond, "60x40", 5190],
		["gallery bond 60×40: 25 + 230 × 0,24 = 80,20 → 80,90", of.gallerybond, "60x40", 8090],
		["forex 60×40: 10 + 95 × 0,24 = 32,80 → 32,90", of.forexplatte, "60x40", 3290],
		["backlit film 60×40: 12 + 75 × 0,24 = 30,00 → 30,90", of.backlitfolie, "60x40", 3090],
		["wallpaper 300×250: 5 + 36 × 7,5 = 275,00 → 275,90", of.fototapete, "300x250", 27_590],
		["film 60×40: 6 + 45 × 0,24 = 16,80 → 16,90", of.klebefolie, "60x40", 1690],
		["banner 200×100: 8 + 38 × 2 = 84,00 → 84,90", of.pvcplane, "200x100", 8490],
		["canvas 150×300: 12 + 95 × 4,5 = 439,50 → 439,90", of.leinwand, "150x300", 43_990],
	])("[§7.4] %s", (_sum, material, format, cents) => {
		expect(priced("photoframe", { ...material, format })).toEqual({ "photoframe.base": cents, total: cents });
	});

	test("[15] in parts a picture costs as the whole one, and as much more for each further part", () => {
		const ofParts = (parts: string) => {
			const quote: Readonly<Record<string, number>> = priced("photoframe", {
				...of.leinwand,
				format: "150x100",
				parts,
				partGap: "30",
			});
			return quote["photoframe.parts"] ?? 0;
		};
		const each = ofParts("2");
		expect(each).toBeGreaterThan(0);
		const counts = ["3", "3-mitte", "4", "5", "5-stufen"].map((parts) => ofParts(parts) / each);
		expect(counts).toEqual([2, 2, 3, 4, 4]);
		expect(ofParts("ohne")).toBe(0);
	});

	test("[§7.4] what ends on 90 already stays: film 70×60 is 6 + 45 × 0,42 = 24,90", () => {
		expect(priced("photoframe", { ...of.klebefolie, format: "70x60" }).total).toBe(2490);
	});

	test("[§7.4] a small poster costs the minimum: 13×18 is 4 + 32 × 0,0234 = 4,75, asked are 5,90", () => {
		expect(priced("photoframe", { ...of.poster, format: "13x18" }).total).toBe(590);
	});

	test("[§7.4] upright and lying cost the same", () => {
		expect(priced("photoframe", { ...of.leinwand, format: "40x60" }).total).toBe(3490);
	});

	test.each([
		["bar of 3,8 cm: 34,80 × 1,15 = 40,02 → 40,90", { ...of.leinwand, variant: "leiste-38" }, 600, 4090],
		["brushed: 51,00 × 1,10 = 56,10 → 56,90", { ...of.aludibond, variant: "alu-gebuerstet" }, 500, 5690],
		["acrylic of 8 mm: 63,60 × 1,35 = 85,86 → 85,90", { ...of.acrylglas, variant: "acryl-8" }, 2200, 8590],
		["forex of 10 mm: 32,80 × 1,25 = 41,00 → 41,90", { ...of.forexplatte, variant: "forex-10" }, 900, 4190],
	])("[§7.4] variants take their share before the price is set, %s", (_sum, values, variant, total) => {
		expect(priced("photoframe", { ...values, format: "60x40" })).toMatchObject({
			"photoframe.variant": variant,
			total,
		});
	});

	test("a contour cut costs 5,00: 16,90 + 5,00 = 21,90", () => {
		expect(priced("photoframe", { ...of.klebefolie, edge: "konturschnitt", format: "60x40" })).toEqual({
			"photoframe.base": 1690,
			"photoframe.edge": 500,
			total: 2190,
		});
	});

	test("[§7.5] other lists have their own figures and endings: canvas 60×40", () => {
		const canvas = { ...of.leinwand, format: "60x40" };
		// 16 + 128 × 0.24 = 46.72 → 46.90; 11 + 85.50 × 0.24 = 31.52 → 31.99; 14 + 109 × 0.24 = 40.16 → 40.99
		expect(["ch", "gb", "us"].map((market) => priced("photoframe", canvas, 1, market).total)).toEqual([
			4690, 3199, 4099,
		]);
	});
});

describe("[pricing.P24] frames and mats", () => {
	test.each([
		["alurahmen 2 m × 9", { ...of.poster, ...clear }, "alurahmen", 1800, 2990],
		["holzrahmen 2 m × 12", { ...of.poster, ...clear }, "holzrahmen", 2400, 3590],
		["kunststoffrahmen 2 m × 6", { ...of.poster, ...clear }, "kunststoffrahmen", 1200, 2390],
		["shadow gap 2 m × 16", of.leinwand, "schattenfuge-leinwand", 3200, 6690],
		["shadow gap 2 m × 16", of.aludibond, "schattenfuge-platte", 3200, 8390],
		["artbox 8 + 2 m × 22", of.aludibond, "artbox", 5200, 10_390],
	])("[§7.4] 60×40, %s", (_sum, material, frame, cents, total) => {
		expect(priced("photoframe", { ...material, ...black, frame, format: "60x40" })).toMatchObject({
			"photoframe.frame": cents,
			total,
		});
	});

	test("[§4.2] the frame goes around the mat: 2 × (0,66 + 0,46) m × 9 = 20,16; 11,90 + 20,16 + 6 = 38,06", () => {
		const values = { ...of.poster, ...black, ...mat, ...clear, frame: "alurahmen", format: "60x40" };
		expect(priced("photoframe", values)).toEqual({
			"photoframe.base": 1190,
			"photoframe.frame": 2016,
			"photoframe.mat": 600,
			total: 3806,
		});
	});

	test("[§4.2] anti-glare glass costs by area: 0,66 × 0,46 m² × 60 = 18,216, and clear glass nothing", () => {
		const values = { ...of.poster, ...black, ...mat, frame: "alurahmen", format: "60x40" };
		expect(priced("photoframe", { ...values, glazing: "entspiegelt" })).toMatchObject({
			"photoframe.glazing": 1822,
			total: 3806 + 1822,
		});
		expect(priced("photoframe", { ...values, ...clear }).total).toBe(3806);
	});

	test("3 canvases at −5 %: 34,90 − 1,745 (1,75) each, 3 × 33,15 = 99,45", () => {
		expect(priced("photoframe", { ...of.leinwand, format: "60x40" }, 3)).toEqual({
			"photoframe.base": 10_470,
			"photoframe.discount": -525,
			total: 9945,
		});
	});
});

describe("[pricing.P27] price per square metre", () => {
	const { list } = termsOf("de");
	test.each([
		["wallpaper 275,90 / 7,5 m² = 36,79", of.fototapete, "300x250", 3679],
		["film 16,90 / 0,24 m² = 70,42", of.klebefolie, "60x40", 7042],
		["banner 84,90 / 2 m² = 42,45", of.pvcplane, "200x100", 4245],
	])("[§8.3] %s", (_sum, material, format, cents) => {
		const selection = selectionOf("photoframe", { ...material, format });
		expect(pricePerSquareMetre(selection, list)).toEqual({ ok: true, value: cents });
	});

	test("[§8.3] other materials and products need none", () => {
		const none = { ok: true, value: undefined };
		expect(pricePerSquareMetre(selectionOf("photoframe", of.leinwand), list)).toEqual(none);
		expect(pricePerSquareMetre(selectionOf("merch", {}), list)).toEqual(none);
	});
});
