import { choose, defaultConfiguration, possibleValues, violations } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { materials } from "./material.ts";
import { photoframeProduct } from "./photoframe-product.ts";
import { arbitraryWallArt, inAluFrameWithMat, plainPicture } from "./wall-art-fixtures.ts";

const codes = (picture: Record<string, string>) =>
	violations(photoframeProduct, picture).map(({ code }) => code);

function choosing(picture: Record<string, string>, option: string, value: string) {
	const chosen = choose(photoframeProduct, picture, option, value);
	if (!chosen.ok) throw new Error(chosen.error.code);
	return chosen.value;
}

describe("[3.4] pictures for the wall", () => {
	test("twelve materials, seven frames, two mats", () => {
		const keysOf = (key: string) => {
			const domain = photoframeProduct.options.find((option) => option.key === key)?.domain;
			return domain?.kind === "list" ? domain.choices.map((choice) => choice.key).sort() : [];
		};
		expect(keysOf("materialType")).toEqual([
			"acrylglas",
			"aludibond",
			"backlitfolie",
			"echtglas",
			"forexplatte",
			"fototapete",
			"gallerybond",
			"hahnemuehle",
			"klebefolie",
			"leinwand",
			"poster",
			"pvcplane",
		]);
		expect(keysOf("frame")).toEqual([
			"alurahmen",
			"artbox",
			"fotorahmen",
			"holzrahmen",
			"kunststoffrahmen",
			"ohne",
			"schattenfuge-leinwand",
			"schattenfuge-platte",
		]);
		expect(keysOf("matSize")).toEqual(["0", "30"]);
		expect(keysOf("matType")).toEqual(["mat-none", "mat-weiss"]);
	});

	test("the default can be made", () => {
		const standard = defaultConfiguration(photoframeProduct);
		expect(standard).toEqual(plainPicture("leinwand", "60x40"));
		expect(codes(standard)).toEqual([]);
	});

	test("what the tables allow can be made", () => {
		fc.assert(
			fc.property(arbitraryWallArt, (picture) => {
				expect(codes(picture)).toEqual([]);
			}),
		);
	});

	test("an aluminium frame is for paper prints only, and says so", () => {
		const frames = possibleValues(photoframeProduct, plainPicture("leinwand", "60x40"), "frame");
		expect(frames.find(({ value }) => value === "alurahmen")).toMatchObject({
			isPossible: false,
			violated: { code: "photoframe.material-alurahmen" },
		});
	});

	test.each([
		[plainPicture("poster", "60x40", { matSize: "30", matType: "mat-weiss" }), "photoframe.mat-needs-frame"],
		[plainPicture("poster", "60x40", { matType: "mat-weiss" }), "photoframe.no-mat"],
		[plainPicture("poster", "60x40", { frameType: "gold" }), "photoframe.colour-without-frame"],
		[plainPicture("poster", "12x18"), "photoframe.format-poster"],
		[plainPicture("echtglas", "130x60"), "photoframe.format-echtglas"],
		[plainPicture("leinwand", "60x40", { variant: "acryl-4" }), "photoframe.variant-leinwand"],
		[plainPicture("leinwand", "60x40", { edge: "saum" }), "photoframe.edge-leinwand"],
		[plainPicture("poster", "96x60", inAluFrameWithMat), undefined],
		[plainPicture("poster", "96x95", inAluFrameWithMat), "photoframe.mat-30-alurahmen"],
		[
			plainPicture("poster", "60x40", { ...inAluFrameWithMat, frameType: "nuss" }),
			"photoframe.colour-alurahmen",
		],
		[
			plainPicture("poster", "19x30", { frame: "fotorahmen", frameType: "schwarz", glazing: "acryl" }),
			"photoframe.format-fotorahmen",
		],
		[
			plainPicture("acrylglas", "101x60", { frame: "artbox", frameType: "schwarz" }),
			"photoframe.acrylic-needs-room",
		],
	])("%o: %s", (picture, code) => {
		expect(codes(picture)).toEqual(code ? [code] : []);
	});
});

describe("[3.4-2] choosing", () => {
	test("a frame for a poster is black", () => {
		const { configuration } = choosing(plainPicture("poster", "60x40"), "frame", "holzrahmen");
		expect(configuration).toEqual(
			plainPicture("poster", "60x40", { frame: "holzrahmen", frameType: "schwarz", glazing: "acryl" }),
		);
	});

	test("a mat in a frame brings its colour with it", () => {
		const framed = plainPicture("poster", "60x40", {
			frame: "alurahmen",
			frameType: "schwarz",
			glazing: "acryl",
		});
		expect(choosing(framed, "matSize", "30").configuration).toEqual(
			plainPicture("poster", "60x40", inAluFrameWithMat),
		);
	});

	test("another material comes with its default variant and edge", () => {
		const standards = materials.map(({ key }) => plainPicture(key, "60x60"));
		for (const from of standards) {
			for (const to of standards) {
				const { configuration } = choosing(from, "materialType", to.materialType ?? "");
				// Bare edges are kept where the other material has them too.
				const edge = from.edge === "ohne" && to.edge === "saum" ? "ohne" : to.edge;
				expect(configuration).toEqual({ ...to, edge });
			}
		}
	});

	test("another material lets go of the frame and of the variant, not of the size", () => {
		const framed = plainPicture("poster", "60x40", inAluFrameWithMat);
		const { configuration } = choosing(framed, "materialType", "acrylglas");
		expect(configuration).toMatchObject({ materialType: "acrylglas", format: "60x40", variant: "acryl-4" });
		expect(codes(configuration)).toEqual([]);
	});
});

test("facts of a framed poster", () => {
	const picture = plainPicture("poster", "60x40", inAluFrameWithMat);
	const plain = germanFacts(photoframeProduct, picture).map(({ name, value }) => [name, value]);
	expect(plain).toEqual([
		["Außenmaß", "67,2 × 47,2 cm"],
		["Druckgröße", "60 × 40 cm"],
		["Stärke", "0,25 mm"],
		["Gewicht", "2,3 kg"],
		["Aufhängung", "2 × Bilderösen"],
		["Foto für guten Druck", "ab 3.544 × 2.363 px"],
	]);
});
