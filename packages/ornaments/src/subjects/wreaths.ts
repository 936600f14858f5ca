import { add, type Curve, heading, type Point, times } from "../drawing/curve.ts";
import { arc, circle, free, loop, oval, pair, turned } from "../drawing/hand.ts";
import { area, fineLines, inFront, lines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berriesOn, berry, type Sprig, sprig } from "../drawing/plant.ts";
import type { Drawings } from "../ornament.ts";

const M: Point = [50, 50];

/** A branch that goes round part of a circle. */
function bent(from: number, to: number, radius: number, flat = 1): Curve {
	return arc(M, radius, from, to, flat);
}

const leafy: Omit<Sprig, "stem" | "seed" | "nodes"> = {
	span: [0.06, 0.97],
	length: [11, 9],
	wide: 0.4,
	spread: [46, 40],
	style: "full",
	tip: 9,
	thick: [0.6, 0.4],
};

/** Two branches that meet above, tied below. */
function laurel(
	style: Sprig["style"],
	wide: number,
	length: readonly [number, number],
	nodes: number,
): Mark[] {
	const half = sprig({
		...leafy,
		stem: bent(100, -76, 40),
		nodes,
		style,
		wide,
		length,
		tip: length[1],
		bend: 8,
		seed: 21,
	});
	return [...half, ...place.mirror(half, 50)];
}

const small = (x: number, y: number, size: number): Mark[] => {
	const petal = loop(
		`!${x},${y} ${x - size * 0.55},${y - size * 0.7} ${x},${y - size * 1.15} ${x + size * 0.55},${y - size * 0.7}`,
	);
	const petals = [0, 72, 144, 216, 288].map((turn) => turned(petal, turn, [x, y]));
	return inFront([
		area("blossom", ...petals),
		...petals.map((petal): Mark => ({ ink: "line", curves: [petal], stroke: PEN.fine, hides: [petal] })),
		{ ink: "line", curves: [circle([x, y], size * 0.22)], hides: [circle([x, y], size * 0.22)] },
	]);
};

const on = (angle: number, radius = 40): Point => add(M, times(heading((angle * Math.PI) / 180), radius));

const hoop = (): Mark[] => {
	const left = sprig({
		...leafy,
		stem: bent(110, 205, 41),
		nodes: 7,
		length: [14, 9],
		seed: 5,
		style: "split",
	});
	const right = sprig({
		...leafy,
		stem: bent(96, 30, 41),
		nodes: 5,
		length: [13, 8],
		seed: 9,
		style: "split",
	});
	const flowers = [small(...on(103, 41), 9), small(...on(122, 42), 6.5), small(...on(84, 43), 6)];
	return [fineLines(arc(M, 41, 205, 390)), ...left, ...right, ...flowers.flat()];
};

const crescent = (): Mark[] => {
	const leaves = sprig({
		...leafy,
		stem: bent(30, 200, 40),
		nodes: 11,
		length: [13, 9],
		wide: 0.32,
		bend: 12,
		seed: 12,
	});
	const berries = berriesOn(
		{
			...leafy,
			stem: bent(40, 190, 40),
			nodes: 7,
			order: "turns",
			spread: [60, 60],
			length: [9, 9],
			seed: 17,
		},
		1.7,
		9,
	);
	return [...berries, ...leaves];
};

const berryRing = (): Mark[] => {
	const ring: Sprig = {
		...leafy,
		stem: bent(-92, 267, 39),
		nodes: 17,
		span: [0.01, 0.98],
		order: "turns",
		length: [10, 10],
		spread: [50, 50],
		tip: 0,
		seed: 23,
	};
	return [...berriesOn({ ...ring, nodes: 12, seed: 29, spread: [58, 58] }, 1.6, 8), ...sprig(ring)];
};

const ovalWreath = (): Mark[] => {
	const half = sprig({
		...leafy,
		stem: bent(95, -84, 36, 1.28),
		nodes: 12,
		length: [12, 9],
		wide: 0.34,
		style: "full",
		seed: 31,
	});
	return [...half, ...place.mirror(half, 50)];
};

const hanging = (): Mark[] => {
	const half = sprig({
		...leafy,
		stem: free("50,28 38,32 26,40 18,54 16,70"),
		nodes: 6,
		length: [14, 9],
		style: "full",
		seed: 37,
		wide: 0.36,
	});
	return [...half, ...place.mirror(half, 50), ...small(50, 29, 9), ...small(39, 34, 6), ...small(61, 34, 6)];
};

const heartWreath = (): Mark[] => {
	const half = sprig({
		...leafy,
		stem: free("50,88 34,74 18,58 11,40 17,24 31,19 43,25 50,35"),
		span: [0.06, 0.84],
		nodes: 10,
		length: [11, 8],
		wide: 0.38,
		order: "pairs",
		seed: 41,
		tip: 0,
	});
	return [...half, ...place.mirror(half, 50), area("blossom", berry([50, 89], 2.2))];
};

const lineWreath = (): Mark[] => {
	const half = sprig({
		...leafy,
		stem: bent(98, -78, 39),
		nodes: 7,
		length: [14, 11],
		wide: 0.46,
		style: "line",
		tip: 10,
		seed: 43,
	});
	return [...half, ...place.mirror(half, 50)];
};

const garlandRing = (): Mark[] => {
	const flowers = [250, 268, 286].map((angle, i) => small(...on(angle, 40), i === 1 ? 10 : 7.5));
	const left = sprig({
		...leafy,
		stem: bent(242, 130, 40),
		nodes: 8,
		length: [13, 8],
		wide: 0.3,
		style: "full",
		bend: 14,
		seed: 47,
	});
	return [lines(arc(M, 40, -62, 242)), ...left, ...place.mirror(left, 50), ...flowers.flat()];
};

export const wreaths: Drawings = {
	"laurel-wreath": () => laurel("full", 0.38, [15, 10], 9),
	"fine-wreath": () => laurel("full", 0.2, [14, 10], 12),
	"split-wreath": () => laurel("split", 0.42, [17, 11], 7),
	"line-wreath": lineWreath,
	"flower-hoop": hoop,
	"flower-ring": garlandRing,
	"berry-wreath": berryRing,
	"crescent-wreath": crescent,
	"oval-wreath": ovalWreath,
	"hanging-branches": hanging,
	"heart-wreath": heartWreath,
	"ring-of-dots": () => [
		area("line", ...Array.from({ length: 36 }, (_, i) => berry(on(i * 10, 44), i % 3 === 0 ? 1.9 : 1))),
		fineLines(...pair(50), oval(M, 39, 39)),
	],
};
