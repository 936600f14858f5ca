import { frameColours, photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { hungPicture, isStuckOn } from "./hung-picture.ts";
import { lookAt } from "./look.fixtures.ts";
import { sidesOf } from "./picture-sides.ts";
import type { SceneChoice } from "./svg.ts";

const picture = { x: 100, y: 50, width: 600, height: 400 };
const UNIT = 10;

function drawn(configuration: SceneChoice["configuration"]): string {
	return hungPicture(
		picture,
		choiceOf(configuration),
		UNIT,
		({ x, y, width, height }) => `<photo at="${x} ${y} ${width} ${height}"/>`,
	);
}

function choiceOf(configuration: SceneChoice["configuration"]): SceneChoice {
	return {
		...lookAt({ ...defaultConfiguration(photoframeProduct), ...configuration }),
		sizeOf: () => undefined,
		swatchOf: () => undefined,
		hasCloseUp: true,
	};
}

/** How far the right side of a picture goes back, in centimetres. */
function depthOf(markup: string): number {
	const [, wide] = /matrix\(1 1 0 1 [\d. ]+\)"><svg width="([\d.]+)"/.exec(markup) ?? [];
	return Number(wide) / UNIT;
}

describe("a picture on the wall", () => {
	test.each([
		[{ materialType: "leinwand", variant: "leiste-25" }, 2.5],
		[{ materialType: "leinwand", variant: "leiste-38" }, 3.8],
		[{ materialType: "acrylglas", variant: "acryl-8", edge: "ohne" }, 0.8],
		[{ materialType: "aludibond", variant: "alu-weiss", edge: "ohne" }, 0.3],
	])("%j is as thick as it is made", (configuration, centimetres) => {
		expect(depthOf(drawn(configuration))).toBe(centimetres);
	});

	test("paper has no sides", () => {
		expect(drawn({ materialType: "poster", variant: "glaenzend", edge: "ohne" })).not.toContain("sides");
	});

	test("goes on around a stretcher bar: the face lacks what its sides show", () => {
		// The whole photograph, 2.5 cm larger all around, as seen from the corner of each of the three.
		const whole = { width: 650, height: 450 };
		expect(photos(drawn({ edge: "bild" }))).toEqual([
			{ x: -picture.width - 25, y: -25, ...whole },
			{ x: -25, y: -picture.height - 25, ...whole },
			{ x: -25, y: -25, ...whole },
		]);
	});

	test("is mirrored at the edge: the face is whole, and what is next to it comes again", () => {
		const found = photos(drawn({ edge: "spiegel" }));
		expect(found).toContainEqual(picture);
		expect(found).toContainEqual({ x: -picture.width, y: 0, width: 600, height: 400 });
		expect(found).toContainEqual({ x: 0, y: -picture.height, width: 600, height: 400 });
	});

	test("a white rim is as wide as it is printed", () => {
		const [face] = photos(drawn({ materialType: "poster", variant: "seidenmatt", edge: "rand-weiss" }));
		expect(face).toEqual({ x: 105, y: 55, width: 590, height: 390 });
	});

	test("a banner has an eyelet in each corner and every half metre", () => {
		const banner = { x: 0, y: 0, width: 1000, height: 500 };
		const choice = choiceOf({ materialType: "pvcplane", variant: "standard", edge: "saum" });
		const rings = hungPicture(banner, choice, UNIT).match(/<circle/g) ?? [];
		// Two circles each: three above, three below.
		expect(rings).toHaveLength(12);
	});

	test("wallpaper has a seam every metre, a centimetre sooner where its strips overlap", () => {
		const seamsOf = (edge: string) => {
			const wall = { x: 0, y: 0, width: 2990, height: 2000 };
			const markup = hungPicture(
				wall,
				choiceOf({ materialType: "fototapete", variant: "standard", edge }),
				UNIT,
			);
			return [...markup.matchAll(/<rect x="(\d+)" y="0" width="1" height="2000"/g)].map(([, at]) =>
				Number(at),
			);
		};
		expect(seamsOf("stoss")).toEqual([1000, 2000]);
		expect(seamsOf("ueberlappung")).toEqual([990, 1980, 2970]);
	});

	const colours = [...frameColours, { key: undefined, swatch: "#1d1d1b" }];
	test.each(colours)("[3.4-2] a frame in $key has the colour that is chosen from", ({ key, swatch }) => {
		const markup = drawn({ frame: "schattenfuge-leinwand", ...(key ? { frameType: key } : {}) });
		expect(markup).toContain(`fill="${swatch}"`);
	});

	test("[15] a coloured edge is black until another colour is chosen", () => {
		const edge = { materialType: "leinwand", variant: "leiste-38", edge: "farbe" };
		expect(hungPicture(picture, { configuration: edge }, 10)).toContain('fill="#1c1b1a"');
		expect(hungPicture(picture, { configuration: edge, ground: "#23395a" }, 10)).toContain(
			'fill="var(--picture-edge,#23395a)"',
		);
	});

	test("[15] parts hang side by side, each with its part of the one photo and a shadow of its own", () => {
		const markup = drawn({ format: "60x40", edge: "weiss", parts: "3", partGap: "30" });
		const faces = [
			...markup.matchAll(/<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*><photo at="(-?[\d.]+) /g),
		];
		expect(faces).toHaveLength(3);
		const scale = picture.width / 600;
		faces.forEach(([, x, width, at], index) => {
			expect(Number(x)).toBeCloseTo(picture.x + index * 210 * scale, 0);
			expect(Number(width)).toBeCloseTo(180 * scale, 0);
			// The photo begins where the whole picture does.
			expect(Number(x) + Number(at)).toBeCloseTo(picture.x, 0);
		});
		expect(markup.match(/data-part="sides"/g)).toHaveLength(3);
	});

	test("wallpaper and film are one with the wall", () => {
		expect(["fototapete", "klebefolie", "poster"].map((materialType) => isStuckOn({ materialType }))).toEqual(
			[true, true, false],
		);
	});
});

test("sides of nothing are not drawn", () => {
	expect(sidesOf(picture, 0, { kind: "plain", color: "#000" })).toBe("");
});

function photos(markup: string) {
	return [...markup.matchAll(/<photo at="([^"]+)"/g)].map(([, at = ""]) => {
		const [x, y, width, height] = at.split(" ").map(Number);
		return { x, y, width, height };
	});
}
