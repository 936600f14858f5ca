import { add, heading, times } from "../drawing/curve.ts";
import { free, moved, oval, turned } from "../drawing/hand.ts";
import { area, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berriesOn, berry, drawLeaf, nodesOf, type Sprig, spotOn, sprig, stemOf } from "../drawing/plant.ts";
import type { Drawings } from "../ornament.ts";
import { leaves } from "./leaves.ts";

const upright = free("50,98 51,75 49,50 51,25 50,10");
const swung = free("22,96 34,72 46,52 62,33 82,18");
const bowed = free("30,98 42,80 50,58 51,34 44,10");

const lavender = (): Mark[] => {
	const stem = free("50,99 50,70 51,40 50,8");
	const flower = (side: -1 | 1, share: number, size: number): Mark[] => {
		const { point, angle } = spotOn(stem, share);
		return drawLeaf({ root: point, angle: angle + side * 38, length: size, wide: 0.5, belly: 1.2 }, "full");
	};
	const spikes = Array.from({ length: 8 }, (_, i) => 0.52 + i * 0.062);
	const blossoms = spikes.flatMap((share, i) => [
		...flower(-1, share, 9.5 - i * 0.55),
		...flower(1, share + 0.012, 9.5 - i * 0.55),
	]);
	const leaf = (side: -1 | 1, share: number, length: number) =>
		drawLeaf(
			{ root: spotOn(stem, share).point, angle: -90 + side * 26, length, wide: 0.13, bend: side * 16 },
			"full",
		);
	return [
		stemOf(stem, [0.6, 0.45]),
		...blossoms.map((mark): Mark => ({ ...mark, ink: "blossom" })),
		...place
			.move(drawLeaf({ root: [50, 9], angle: -90, length: 8, wide: 0.5 }, "full"), 0, 0)
			.map((mark): Mark => ({ ...mark, ink: "blossom" })),
		...leaf(-1, 0.08, 34),
		...leaf(1, 0.14, 30),
		...leaf(-1, 0.26, 20),
		...leaf(1, 0.3, 17),
	];
};

const ear = (stem = free("40,99 44,75 48,52 51,24")): Mark[] => {
	const grains = Array.from({ length: 5 }, (_, i) => 0.5 + i * 0.105).flatMap((share, i) =>
		([-1, 1] as const).map((side) => {
			const { point, angle } = spotOn(stem, share + (side === 1 ? 0.026 : 0));
			return { root: point, angle: angle + side * 34, length: 12.5 - i * 0.4, wide: 0.4, bend: -side * 18 };
		}),
	);
	const awns = grains.map(({ root, angle, length, bend }) => {
		const from = add(root, times(heading(((angle + bend * 0.45) * Math.PI) / 180), length));
		const to = add(from, times(heading(((angle + bend) * Math.PI) / 180), 9));
		return free(`${from.join(",")} ${to.join(",")}`);
	});
	const end = spotOn(stem, 0.99);
	return [
		stemOf(stem, [0.7, 0.5]),
		...grains.flatMap((grain) => drawLeaf(grain, "full")),
		...drawLeaf({ root: end.point, angle: end.angle, length: 12, wide: 0.4 }, "full"),
		{ ink: "line", stroke: PEN.fine, curves: awns },
	];
};

const fern = (): Mark[] => {
	const stem = free("40,99 46,74 50,48 50,26 46,6");
	const fronds: Sprig = {
		stem,
		nodes: 12,
		span: [0.16, 0.94],
		length: [26, 7],
		wide: 0.27,
		spread: [72, 50],
		style: "full",
		bend: 22,
		belly: 0.8,
		tip: 7,
		seed: 31,
	};
	return sprig(fronds);
};

const gypsophila = (): Mark[] => {
	const stem = free("48,99 50,70 49,45 52,22");
	const arms = [
		[0.25, -34, 34],
		[0.34, 32, 38],
		[0.5, -40, 32],
		[0.58, 36, 30],
		[0.75, -30, 24],
		[0.82, 34, 20],
		[0.96, -6, 15],
	] as const;
	const dots = arms.flatMap(([share, turn, length], i) => {
		const { point, angle } = spotOn(stem, share);
		const end = add(point, times(heading(((angle + turn) * Math.PI) / 180), length));
		const twigs = [-34, -8, 22, 44].map((twig, j) => {
			const from = add(point, times(heading(((angle + turn) * Math.PI) / 180), length * (0.62 + 0.1 * j)));
			return {
				from,
				to: add(
					from,
					times(heading(((angle + turn + twig * (i % 2 ? 1 : -1)) * Math.PI) / 180), 9 + ((i + j) % 3) * 2),
				),
			};
		});
		return [{ from: point, to: end }, ...twigs];
	});
	return [
		stemOf(stem, [0.7, 0.4]),
		{
			ink: "line",
			stroke: PEN.fine,
			curves: dots.map(({ from, to }) => free(`${from.join(",")} ${to.join(",")}`)),
		},
		area("blossom", ...dots.map(({ to }, i) => berry(to, 1.9 + (i % 3) * 0.35))),
	];
};

const olives = (): Mark[] => {
	const branch: Sprig = {
		stem: swung,
		nodes: 7,
		length: [21, 13],
		wide: 0.27,
		spread: [46, 34],
		style: "split",
		order: "pairs",
		bend: 14,
		tip: 13,
		seed: 5,
	};
	const fruit = nodesOf({ ...branch, nodes: 3, span: [0.3, 0.72], spread: [84, 78], seed: 8 }).filter(
		(_, i) => i !== 1 && i !== 4,
	);
	const spots = fruit.map(({ root, angle }) => ({
		root,
		to: add(root, times(heading((angle * Math.PI) / 180), 9)),
		angle,
	}));
	const fruits = spots.map(({ to, angle }) => moved(turned(oval([0, 0], 4.4, 3.1), angle), to[0], to[1]));
	return [
		{
			ink: "line",
			stroke: PEN.fine,
			curves: spots.map(({ root, to }) => free(`${root.join(",")} ${to.join(",")}`)),
		},
		...sprig(branch),
		{ ink: "blossom", curves: fruits, hides: fruits },
	];
};

export const branches: Drawings = {
	eucalyptus: () =>
		sprig({
			stem: bowed,
			nodes: 7,
			length: [14, 7],
			wide: 0.84,
			spread: [64, 52],
			style: "split",
			belly: 0.98,
			stalk: 2.5,
			tip: 8,
			seed: 2,
		}),
	"olive-branch": olives,
	laurel: () =>
		sprig({
			stem: free("26,95 36,76 50,58 66,44 86,36"),
			nodes: 6,
			length: [23, 15],
			wide: 0.36,
			spread: [48, 36],
			style: "full",
			bend: 14,
			tip: 16,
			seed: 4,
		}),
	willow: () =>
		sprig({
			stem: bowed,
			nodes: 9,
			length: [22, 12],
			wide: 0.17,
			spread: [40, 28],
			style: "full",
			order: "pairs",
			bend: 20,
			belly: 0.85,
			seed: 6,
		}),
	"line-branch": () =>
		sprig({
			stem: upright,
			nodes: 5,
			length: [27, 17],
			wide: 0.42,
			spread: [50, 36],
			style: "line",
			bend: 20,
			tip: 17,
			seed: 7,
		}),
	"half-branch": () =>
		sprig({
			stem: swung,
			nodes: 5,
			length: [26, 17],
			wide: 0.44,
			spread: [50, 36],
			style: "half",
			bend: 14,
			tip: 18,
			seed: 9,
		}),
	"berry-branch": () => {
		const branch: Sprig = {
			stem: bowed,
			nodes: 5,
			length: [18, 12],
			wide: 0.4,
			spread: [56, 40],
			style: "split",
			order: "turns",
			tip: 12,
			bend: 10,
			seed: 14,
		};
		return [
			...berriesOn({ ...branch, nodes: 6, span: [0.34, 0.95], spread: [44, 36], seed: 15 }, 2.7, 13),
			...sprig(branch),
		];
	},
	rosemary: () =>
		sprig({
			stem: upright,
			nodes: 15,
			span: [0.12, 0.97],
			length: [15, 8],
			wide: 0.17,
			spread: [46, 30],
			style: "full",
			tip: 8,
			bend: 6,
			seed: 16,
		}),
	lavender,
	fern,
	wheat: () => ear(),
	gypsophila,
	...leaves,
};
