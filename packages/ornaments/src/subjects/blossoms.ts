import { sway } from "../drawing/chance.ts";
import { add, type Curve, heading, type Point, times } from "../drawing/curve.ts";
import { around, circle, free, loop, moved, oval, pair, turned } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, drawLeaf, stemOf } from "../drawing/plant.ts";
import { spiral } from "../drawing/stroke.ts";
import type { Drawings } from "../ornament.ts";

const M: Point = [50, 50];

function polar(angle: number, reach: number, centre: Point = M): Point {
	return add(centre, times(heading((angle * Math.PI) / 180), reach));
}

/** Petals by hand: each a little other than the next. */
function petals(count: number, petal: string, seed: number, from = 0) {
	return Array.from({ length: count }, (_, i) => {
		const turn = from + (360 / count) * i + sway(4, seed, i);
		return turned(loop(petal), turn, M);
	});
}

function stamens(count: number, from: number, to: number, dot: number, seed: number): Mark[] {
	const spots = Array.from({ length: count }, (_, i) => ({
		angle: (360 / count) * i + sway(5, seed, i),
		reach: to + sway(1.2, seed, i, 1),
	}));
	return [
		fineLines(
			...spots.map(({ angle, reach }) =>
				free(`${polar(angle, from).join(",")} ${polar(angle, reach).join(",")}`),
			),
		),
		area("line", ...spots.map(({ angle, reach }) => berry(polar(angle, reach), dot))),
	];
}

/** Petals one over the other, each with its edge. */
function laid(curves: readonly Curve[], stroke: number = PEN.fine): Mark[] {
	return [
		area("blossom", ...curves),
		...curves.map((one): Mark => ({ ink: "line", curves: [one], stroke, hides: [one] })),
	];
}

/** The middle of a flower, in front of its petals. */
function middle(radius: number): Mark {
	return { ink: "line", curves: [circle(M, radius)], hides: [circle(M, radius)] };
}

const daisy = (): Mark[] => [
	area("blossom", ...petals(14, "!50,42 46,30 46,14 50,7 54,14 54,30", 1)),
	area("line", circle(M, 8.5)),
];

const anemone = (): Mark[] => [
	...laid(petals(6, "!50,48 36,36 30,18 40,6 50,9 60,6 70,18 64,36", 3)),
	middle(5),
	...stamens(16, 7, 12.5, 1.1, 2),
];

const cherry = (): Mark[] => [
	...laid(petals(5, "!50,48 38,38 33,21 39,8 !47,6 !50,12 !53,6 61,8 67,21 62,38", 5), PEN.even),
	{ ink: "line", curves: [circle(M, 2.4)], hides: [circle(M, 5)] },
	...stamens(10, 4, 14, 1.1, 6),
];

const rose = (): Mark[] => {
	const outer = [0, 72, 144, 216, 288].map((turn) =>
		turned(loop("50,50 30,44 22,26 34,10 50,13 66,9 79,24 70,44"), turn + 20, M),
	);
	const inner = [0, 120, 240].map((turn) =>
		turned(loop("50,52 32,48 29,32 40,21 54,22 68,31 67,48"), turn, M),
	);
	const heart = circle(M, 13.5);
	return [
		...laid(outer, PEN.even),
		...laid(inner, PEN.even),
		...laid([heart], PEN.even),
		lines(spiral(M, 10.5, 40, 2.1, 0.1)),
	];
};

const peony = (): Mark[] => {
	const ring = (count: number, reach: number, size: number, from: number) =>
		Array.from({ length: count }, (_, i) => circle(polar(from + (360 / count) * i, reach), size));
	return [
		...laid(ring(9, 34, 12.5, 0)),
		...laid(ring(8, 22, 11.5, 20)),
		...laid(ring(6, 11, 9.5, 40)),
		...laid([circle(M, 7.5)]),
		fineLines(spiral(M, 5.2, 0, 1.5, 0.15)),
	];
};

const tulip = (): Mark[] => [
	area("blossom", loop("!50,52 36,50 29,36 30,20 !33,8 42,16 !50,6 58,16 !67,8 70,20 71,36 64,50")),
	fineLines(free("42,17 38,30 41,43"), free("58,17 62,30 59,43")),
	stemOf(free("50,52 51,70 49,98"), [0.8, 0.8]),
	...drawLeaf({ root: [49, 96], angle: -118, length: 48, wide: 0.26, bend: 26, belly: 0.9 }, "full"),
	...drawLeaf({ root: [49.5, 92], angle: -66, length: 40, wide: 0.26, bend: -22, belly: 0.9 }, "full"),
];

const poppy = (): Mark[] => [
	area("blossom", loop("!50,56 32,54 18,40 20,24 32,14 !43,16 50,12 !57,16 68,14 80,24 82,40 68,54")),
	lines(free("43,16 38,30 44,46"), free("57,16 62,30 56,46")),
	area("line", oval([50, 44], 6, 4.5)),
	...fringe(),
	stemOf(free("50,57 53,72 48,99"), [0.6, 0.8]),
	...drawLeaf({ root: [51, 84], angle: -30, length: 22, wide: 0.3, bend: -20 }, "split"),
];

function fringe(): Mark[] {
	const ends = [-70, -40, -10, 20, 50, 80].map((turn) => [
		polar(turn - 95, 7, [50, 44]),
		polar(turn - 95, 12, [50, 44]),
	]);
	return [fineLines(...ends.map((way) => free(way.map((point) => point.join(",")).join(" "))))];
}

const bells = (): Mark[] => {
	const bell = loop("!0,0 4,1 5.5,6 6.2,10 !7.5,13 !3.6,12 !0,14 !-3.6,12 !-7.5,13 -6.2,10 -5.5,6 -4,1");
	const stem = free("40,98 42,70 50,40 64,20 80,16");
	const spots: Point[] = [
		[45, 56],
		[52, 42],
		[60, 31],
		[70, 25],
		[80, 22],
	];
	return [
		stemOf(stem, [0.7, 0.4]),
		fineLines(
			...spots.map(([x, y], i) => free(`${x + 1},${y - 8 + i * 0.6} ${x + 6},${y - 7} ${x + 8},${y}`)),
		),
		area(
			"blossom",
			...spots.map(([x, y], i) => ({
				...bell,
				points: bell.points.map(
					([px, py]): Point => [x + 8 + px * (1.05 - i * 0.09), y + py * (1.05 - i * 0.09)],
				),
			})),
		),
		...drawLeaf({ root: [40, 96], angle: -112, length: 66, wide: 0.28, bend: 18, belly: 1 }, "split"),
		...drawLeaf({ root: [40, 97], angle: -34, length: 44, wide: 0.26, bend: 14, belly: 1 }, "split"),
	];
};

const sunflower = (): Mark[] => [
	...laid([
		...petals(14, "!50,36 45,26 46,12 !50,4 54,12 55,26", 8),
		...petals(14, "!50,38 44.5,28 45,16 !50,9 55,16 55.5,28", 9, 13),
	]),
	middle(17),
	area(
		"blossom",
		...[0, 1, 2].flatMap((ring) =>
			Array.from({ length: 6 + ring * 6 }, (_, i) =>
				berry(polar((360 / (6 + ring * 6)) * i + ring * 14, 4.4 + ring * 4.4), 0.85),
			),
		),
	),
];

const cotton = (): Mark[] => {
	const tufts = [circle([37, 42], 14), circle([63, 42], 14), circle([50, 32], 15), circle([50, 52], 13)];
	const leaves = [
		loop("!50,72 37,69 !22,52 36,55 42,62"),
		loop("!50,72 63,69 !78,52 64,55 58,62"),
		loop("!44,71 46,62 !50,50 54,62 !56,71"),
	];
	return [
		stemOf(free("50,99 49,84 50,70"), [0.9, 0.8]),
		area("blossom", ...tufts.map((tuft) => moved(tuft, 1.6, 1.4))),
		...tufts.map((tuft): Mark => ({ ink: "line", curves: [tuft], stroke: PEN.even, hides: [tuft] })),
		{ ink: "leaf", curves: leaves, hides: leaves },
		...drawLeaf({ root: [50, 88], angle: -28, length: 24, wide: 0.4, bend: 14 }, "split"),
	];
};

const dahlia = (): Mark[] => {
	const ring = (count: number, reach: number, wide: number, turn: number) =>
		Array.from({ length: count }, (_, i) =>
			turned(
				loop(`!50,50 ${50 - wide},${50 - reach * 0.62} !50,${50 - reach} ${50 + wide},${50 - reach * 0.62}`),
				(360 / count) * i + turn,
				M,
			),
		);
	return [
		...laid(ring(12, 45, 9.5, 0)),
		...laid(ring(10, 33, 8.5, 14)),
		...laid(ring(8, 21, 7, 5)),
		middle(5),
	];
};

const magnolia = (): Mark[] => {
	const back = loop("!50,62 40,50 42,28 !50,8 58,28 60,50");
	const left = loop("!50,63 34,58 24,40 !22,18 36,26 46,44");
	const right = loop("!50,63 66,58 76,40 !78,18 64,26 54,44");
	const front = loop("!50,64 41,58 40,44 !50,30 60,44 59,58");
	return [
		area("blossom", back, left, right, front),
		...[back, left, right, front].map(
			(one): Mark => ({ ink: "line", curves: [one], stroke: PEN.even, hides: [one] }),
		),
		stemOf(free("50,64 49,80 44,99"), [0.9, 1.1]),
		...drawLeaf({ root: [47, 88], angle: -22, length: 30, wide: 0.36, bend: 10 }, "split"),
		area("leaf", ...pair(50, loop("!50,68 44,66 !40,58 47,61"))),
	];
};

const wild = (): Mark[] => {
	const small = place.grow(daisy(), 0.32, [0, 0]);
	const stems = [free("50,99 46,70 34,36"), free("50,99 51,64 56,22"), free("51,99 58,76 74,48")];
	return [
		...stems.map((stem) => stemOf(stem, [0.6, 0.5])),
		...place.move(small, 16, 16),
		...place.move(place.grow(small, 1.15), 38, 0),
		...place.move(place.grow(small, 0.85), 62, 36),
		...drawLeaf({ root: [47.5, 78], angle: -150, length: 22, wide: 0.24, bend: 18 }, "full"),
		...drawLeaf({ root: [51.5, 66], angle: -44, length: 18, wide: 0.24, bend: -14 }, "full"),
		...drawLeaf({ root: [42, 60], angle: -140, length: 15, wide: 0.24, bend: 14 }, "full"),
	];
};

const bud = (): Mark[] => [
	area("blossom", loop("!50,46 40,40 38,26 !46,12 50,16 !55,9 62,26 60,40")),
	lines(spiralBud(), free("39,28 46,30 50,44"), free("61,26 55,34 50,44")),
	area("leaf", loop("!50,54 39,50 !33,34 43,42 !50,46"), loop("!50,54 61,50 !67,34 57,42 !50,46")),
	stemOf(free("50,53 51,72 46,99"), [0.8, 0.8]),
	...drawLeaf({ root: [50.5, 74], angle: -30, length: 27, wide: 0.4, bend: 12 }, "split"),
	...drawLeaf({ root: [49, 84], angle: -150, length: 24, wide: 0.4, bend: -12 }, "split"),
];

function spiralBud() {
	return free("46,13 44,20 50,25 56,20 53,15");
}

export const blossoms: Drawings = {
	daisy,
	anemone,
	"cherry-blossom": cherry,
	rose,
	"rose-bud": bud,
	peony,
	tulip,
	poppy,
	"lily-of-the-valley": bells,
	sunflower,
	dahlia,
	magnolia,
	cotton,
	"wild-flowers": wild,
	"five-petals": () => [
		area("blossom", ...around(5, M, loop("!50,46 39,36 38,18 50,8 62,18 61,36"))),
		area("line", circle(M, 4)),
		...stamens(5, 5, 10, 1.2, 3),
	],
};
