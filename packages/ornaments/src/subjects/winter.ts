import { sway } from "../drawing/chance.ts";
import { add, type Curve, heading, type Point, times } from "../drawing/curve.ts";
import { around, circle, free, joined, loop, oval, poly, turned } from "../drawing/hand.ts";
import { area, fineLines, inFront, lines, type Mark } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, drawLeaf, nodesOf, type Sprig, stemOf } from "../drawing/plant.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";
import { sparkle, star } from "./sky.ts";

const M: Point = [50, 50];

function needles(stem: Curve, nodes: number, length: readonly [number, number], seed: number): Mark[] {
	const branch: Sprig = {
		stem,
		nodes,
		span: [0.06, 0.99],
		length,
		wide: 0.1,
		spread: [48, 30],
		style: "full",
		seed,
	};
	const curves = nodesOf(branch).map(({ root, angle, along, seed: own }) => {
		const reach = (length[0] + (length[1] - length[0]) * along) * (1 + sway(0.14, own));
		const to = add(root, times(heading((angle * Math.PI) / 180), reach));
		return free(`${root.join(",")} ${to.join(",")}`);
	});
	return [{ ink: "leaf", curves, stroke: 1.5 }, stemOf(stem, [0.8, 0.5])];
}

const cone = (x: number, y: number): Mark[] => {
	const rows = [0, 1, 2, 3, 4];
	const scales = rows.flatMap((row) => {
		const count = [2, 3, 3, 2, 1][row] ?? 1;
		return Array.from({ length: count }, (_, i) =>
			oval([x + (i - (count - 1) / 2) * 6.4, y + row * 5.2], 4.4, 4.6),
		);
	});
	return inFront(
		scales
			.toReversed()
			.flatMap((scale): Mark[] => [
				area("blossom", scale),
				{ ink: "line", stroke: 0.9, curves: [scale], hides: [scale] },
			]),
	);
};

const fir = (): Mark[] => [
	...needles(free("6,20 30,24 56,34 84,54"), 15, [13, 9], 4),
	...needles(free("34,25 46,44 54,66"), 9, [11, 8], 9),
	...needles(free("20,22 22,44 30,62"), 8, [10, 7], 12),
];

const firCone = (): Mark[] => [
	...needles(free("50,10 32,20 18,36 8,58"), 12, [12, 9], 5),
	...needles(free("50,10 68,20 82,36 92,58"), 12, [12, 9], 7),
	...needles(free("50,10 42,28 36,44"), 7, [10, 8], 11),
	...needles(free("50,10 60,26 66,44"), 7, [10, 8], 13),
	...cone(50, 40),
];

function flake(arm: readonly Curve[]): Mark[] {
	return [lines(...around(6, M, ...arm))];
}

const wide = () => flake([free("!50,50 !50,5"), free("!40,12 !50,22 !60,12"), free("!38,24 !50,36 !62,24")]);
const starry = () => [
	...flake([free("!50,38 !50,6"), free("!44,13 !50,19 !56,13"), free("!50,38 !60.4,44")]),
	...around(6, M, circle([50, 4], 2)).map((dot) => area("line", dot)),
];
const fine = () => [
	fineLines(
		...around(
			6,
			M,
			free("!50,50 !50,4"),
			free("!43,8 !50,15 !57,8"),
			free("!40,18 !50,28 !60,18"),
			free("!44,30 !50,36 !56,30"),
		),
		circle(M, 5),
	),
	area("accent", ...around(6, [50, 50], turned(circle([50, 22], 1.6), 30, M))),
];

const straw = (): Mark[] => [
	...around(8, M, loop("!50,50 46,34 !44,20 !50,5 !56,20 54,34")).flatMap((ray) => body(ray)),
	...around(8, M, loop("!50,50 47.5,38 !50,24 52.5,38")).map((ray) => fineLines(turned(ray, 22.5, M))),
	...small(circle(M, 5)),
];

const herrnhut = (): Mark[] => [
	...around(8, M, poly("50,50 42,30 50,4 58,30")).flatMap((ray) => body(ray)),
	fineLines(...around(8, M, free("!50,48 !50,8"))),
	...around(8, M, poly("50,40 45,30 50,18 55,30")).flatMap((ray) => small(turned(ray, 22.5, M))),
];

const bauble = (): Mark[] => [
	...body(circle([50, 58], 32)),
	...bare(poly("44,20 56,20 57,28 43,28")),
	lines(
		circle([50, 14], 5.4),
		free("18.6,52 34,58 50,60 66,58 81.4,52"),
		free("19.4,68 34,74 50,76 66,74 80.6,68"),
	),
	area("accent", ...[28, 39, 50, 61, 72].map((x, i) => sparkle(x, 65 + (2 - Math.abs(i - 2)) * 1.4, 6))),
];

const baubles = (): Mark[] => {
	const ball = (x: number, y: number, radius: number, isSmall: boolean): Mark[] => [
		fineLines(free(`!${x},4 !${x},${y - radius - 5}`)),
		...(isSmall ? small(circle([x, y], radius)) : body(circle([x, y], radius))),
		...bare(
			poly(
				`${x - 3},${y - radius - 5} ${x + 3},${y - radius - 5} ${x + 3},${y - radius} ${x - 3},${y - radius}`,
			),
		),
	];
	return [
		...ball(24, 50, 15, false),
		...ball(54, 76, 17, true),
		...ball(80, 42, 13, false),
		area("line", sparkle(24, 50, 8), sparkle(80, 42, 7)),
		lines(free("37.4,72 54,77 70.6,72"), free("38,82 54,87 70,82")),
	];
};

const tree = (): Mark[] => {
	const tiers = [
		loop("!50,52 !78,84 64,80 50,85 36,80 !22,84"),
		loop("!50,34 !72,62 60,59 50,63 40,59 !28,62"),
		loop("!50,14 !66,42 58,39 50,42 42,39 !34,42"),
	];
	return [
		...bare(poly("46,84 54,84 54,95 46,95")),
		...tiers.flatMap((tier): Mark[] => [
			area("leaf", tier),
			{ ink: "line", curves: [tier], stroke: 1.3, hides: [tier] },
		]),
		area("accent", star([50, 11], 8, 3.4)),
		area(
			"accent",
			...[
				[44, 35],
				[57, 36],
				[40, 54],
				[52, 54],
				[62, 55],
				[34, 76],
				[47, 75],
				[58, 76],
				[68, 78],
			].map(([x = 0, y = 0]) => berry([x, y], 1.7)),
		),
	].map((mark) => (mark.ink === "accent" ? { ...mark, layer: 1 } : mark));
};

const lineTree = (): Mark[] => [
	lines(free("50,20 44,26 56,30 40,38 62,44 35,52 68,60 29,68 74,78 40,84 50,96")),
	area("accent", star([50, 12], 8, 3.4)),
];

const holly = (): Mark[] => {
	const leaf = loop(
		"!50,56 44,48 !36,50 38,40 !28,36 35,28 !28,20 38,17 !40,8 47,10 !54,2 56,11 !65,10 62,20 !70,26 62,31 !66,41 57,42 !58,52",
	);
	const one = place.move(
		place.turn([{ ink: "leaf", curves: [leaf], hides: [leaf] } as Mark], -62, [50, 56]),
		0,
		8,
	);
	const other = place.move(
		place.turn([{ ink: "leaf", curves: [leaf], hides: [leaf] } as Mark], 62, [50, 56]),
		0,
		8,
	);
	return [
		...one,
		...other,
		...inFront([fineLines(free("50,64 32,54 14,44"), free("50,64 68,54 86,44"))]),
		...inFront(
			[
				[50, 60],
				[43, 71],
				[57, 71],
			].flatMap(([x = 0, y = 0]): Mark[] => [
				area("blossom", circle([x, y], 6.4)),
				{ ink: "line", stroke: 0.9, curves: [circle([x, y], 6.4)], hides: [circle([x, y], 6.4)] },
			]),
		),
	];
};

const mistletoe = (): Mark[] => [
	lines(free("50,6 50,30"), free("50,30 36,44 24,48"), free("50,30 64,44 76,48"), free("50,30 50,54")),
	...[
		[24, 48, 150],
		[24, 48, 205],
		[76, 48, 30],
		[76, 48, -25],
		[50, 54, 60],
		[50, 54, 120],
		[37, 43, 100],
		[63, 43, 80],
	].flatMap(([x = 0, y = 0, angle = 0]) =>
		drawLeaf({ root: [x, y], angle, length: 25, wide: 0.34, isRound: true, belly: 1.2 }, "split"),
	),
	area(
		"blossom",
		...[
			[24, 53],
			[76, 53],
			[46, 57],
			[54, 57],
			[50, 63],
			[50, 32],
		].map(([x = 0, y = 0]) => berry([x, y], 3.4)),
	),
	area("blossom", loop("!50,12 40,4 34,6 35,13 !50,12"), loop("!50,12 60,4 66,6 65,13 !50,12")),
];

const candles = (): Mark[] => {
	const candle = (x: number, top: number): Mark[] => [
		...small(poly(`${x - 5},${top} ${x + 5},${top} ${x + 5},72 ${x - 5},72`)),
		area("accent", loop(`!${x},${top - 16} ${x - 4},${top - 8} ${x},${top - 3} ${x + 4},${top - 8}`)),
		fineLines(free(`!${x},${top - 4} !${x},${top}`)),
	];
	return [
		...candle(20, 40),
		...candle(40, 34),
		...candle(60, 38),
		...candle(80, 30),
		...needles(free("50,78 30,80 6,76"), 13, [10, 8], 3),
		...needles(free("50,78 70,80 94,76"), 13, [10, 8], 5),
		...inFront([area("accent", berry([44, 80], 3), berry([51, 83], 3), berry([57, 79], 3))]),
	];
};

const bell = (): Mark[] => [
	...small(circle([50, 82], 6)),
	...body(loop("!50,22 38,26 32,40 30,60 22,72 !18,78 50,82 !82,78 78,72 70,60 68,40 62,26")),
	lines(circle([50, 16], 5.6), free("25,69 50,73 75,69")),
	fineLines(free("40,36 37,48 36,60")),
];

const cabin = (): Mark[] => [
	...body(poly("22,52 78,52 78,86 22,86")),
	...bare(
		joined(
			[free("!12,56 !50,24 !88,56 !82,60"), free("82,60 66,47 50,33 34,47 18,60"), free("!18,60 !12,56")],
			true,
		),
	),
	...small(poly("44,64 56,64 56,86 44,86")),
	...bare(poly("28,62 38,62 38,72 28,72")),
	...bare(poly("62,62 72,62 72,72 62,72")),
	fineLines(free("!33,62 !33,72"), free("!28,67 !38,67"), free("!67,62 !67,72"), free("!62,67 !72,67")),
	lines(free("4,87 24,86 50,88 76,86 96,87"), free("!66,37 !66,26 !73,26 !73,43")),
	area(
		"line",
		...[
			[14, 30],
			[28, 16],
			[46, 10],
			[84, 20],
			[90, 42],
			[8, 48],
			[62, 14],
		].map(([x = 0, y = 0]) => berry([x, y], 1.3)),
	),
];

const mitten = (): Mark[] => [
	...body(loop("!32,70 28,48 30,26 40,12 54,12 64,24 66,42 !66,46 74,38 82,38 84,46 76,58 !66,66 !66,70")),
	...small(poly("30,70 68,70 69,90 29,90")),
	fineLines(...[36, 43, 50, 57, 63].map((x) => free(`!${x},73 !${x},87`))),
	area("accent", star([48, 38], 9, 4)),
];

export const winter: Drawings = {
	"fir-branch": fir,
	"fir-and-cone": firCone,
	"christmas-tree": tree,
	"line-tree": lineTree,
	snowflake: wide,
	"ice-star": starry,
	"fine-snowflake": fine,
	"straw-star": straw,
	"paper-star": herrnhut,
	bauble,
	baubles,
	holly,
	mistletoe,
	"advent-candles": candles,
	bell,
	cabin,
	mitten,
};
