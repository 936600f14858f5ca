import { sway } from "../drawing/chance.ts";
import { add, heading, type Point, times } from "../drawing/curve.ts";
import { arc, circle, free, loop, oval, pair, poly } from "../drawing/hand.ts";
import { area, fineLines, inFront, lines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, drawLeaf, sprig, stemOf } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

/** A bare tree that forks again and again. */
function fork(
	from: Point,
	angle: number,
	length: number,
	width: number,
	depth: number,
	seed: number,
): { curves: ReturnType<typeof free>[]; ends: Point[] } {
	const to = add(from, times(heading((angle * Math.PI) / 180), length));
	const bow = add(add(from, times(heading((angle * Math.PI) / 180), length / 2)), [
		sway(length * 0.08, seed),
		sway(length * 0.05, seed, 1),
	]);
	const limb = swelled(free(`${from.join(",")} ${bow.join(",")} ${to.join(",")}`), {
		width: [width, width * 0.87, width * 0.74],
		steps: 1,
	});
	if (depth === 0) return { curves: [limb], ends: [to] };
	const twigs = [-1, 1].map((side) =>
		fork(
			to,
			angle + side * (25 + sway(8, seed, side)),
			length * (0.74 + sway(0.08, seed, side, 2)),
			width * 0.74,
			depth - 1,
			seed * 2 + side + 3,
		),
	);
	return {
		curves: [limb, ...twigs.flatMap(({ curves }) => curves)],
		ends: twigs.flatMap(({ ends }) => ends),
	};
}

const bareTree = (): Mark[] => {
	const { curves } = fork([50, 94], -90, 27, 3, 5, 3);
	return [area("line", ...curves, swelled(free("20,95 50,94 80,95"), { width: [0.3, 0.9, 0.3] }))];
};

const lifeTree = (): Mark[] => {
	const { curves, ends } = fork([50, 92], -90, 25, 2.8, 4, 7);
	const leaves = ends.flatMap((root, i) =>
		[-120, -60, -90].map((angle, j) => ({ root, angle: angle + sway(30, i, j), length: 8.5, wide: 0.46 })),
	);
	return [
		area("line", ...curves, swelled(free("24,93 50,92 76,93"), { width: [0.3, 0.9, 0.3] })),
		...leaves.flatMap((leaf) => drawLeaf(leaf, "full")),
	];
};

const withered = (): Mark[] => {
	const stem = free("10,22 30,28 50,42 66,62 74,88");
	return [
		stemOf(stem, [0.9, 0.4]),
		...[
			[24, 25, 112, 20],
			[40, 34, 40, 22],
			[41, 35, 140, 20],
			[57, 50, 34, 20],
			[58, 51, 150, 20],
			[67, 64, 30, 18],
			[74, 87, 100, 12],
		].flatMap(([x = 0, y = 0, angle = 0, length = 0], i) =>
			drawLeaf({ root: [x, y], angle, length, wide: 0.2 + (i % 3) * 0.05, bend: 40 }, "line"),
		),
		...drawLeaf({ root: [26, 84], angle: 20, length: 16, wide: 0.3, bend: 30 }, "line"),
	];
};

const path = (): Mark[] => [
	area("fill", loop("!30,94 44,78 56,66 52,56 46,50 !49,46 56,52 64,58 66,68 60,80 !58,94")),
	lines(
		free("30,94 44,78 56,66 52,56 46,50 49,46"),
		free("58,94 60,80 66,68 64,58 56,52 49,46"),
		free("4,48 24,44 44,46"),
		free("52,46 70,44 96,47"),
	),
	area("line", swelled(free("78,64 78,46 77,30"), { width: [1.4, 1.1, 0.6] })),
	...inFront([area("leaf", oval([77, 28], 11, 17))]),
	area("line", swelled(free("20,58 20,42 20.6,32"), { width: [1.1, 0.9, 0.5] })),
	...inFront([area("leaf", oval([20.6, 30], 7.4, 12))]),
	fineLines(arc([49, 46], 13, 180, 360)),
];

const boat = (): Mark[] => [
	...body(loop("!16,56 34,60 50,61 66,60 !86,54 78,68 !66,74 34,74 !24,68")),
	lines(free("!42,61 !60,61"), free("!62,60 !84,72")),
	fineLines(
		free("4,80 20,78 36,81 52,78 68,81 84,78 96,80"),
		free("20,87 36,85 50,88 64,85 78,87"),
		free("36,93 50,92 62,93.6"),
	),
	fineLines(circle([50, 26], 11)),
];

const lily = (): Mark[] => {
	const petals = [-70, -112, -26, -154].map((angle, i) => ({
		root: [50, 56] as Point,
		angle,
		length: [46, 46, 42, 42][i] ?? 40,
		wide: 0.34,
		bend: angle > -90 ? 26 : -26,
	}));
	return [
		stemOf(free("50,56 52,76 47,98"), [0.9, 0.8]),
		...petals.toReversed().flatMap((leaf) => drawLeaf(leaf, "line")),
		...drawLeaf({ root: [50, 56], angle: -90, length: 44, wide: 0.36 }, "line"),
		fineLines(free("50,52 44,38 40,32"), free("50,52 56,38 60,32")),
		area("accent", oval([39.6, 31], 2.6, 1.4, 40), oval([60.4, 31], 2.6, 1.4, -40)),
		...drawLeaf({ root: [51, 82], angle: -24, length: 30, wide: 0.2, bend: -16 }, "full"),
		...drawLeaf({ root: [49, 90], angle: -150, length: 28, wide: 0.2, bend: 16 }, "full"),
	];
};

const candle = (): Mark[] => [
	...body(loop("!40,46 50,44 60,46 !60,90 50,92 40,90")),
	lines(free("50,45 50,38"), free("26,92 50,95 74,92")),
	area("accent", loop("!50,16 44,26 45,34 50,37 55,34 56,26")),
	fineLines(arc([50, 28], 19, 150, 390), arc([50, 28], 26, 200, 340)),
];

const hands = (): Mark[] => [
	...body(loop("!49,12 44,14 41,32 38,50 30,66 !24,84 !44,92 48,76 !49.6,64")),
	...body(loop("!51,12 56,14 59,32 62,50 70,66 !76,84 !56,92 52,76 !50.4,64")),
	...bare(poly("20,82 45,92 42,98 17,90")),
	...bare(poly("80,82 55,92 58,98 83,90")),
	fineLines(...pair(50, free("44,42 42,54 44,62"))),
];

const gate = (): Mark[] => [
	lines(
		free("!14,92 !14,44"),
		arc([50, 44], 36, 180, 360),
		free("!86,44 !86,92"),
		free("!22,92 !22,44"),
		arc([50, 44], 28, 180, 360),
		free("!78,44 !78,92"),
	),
	area("fill", loop("!34,92 44,72 48,60 !52,60 56,72 !66,92")),
	fineLines(
		free("34,92 44,72 48,60"),
		free("66,92 56,72 52,60"),
		free("22,62 36,58 50,60 64,57 78,61"),
		circle([50, 42], 9),
		...[0, 1, 2, 3, 4].map((i) => {
			const angle = ((-150 + i * 30) * Math.PI) / 180;
			return free(
				`!${50 + 12 * Math.cos(angle)},${42 + 12 * Math.sin(angle)} !${50 + 17 * Math.cos(angle)},${42 + 17 * Math.sin(angle)}`,
			);
		}),
	),
];

const seed = (): Mark[] => {
	const head: Point = [40, 38];
	const rays = Array.from({ length: 21 }, (_, i) => {
		const angle = ((i * 17.2 + 190) * Math.PI) / 180;
		return { angle, reach: 21 + sway(2, i) };
	});
	const fly = (x: number, y: number, turn: number): Mark[] =>
		place.move(
			place.turn(
				[
					fineLines(
						free("0,10 0,2 0,-3"),
						free("0,-3 -4,-8"),
						free("0,-3 0,-10"),
						free("0,-3 4,-8"),
						free("0,-3 -7,-5"),
						free("0,-3 7,-5"),
					),
					area("line", oval([0, 11], 1.1, 2.4)),
				],
				turn,
			),
			x,
			y,
		);
	return [
		stemOf(free("40,40 44,66 38,97"), [0.7, 0.8]),
		fineLines(
			...rays.map(({ angle, reach }) =>
				free(
					`!${head[0] + 4 * Math.cos(angle)},${head[1] + 4 * Math.sin(angle)} !${head[0] + reach * Math.cos(angle)},${head[1] + reach * Math.sin(angle)}`,
				),
			),
		),
		area(
			"line",
			berry(head, 3.6),
			...rays.map(({ angle, reach }) =>
				berry([head[0] + (reach + 1.6) * Math.cos(angle), head[1] + (reach + 1.6) * Math.sin(angle)], 1.1),
			),
		),
		...fly(76, 30, 30),
		...fly(88, 12, 44),
		...fly(70, 60, 16),
	];
};

const birds = (): Mark[] => {
	const bird = (x: number, y: number, size: number) =>
		swelled(
			free(
				`${x - 11 * size},${y - 3 * size} ${x - 5 * size},${y - 5 * size} ${x},${y} ${x + 5 * size},${y - 6 * size} ${x + 12 * size},${y - 5 * size}`,
			),
			{ width: [0.3, 0.9 * size + 0.3, 0.3], steps: 2 },
		);
	return [
		area(
			"line",
			bird(24, 74, 1.3),
			bird(46, 56, 1.1),
			bird(40, 78, 0.8),
			bird(62, 42, 0.9),
			bird(66, 58, 0.7),
			bird(78, 28, 0.7),
			bird(88, 16, 0.55),
		),
	];
};

const olive = (): Mark[] =>
	sprig({
		stem: free("8,60 30,52 54,50 76,42 94,28"),
		nodes: 8,
		length: [22, 14],
		wide: 0.22,
		spread: [40, 32],
		style: "half",
		bend: 10,
		tip: 14,
		seed: 77,
	});

const single = (): Mark[] => [
	...body(loop("!34,84 28,62 34,40 50,22 !78,6 76,30 68,52 56,70 !40,82")),
	{ ink: "line", stroke: PEN.even, curves: [free("26,98 36,80 52,48 72,14")] },
	fineLines(
		free("!38,76 30,64"),
		free("!44,64 35,51"),
		free("!50,52 43,37"),
		free("!58,39 53,26"),
		free("!42,70 54,66"),
		free("!49,56 62,53"),
		free("!56,43 69,41"),
	),
];

export const mourning: Drawings = {
	"bare-tree": bareTree,
	"tree-of-life": lifeTree,
	"withered-branch": withered,
	"quiet-branch": olive,
	"path-to-the-light": path,
	"empty-boat": boat,
	"open-gate": gate,
	"white-lily": lily,
	"memorial-candle": candle,
	"folded-hands": hands,
	dandelion: seed,
	"birds-away": birds,
	"single-leaf": single,
};
