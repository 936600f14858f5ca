import type { Configuration } from "@offizin/solver";
import { toMm } from "@offizin/units";
import type { Bars, CutList } from "../product/cut-list.ts";
import type { PicturePart } from "./arrangement.ts";
import { fittingsFor } from "./fittings.ts";
import { glazingOf } from "./frame.ts";
import { isOversize, type Millimetres, outerSize, printSize, reachOf, weightOf } from "./measures.ts";
import { type WallArt, wallArtOf } from "./wall-art.ts";

/** What a mat lies over the picture at each edge. */
const MAT_LAP = 5;
/** What is folded back at each edge of a banner, so that eyelets go through two layers (domain.md §4.1). */
const HEM = 30;

/** What is cut for a picture; throws for a configuration that cannot be made. */
export function wallCutList(configuration: Configuration): CutList {
	const art = wallArtOf(configuration);
	const { material, variant, edge, width, height } = art;
	return {
		material: material.key,
		variant: variant.key,
		edge,
		visible: { width, height },
		printed: printSize(configuration),
		...(edge === "saum" && { hem: { depth: HEM, cut: grown(printSize(configuration), HEM) } }),
		...(art.parts.length > 1 && { parts: art.parts.map((part, index) => partOf(part, index, art)) }),
		...(variant.wrap !== undefined && {
			stretcher: { depth: toMm(variant.thickness), bars: together(art.parts.flatMap(barsOf)) },
		}),
		...frameOf(art, configuration),
		fittings: fittingsFor(configuration),
		grams: weightOf(configuration),
		isOversize: isOversize(configuration),
	};
}

/** Two of each edge; four where they are equal. */
function barsOf({ width, height }: Millimetres): Bars[] {
	if (width === height) return [{ length: width, count: 4 }];
	return [
		{ length: width, count: 2 },
		{ length: height, count: 2 },
	];
}

/** Bars as long as one another, counted once; the longest first where parts differ. */
function together(bars: readonly Bars[]): Bars[] {
	return [...Map.groupBy(bars, ({ length }) => length)].map(([length, alike]) => ({
		length,
		count: alike.reduce((sum, { count }) => sum + count, 0),
	}));
}

function partOf({ x, y, width, height }: PicturePart, index: number, art: WallArt) {
	const reach = reachOf(art);
	return {
		...{ number: index + 1, x, y, width, height },
		printed: { width: width + 2 * reach.width, height: height + 2 * reach.height },
	};
}

function grown({ width, height }: Millimetres, by: number): Millimetres {
	return { width: width + 2 * by, height: height + 2 * by };
}

type Framed = Pick<CutList, "frame" | "mat" | "glass" | "backing">;

function frameOf(art: WallArt, configuration: Configuration): Framed {
	const { frame, mat } = art;
	if (!frame) return {};
	const outer = outerSize(configuration);
	const isReadyMade = frame.readyMade !== undefined;
	/** Picture and mat: what lies in the frame. */
	const pack = grown({ width: art.width, height: art.height }, mat);
	const { frameType = "", matType = "", glazing } = configuration;
	return {
		frame: {
			...{ key: frame.key, colour: frameType, profile: frame.profile, isReadyMade },
			bars: isReadyMade ? [] : barsOf(outer),
			opening: grown(outer, -frame.profile),
			outer,
		},
		...(mat > 0 && {
			mat: {
				colour: matType,
				window: grown({ width: art.width, height: art.height }, -MAT_LAP),
				outer: pack,
			},
		}),
		...(frame.glazed && { glass: { key: glazingOf(glazing)?.key ?? "", size: pack } }),
		...(frame.weight.perArea > 0 && { backing: { size: pack } }),
	};
}
