import {
	type Change,
	type Configuration,
	chooseKeeping,
	defaultConfiguration,
	type Following,
	type Keeping,
	offeredValues,
	settleConfiguration,
	violations,
} from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { collageProduct } from "../collage/collage-product.ts";
import type { Product } from "../product/product.ts";
import { formatLimits } from "./format-limits.ts";
import { frames } from "./frame.ts";
import { materials } from "./material.ts";
import { photoframeProduct } from "./photoframe-product.ts";
import { inAluFrameWithMat, plainPicture } from "./wall-art-fixtures.ts";

const sizes = [
	"13x18",
	"20x20",
	"20x30",
	"30x40",
	"60x40",
	"70x100",
	"96x60",
	"100x70",
	"101x60",
	"120x80",
	"150x100",
	"180x120",
	"200x100",
	"300x150",
	"360x240",
];

function following(product: Product): Following {
	if (!product.follows) throw new Error(`${product.key} says nothing of what follows`);
	return { ...product, follows: product.follows };
}
const picture = following(photoframeProduct);
const collage = following(collageProduct);

function valuesOf(product: Following, key: string): readonly string[] {
	const option = product.options.find((one) => one.key === key);
	return option ? offeredValues(option) : [];
}

/** Every configuration of options with the others as they are. */
function every(product: Following, keys: readonly string[], rest: Configuration): readonly Configuration[] {
	return keys.reduce<readonly Configuration[]>(
		(all, key) => all.flatMap((one) => valuesOf(product, key).map((value) => ({ ...one, [key]: value }))),
		[rest],
	);
}
const canBeMade = (one: Configuration) => violations(photoframeProduct, one).length === 0;

const around = ["frameType", "matSize", "matType", "glazing"];
const ofMaterial = ["variant", "edge"];

/** Every material with every frame that can be made, in every one of the sizes, as the tables say. */
const made: readonly Configuration[] = materials.flatMap(({ key, variants, edges }) =>
	sizes.flatMap((format) =>
		[undefined, ...frames].flatMap((frame): Configuration[] => {
			const bare: Configuration = {
				...plainPicture(key, format),
				variant: variants.at(-1)?.key ?? "",
				edge: edges.at(-1) ?? "",
			};
			const framed = frame && {
				...bare,
				frame: frame.key,
				frameType: frame.colours.at(-1) ?? "",
				glazing: frame.glazed ? "entspiegelt" : "ohne",
			};
			const mat = framed && { ...framed, matSize: "30", matType: "mat-weiss" };
			return [framed ?? bare, ...(mat && frame.mat ? [mat] : [])].filter(canBeMade);
		}),
	),
);

const keep = (configuration: Configuration, option: string, value: string) =>
	chooseKeeping(picture, configuration, option, value);

function kept(configuration: Configuration, option: string, value: string) {
	const chosen = keep(configuration, option, value);
	if (!chosen.ok) throw new Error(chosen.error.code);
	return chosen.value;
}

const codesOf = (changes: readonly Change[]) => changes.map(({ option, to }) => `${option}: ${to}`);

interface Chosen {
	readonly before: Configuration;
	readonly key: string;
	readonly value: string;
}

/** What is wrong with a choice. */
function faultsOf({ before, key, value }: Chosen, { configuration: after, told, along }: Keeping): string[] {
	const says = (change: string) => codesOf(told).includes(change);
	const changed = picture.options.map((one) => one.key).filter((one) => before[one] !== after[one]);
	const others = changed.filter((one) => one !== key);
	const named = [...told, ...along].map(({ option }) => option);
	const isLost = before.matSize === "30" && after.matSize === "0";
	const isRecoloured = before.frameType !== "ohne" && others.includes("frameType") && after.frame !== "ohne";
	const rules: Readonly<Record<string, boolean>> = {
		"is chosen": after[key] === value,
		"can be made": canBeMade(after),
		"keeps material and size": !others.includes("materialType") && !others.includes("format"),
		"takes no other frame": !others.includes("frame") || (after.frame === "ohne" && says("frame: ohne")),
		"tells of the mat": !isLost || key === "matSize" || after.frame === "ohne" || says("matSize: 0"),
		"tells of the colour": !isRecoloured || says(`frameType: ${after.frameType}`),
		"names all that changes": named.toSorted().join() === others.toSorted().join(),
	};
	const broken = Object.keys(rules).filter((rule) => !rules[rule]);
	return broken.map((rule) => `${key}=${value} at ${JSON.stringify(before)}: ${rule}`);
}

describe("every choice of every picture", () => {
	test("there are enough of them", () => {
		expect(new Set(made.map(({ materialType, frame }) => `${materialType} ${frame}`)).size).toBe(
			materials.length + frames.reduce((sum, frame) => sum + frame.materials.length, 0),
		);
	});

	test("leaves material and size as they are, can be made, and tells whatever somebody would miss", () => {
		const faults = made.flatMap((before) =>
			picture.options.flatMap(({ key }) =>
				(key === "format" ? sizes : valuesOf(picture, key)).flatMap((value) => {
					const chosen = keep(before, key, value);
					return chosen.ok ? faultsOf({ before, key, value }, chosen.value) : [];
				}),
			),
		);
		expect(faults).toEqual([]);
	});

	test("is there for each frame that goes with material and size, and for no other", () => {
		for (const before of made.filter(({ frame }) => frame === "ohne")) {
			for (const { key } of frames) {
				const wished = { ...before, frame: key };
				const can = every(picture, around, wished).some(canBeMade);
				expect([before.materialType, before.format, key, keep(before, "frame", key).ok]).toEqual([
					before.materialType,
					before.format,
					key,
					can,
				]);
			}
		}
	});

	test("is there for each material that comes in the size, framed or bare, and for no other", () => {
		for (const before of made) {
			for (const { key } of materials) {
				const bare = { ...plainPicture(key, before.format ?? "") };
				expect(keep(before, "materialType", key).ok).toBe(canBeMade(bare));
			}
		}
	});

	test("is there for each size that the material comes in, and for no other", () => {
		for (const before of made) {
			for (const format of sizes) {
				const bare = plainPicture(before.materialType ?? "", format);
				expect(keep(before, "format", format).ok).toBe(canBeMade(bare));
			}
		}
	});

	test("is there for each colour, pane, mat, edge and thickness that goes with the rest, and for no other", () => {
		for (const before of made) {
			for (const key of [...around, ...ofMaterial]) {
				for (const value of valuesOf(picture, key)) {
					const wished = { ...before, [key]: value };
					const free = key === "matSize" ? ["matType"] : [];
					expect(keep(before, key, value).ok).toBe(every(picture, free, wished).some(canBeMade));
				}
			}
		}
	});
});

describe("[3.4-2] a frame", () => {
	const acrylic = plainPicture("acrylglas", "120x80");

	test("around acrylic of 120 x 80 is the one with a shadow gap, in black", () => {
		const offered = frames.filter(({ key }) => keep(acrylic, "frame", key).ok).map(({ key }) => key);
		expect(offered).toEqual(["schattenfuge-platte"]);
		expect(kept(acrylic, "frame", "schattenfuge-platte")).toMatchObject({
			configuration: { ...acrylic, frame: "schattenfuge-platte", frameType: "schwarz" },
			told: [],
			along: [{ option: "frameType", from: "ohne", to: "schwarz" }],
		});
	});

	test.each([
		["holzrahmen", "photoframe.material-holzrahmen"],
		["artbox", "photoframe.acrylic-needs-room"],
		["schattenfuge-leinwand", "photoframe.material-schattenfuge-leinwand"],
	])("%s is not offered for it, and says why", (frame, code) => {
		expect(keep(acrylic, "frame", frame)).toMatchObject({ ok: false, error: { code } });
	});

	test.each(materials.map(({ key }) => [key]))("of %s is black, whichever it is", (material) => {
		const stock = materials.find(({ key }) => key === material);
		for (const frame of frames.filter(({ materials: all }) => all.some((one) => one === material))) {
			const limits = stock && formatLimits(stock, frame);
			const format = frame.readyMade?.at(-1) ?? `${limits?.long.min}x${limits?.short.min}`;
			expect(kept(plainPicture(material, format), "frame", frame.key)).toMatchObject({
				configuration: { frameType: "schwarz" },
				told: [],
			});
		}
	});

	test("that is exchanged keeps the mat where it can, and says where it cannot", () => {
		const nut = plainPicture("poster", "20x30", {
			...inAluFrameWithMat,
			frame: "holzrahmen",
			frameType: "nuss",
		});
		const alu = kept(nut, "frame", "alurahmen");
		expect([codesOf(alu.told), alu.violated?.code]).toEqual([
			["frameType: schwarz"],
			"photoframe.colour-alurahmen",
		]);
		expect(codesOf(kept(nut, "frame", "fotorahmen").told)).toEqual(["frameType: schwarz", "matSize: 0"]);
		expect(codesOf(kept(nut, "frame", "ohne").told)).toEqual([]);
	});

	test("gives way to a material and a size it is not made for, as told before", () => {
		const framed = plainPicture("poster", "96x60", inAluFrameWithMat);
		const canvas = kept(framed, "materialType", "leinwand");
		expect(canvas.configuration).toEqual(plainPicture("leinwand", "96x60"));
		expect([codesOf(canvas.told), canvas.violated?.code]).toEqual([
			["frame: ohne"],
			"photoframe.material-alurahmen",
		]);
		expect(codesOf(kept(framed, "format", "100x100").told)).toEqual(["matSize: 0"]);
		expect(kept(framed, "format", "150x100").configuration).toEqual(plainPicture("poster", "150x100"));
	});
});

describe("an address with several wishes", () => {
	const settle = (wishes: Record<string, string>) => {
		const settled = settleConfiguration(photoframeProduct, wishes);
		if (!settled.ok) throw new Error(settled.error.code);
		return settled.value;
	};

	test("keeps material and size, and goes without a frame that is not made for them", () => {
		const wishes = { frame: "holzrahmen", materialType: "acrylglas", format: "120x80" };
		const gone = [expect.objectContaining({ option: "frame", from: "holzrahmen", to: "ohne" })];
		expect(settle(wishes)).toEqual({
			configuration: plainPicture("acrylglas", "120x80"),
			adjustments: gone,
		});
		const all = { ...inAluFrameWithMat, ...wishes, frameType: "nuss" };
		expect(settle(all)).toEqual({
			configuration: plainPicture("acrylglas", "120x80"),
			adjustments: expect.arrayContaining(gone),
		});
	});

	test("has each frame as a panel has it", () => {
		for (const before of made.filter(({ frame }) => frame === "ohne")) {
			for (const { key } of frames) {
				const chosen = keep(before, "frame", key);
				const { materialType = "", format = "", variant = "", edge = "" } = before;
				const { configuration } = settle({ materialType, format, variant, edge, frame: key });
				expect(configuration).toEqual(chosen.ok ? chosen.value.configuration : before);
			}
		}
	});

	test("has a frame in black where it has not the colour that is wished", () => {
		const { configuration } = settle({ materialType: "poster", frame: "alurahmen", frameType: "nuss" });
		expect(configuration).toMatchObject({ frame: "alurahmen", frameType: "schwarz" });
	});
});

test("[3.7-3] a collage changes nothing but what is chosen", () => {
	const before = { ...defaultConfiguration(collage), formatType: "60x40", designId: "13" };
	for (const { key } of collage.options) {
		for (const value of valuesOf(collage, key)) {
			const wished = { ...before, [key]: value };
			const chosen = chooseKeeping(collage, before, key, value);
			expect(chosen.ok ? chosen.value.configuration : undefined).toEqual(
				violations(collage, wished).length === 0 ? wished : undefined,
			);
		}
	}
});
