import type { Point } from "../drawing/curve.ts";
import { arc, around, circle, free, joined, loop, oval, pair, poly } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark, PEN } from "../drawing/mark.ts";
import { berry, drawLeaf } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

const M: Point = [50, 50];

const anchor = (): Mark[] => [
	...bare(circle([50, 15], 8)),
	area(
		"line",
		swelled(free("50,23 50,58 50,92"), { width: [1.6, 2, 1.6] }),
		swelled(free("30,34 50,33 70,34"), { width: [0.8, 1.7, 0.8] }),
		swelled(free("16,60 22,76 36,88 50,92 64,88 78,76 84,60"), { width: [1, 2.6, 1], steps: 2 }),
	),
	area("line", poly("8,66 17,54 25,66"), poly("92,66 83,54 75,66")),
	lines(free("22,22 34,28 50,46 62,60 60,72 44,70 42,62")),
];

const compass = (): Mark[] => [
	...body(circle(M, 40)),
	lines(circle(M, 34)),
	...around(4, M, poly("50,20 56,50 50,50")).map((half) => area("line", half)),
	...around(4, M, poly("50,20 44,50 50,50")).map((half) => fineLines(half)),
	fineLines(...around(8, M, free("!50,16 !50,20"))),
	...small(circle(M, 4)),
];

const pin = (): Mark[] => [
	fineLines(oval([50, 86], 22, 7)),
	...body(loop("!50,86 34,62 24,44 25,26 36,13 50,9 64,13 75,26 76,44 66,62")),
	...small(loop("!50,52 37,40 36,30 42,26 !50,31 58,26 64,30 63,40")),
];

const plane = (): Mark[] => [
	...body(poly("6,48 94,12 62,80 44,60")),
	...bare(poly("44,60 94,12 34,54")),
	...bare(poly("44,60 40,80 52,69")),
	fineLines(free("4,92 14,84 24,88 32,82")),
];

const path = (): Mark[] => [
	...small(loop("!16,88 8,76 6,66 12,59 20,59 26,66 24,76")),
	area("line", circle([16, 68], 2.4)),
	{
		...lines(
			...Array.from({ length: 9 }, (_, i) => {
				const at = (t: number): string => `${22 + 62 * t},${88 - 44 * t - 20 * Math.sin(t * 6.2)}`;
				return free(`!${at(i / 9)} !${at(i / 9 + 0.055)}`);
			}).slice(1),
		),
	},
	...body(loop("!84,46 73,32 70,20 76,10 84,7 92,10 98,20 95,32")),
	area("accent", loop("!84,28 77,20 77,16 81,14.6 !84,17 87,14.6 91,16 91,20")),
];

const suitcase = (): Mark[] => [
	lines(free("!38,28 !38,18 !62,18 !62,28")),
	...body(loop("!14,28 50,27 86,28 !88,32 88,80 !84,86 50,87 16,86 !12,80 12,32")),
	...small(poly("24,27.6 32,27.6 32,86.4 24,86.4")),
	...small(poly("68,27.6 76,27.6 76,86.4 68,86.4")),
	area("accent", loop("!50,68 41,59 42,52 46.6,51 !50,54.6 53.4,51 58,52 59,59")),
];

const globe = (): Mark[] => [
	...body(circle([50, 42], 30)),
	fineLines(
		oval([50, 42], 12, 30),
		free("!50,12 !50,72"),
		free("!20,42 !80,42"),
		free("24,28 50,33 76,28"),
		free("24,56 50,51 76,56"),
	),
	lines(arc([50, 42], 37, -60, 150)),
	lines(free("!50,79 !50,88"), free("30,92 50,88 70,92"), free("!30,92 !70,92")),
];

const balloon = (): Mark[] => [
	...body(loop("!40,68 24,54 14,38 18,20 32,9 50,6 68,9 82,20 86,38 76,54 !60,68")),
	lines(...pair(50, free("45,68 36,48 34,28 42,8")), free("!40,68 !60,68")),
	fineLines(free("!41,68 !44,82"), free("!59,68 !56,82")),
	...small(loop("!43,82 !57,82 55,94 !45,94")),
];

const ship = (): Mark[] => [
	lines(free("!48,8 !48,68")),
	...body(loop("!51,12 66,28 76,46 !80,60 !51,60")),
	...small(loop("!45,20 36,38 !22,58 !45,60")),
	...body(loop("!12,68 !88,68 80,84 !74,86 50,87 !26,86 20,84")),
	lines(free("4,94 16,91 28,94 40,91 52,94 64,91 76,94 88,91 96,93")),
];

const wheel = (): Mark[] => [
	...body(circle(M, 30)),
	...bare(circle(M, 23)),
	...around(8, M, free("!50,42 !50,8")).map((spoke) => lines(spoke)),
	...small(circle(M, 8)),
	area("line", circle(M, 2)),
	area("line", ...around(8, M, oval([50, 7], 2, 4))),
];

const palmIsland = (): Mark[] => [
	...small(circle([13, 18], 10)),
	lines(free("44,80 42,62 45,46 52,32"), free("50,80 48,64 50,50 55,36")),
	...[
		[-168, 34, -40],
		[-128, 30, -50],
		[-60, 30, 50],
		[-18, 34, 44],
		[14, 28, 50],
		[160, 28, -50],
	].flatMap(([angle = 0, length = 0, bend = 0]) =>
		drawLeaf({ root: [53.5, 33], angle, length, wide: 0.3, bend }, "full"),
	),
	area("accent", berry([50, 38], 2.6), berry([56, 39], 2.6)),
	...bare(joined([free("!14,82 26,79 50,77 74,79 !88,82"), free("!88,82 70,88 50,89 30,88 !14,82")], true)),
	lines(free("4,94 16,92 28,95 40,92 52,95 64,92 76,95 96,93")),
];

const camera = (): Mark[] => [
	...body(loop("!10,32 !34,32 !40,22 !60,22 !66,32 !90,32 92,50 !90,80 50,81 !10,80 8,60")),
	...small(circle([50, 56], 17)),
	...bare(circle([50, 56], 10)),
	lines(free("!16,26 !26,26")),
	area("line", circle([80, 41], 2.4)),
	fineLines(arc([50, 56], 6, 190, 260)),
];

const tent = (): Mark[] => [
	...body(poly("50,22 92,84 8,84")),
	...small(poly("50,40 68,84 32,84")),
	lines(free("!50,40 !50,84"), free("!50,22 !46,15"), free("!50,22 !54,15"), free("!2,86 !98,86")),
	area(
		"line",
		...[
			[18, 30],
			[30, 14],
			[76, 20],
			[88, 40],
			[66, 8],
		].map(([x = 0, y = 0]) => berry([x, y], 1.4)),
	),
];

const bicycle = (): Mark[] => [
	...[24, 76].flatMap((x): Mark[] => [
		lines(circle([x, 66], 19)),
		fineLines(...around(8, [x, 66], free(`!${x},63 !${x},48`))),
		area("line", circle([x, 66], 2.2)),
	]),
	{
		ink: "line",
		stroke: PEN.bold,
		curves: [
			free("!24,66 !38,40 !66,40 !48,66 !24,66"),
			free("!48,66 !36,34"),
			free("!76,66 !63,28"),
			free("!30,33 !42,33"),
			free("!63,28 68,24 74,26 76,31"),
		],
	},
	...small(poly("64,36 84,36 81,50 67,50")),
	area("accent", berry([68, 31], 3.6), berry([75, 30], 3.8), berry([81, 32], 3.2)),
];

export const travel: Drawings = {
	anchor,
	"sail-ship": ship,
	"ships-wheel": wheel,
	compass,
	globe,
	"map-pin": pin,
	"way-of-love": path,
	"paper-plane": plane,
	"hot-air-balloon": balloon,
	suitcase,
	"palm-island": palmIsland,
	camera,
	tent,
	bicycle,
};
