import type { Configuration } from "@offizin/solver";
import { eyeletsOf } from "./eyelets.ts";
import type { Frame } from "./frame.ts";
import { type Millimetres, printSize, weightOf } from "./measures.ts";
import { type WallArt, wallArtOf } from "./wall-art.ts";

/** What a picture is hung up with. */
export interface Fitting {
	readonly key: string;
	readonly count: number;
	/** Where it is also sold by itself. */
	readonly sku?: string;
	/** Length of each in mm, where it is cut to the picture. */
	readonly length?: number;
}

/** Strips hold up to 2 kg and 30 x 40 cm (domain.md §4.2). */
const strips = { grams: 2000, short: 300, long: 400 } as const;
/** One kilogram for every 100 cm² that is glued (domain.md §4.2). */
const GLUED_MM2_PER_GRAM = 10;
/** A plate is 10 x 10 cm; a rail is 8 cm high and ends 5 cm before each edge, since boards and alu move differently. */
const plate = { edge: 100, upTo: 600 } as const;
const rail = { height: 80, inset: 50 } as const;
/** One sawtooth in the middle carries a canvas up to here, long edge in mm; more need plates at both sides. */
const SAWTOOTH_UP_TO = 600;
/** Pieces of a stretcher are wedged at every corner, twice. */
const WEDGES = 8;
/** Long edge in mm from which stand-offs also sit in the middle. */
const MORE_STANDOFFS_FROM = 1200;
/** A packet of paste is for 5 m². */
const PASTE_MM2 = 5_000_000;
/** From here on a picture hangs on screws in plugs. */
const SCREWS_FROM_GRAMS = 4000;

function longEdge({ width, height }: Millimetres): number {
	return Math.max(width, height);
}

function isLight(size: Millimetres, weight: number): boolean {
	return (
		weight <= strips.grams &&
		longEdge(size) <= strips.long &&
		Math.min(size.width, size.height) <= strips.short
	);
}

const stripSet: Fitting = {
	key: "klebestreifen",
	count: 1,
	sku: "standard-klebestreifen",
};

/** Glued to the back of a board, enough for its weight. */
function glued({ width, height }: Millimetres, weight: number): Fitting {
	const area = weight * GLUED_MM2_PER_GRAM;
	const length = width - 2 * rail.inset;
	if (longEdge({ width, height }) <= plate.upTo || length < plate.edge) {
		return {
			key: "aufhaengeblech",
			count: Math.ceil(area / plate.edge ** 2),
		};
	}
	return {
		key: "aluschiene",
		count: Math.ceil(area / (length * rail.height)),
		length,
	};
}

function standOffs(size: Millimetres): Fitting {
	const sets = longEdge(size) > MORE_STANDOFFS_FROM ? 2 : 1;
	return {
		key: "abstandhalter",
		count: sets,
		sku: "standard-abstandhalter",
	};
}

function ofCanvas(size: Millimetres): Fitting[] {
	const wedges: Fitting = { key: "keile", count: WEDGES };
	return longEdge(size) <= SAWTOOTH_UP_TO
		? [{ key: "zackenaufhaenger", count: 1 }, wedges]
		: [{ key: "keilrahmenblech", count: 2 }, wedges];
}

function ofFrame({ hanging }: Frame): Fitting[] {
	return hanging === "stand" ? [{ key: "aufsteller", count: 1 }] : [{ key: "bilderoesen", count: 2 }];
}

function withoutFrame(art: WallArt, configuration: Configuration, weight: number): Fitting[] {
	switch (art.material.hanging) {
		case "canvas":
			return ofCanvas(art);
		case "plate":
			return isLight(art, weight) ? [stripSet] : [glued(art, weight)];
		case "glass":
			return isLight(art, weight) ? [stripSet] : [standOffs(art)];
		case "paste": {
			const { width, height } = printSize(configuration);
			const count = Math.ceil((width * height) / PASTE_MM2);
			return [{ key: "kleister", count, sku: "standard-kleister" }];
		}
		case "eyelets": {
			if (art.edge !== "saum") return [];
			return [{ key: "oesen", count: eyeletsOf(art).length }];
		}
		case "paper":
		case "none":
			return [];
	}
}

/** Each part hangs by itself, with its share of the weight; what is alike is counted together. */
function ofParts(art: WallArt, configuration: Configuration, weight: number): Fitting[] {
	const area = ({ width, height }: Millimetres) => width * height;
	const whole = art.parts.reduce((sum, part) => sum + area(part), 0);
	const all = art.parts.flatMap(({ width, height }) => {
		const share = Math.round((weight * area({ width, height })) / whole);
		return withoutFrame({ ...art, width, height }, configuration, share);
	});
	const alike = Map.groupBy(all, ({ key, length }) => `${key} ${length}`).values();
	return [...alike].flatMap(([first, ...others]) =>
		first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
	);
}

/**
 * What comes with a picture to hang it up, by weight and size: nothing for bare paper and films, paste for wallpaper,
 * plates or rails for boards, stand-offs for glass, strips for small ones (domain.md §4.2). Heavy ones get screws.
 */
export function fittingsFor(configuration: Configuration): Fitting[] {
	const art = wallArtOf(configuration);
	const weight = weightOf(configuration);
	const own = art.frame ? ofFrame(art.frame) : ofParts(art, configuration, weight);
	const hangs = art.frame !== undefined || ["canvas", "plate"].includes(art.material.hanging);
	if (!hangs || weight < SCREWS_FROM_GRAMS) return own;
	return [
		...own,
		{
			key: "schrauben-duebel",
			count: 1,
			sku: "standard-schrauben-duebel",
		},
	];
}
