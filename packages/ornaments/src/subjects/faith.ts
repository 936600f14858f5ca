import type { Curve, Point } from "../drawing/curve.ts";
import { arc, around, circle, free, joined, loop, oval, pair, poly } from "../drawing/hand.ts";
import { area, fineLines, inInk, lines, type Mark } from "../drawing/mark.ts";
import { berry, drawLeaf, sprig } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

const latin = (): Curve => poly("45,6 55,6 55,32 78,32 78,42 55,42 55,94 45,94 45,42 22,42 22,32 45,32");

const penCross = (): Mark[] => [
	area(
		"line",
		swelled(free("50,6 51,36 49,66 50,95"), { width: [0.8, 1.7, 0.5] }),
		swelled(free("22,35 42,34 60,35.5 79,34"), { width: [0.5, 1.6, 0.7] }),
	),
];

const leafCross = (): Mark[] => {
	const vine = sprig({
		stem: free("44,96 56,82 45,66 55,50 46,34 52,18"),
		nodes: 7,
		span: [0.06, 0.95],
		length: [11, 8],
		wide: 0.42,
		spread: [54, 48],
		style: "full",
		order: "turns",
		tip: 8,
		seed: 6,
		thick: [0.6, 0.4],
	});
	return [lines(free("!50,5 !50,95"), free("!24,33 !76,33")), ...vine];
};

const fish = (): Mark[] => [
	area(
		"line",
		swelled(free("95,74 77,56 58,38 38,30 20,35 8,44 5,50 8,56 20,65 38,70 58,62 77,44 95,26"), {
			width: [0.6, 1.8, 0.6],
			steps: 3,
		}),
		circle([22, 46], 1.8),
	),
];

const chalice = (): Mark[] => {
	const cup = loop("!28,30 72,30 !72,32 70,48 60,58 50,60 40,58 30,48 !28,32");
	const foot = loop("!46,60 47,74 44,82 !30,90 50,93 !70,90 56,82 53,74 !54,60");
	const host = circle([50, 16], 11);
	return [
		...small(host),
		fineLines(free("!50,10 !50,22"), free("!44.5,15 !55.5,15")),
		...body(cup),
		...body(foot),
		...bare(oval([50, 68], 6, 3)),
		...pair(
			50,
			...[0, 1, 2].map((i) => free(`!${66 + i * 5},${12 + i * 6} !${73 + i * 5},${9 + i * 6}`)),
		).map((ray): Mark => fineLines(ray)),
	];
};

const bunch = (x: number, y: number, size: number): Mark[] => {
	const rows: Point[] = [
		[-6, 0],
		[0, 0],
		[6, 0],
		[-3, 5],
		[3, 5],
		[0, 10],
	];
	return rows.flatMap(([px, py]) => small(circle([x + px * size, y + py * size], 3.1 * size)));
};

const bread = (): Mark[] => [
	...body(loop("!10,66 14,48 32,40 54,40 72,48 !76,66 60,76 42,78 24,76")),
	lines(free("28,46 32,54 30,62"), free("43,43 47,52 45,62"), free("58,45 61,53 60,62")),
	...bunch(76, 64, 1.25),
	...inInk("accent", drawLeaf({ root: [76, 58], angle: -60, length: 20, wide: 0.6 }, "split")),
	lines(free("76,62 77,54 73,48")),
];

const candle = (): Mark[] => {
	const flame = loop("!50,6 43,16 44,24 50,28 56,24 57,16");
	return [
		...small(flame),
		...body(poly("41,34 59,34 59,92 41,92")),
		lines(free("50,28 50,34")),
		area(
			"line",
			poly("48.6,50 51.4,50 51.4,56 56,56 56,58.8 51.4,58.8 51.4,72 48.6,72 48.6,58.8 44,58.8 44,56 48.6,56"),
		),
		fineLines(free("30,92 50,94 70,92")),
		...pair(
			50,
			...[0, 1, 2].map((i) => free(`!${62 + i * 1.6},${10 + i * 9} !${71 + i * 0.4},${5 + i * 12}`)),
		).map((ray) => fineLines(ray)),
	];
};

const spirit = (): Mark[] => {
	const dove = loop(
		"!50,12 45,19 46,27 !30,20 18,22 !4,16 12,36 26,48 42,50 !38,64 44,68 !50,74 56,68 !62,64 58,50 74,48 88,36 !96,16 82,22 !70,20 54,27 55,19",
	);
	return [
		...body(dove),
		fineLines(...pair(50, free("20,30 30,37 42,40"), free("47,62 47,54"))),
		...[-40, -20, 0, 20, 40].map((turn): Mark => {
			const angle = ((turn + 90) * Math.PI) / 180;
			const at = (reach: number) => `!${50 + reach * Math.cos(angle)},${48 + reach * Math.sin(angle)}`;
			return fineLines(free(`${at(32)} ${at(turn === 0 ? 48 : 44)}`));
		}),
	];
};

const church = (): Mark[] => [
	...body(poly("50,16 64,36 64,90 36,90 36,36")),
	...body(poly("64,56 88,66 88,90 64,90")),
	...body(poly("36,56 12,66 12,90 36,90")),
	lines(free("!50,16 !50,5"), free("!46,9 !54,9"), free("!6,90 !94,90")),
	...small(joined([arc([50, 76], 6, 180, 360), free("!56,76 !56,90 !44,90 !44,76")], true)),
	lines(circle([50, 48], 5.5)),
	fineLines(free("!50,42.5 !50,53.5"), free("!44.5,48 !55.5,48")),
	...pair(50, joined([arc([76, 76], 3, 180, 360), free("!79,76 !79,82 !73,82 !73,76")], true)).map((pane) =>
		fineLines(pane),
	),
];

const water = (): Mark[] => [
	...body(loop("!50,6 40,24 31,38 30,52 38,63 50,66 62,63 70,52 69,38 60,24")),
	fineLines(free("38,44 38,53 44,59")),
	area(
		"line",
		swelled(free("12,78 24,74 38,78 50,74 62,78 76,74 88,78"), { width: [0.3, 0.9, 0.3], steps: 2 }),
		swelled(free("24,88 38,84 50,88 62,84 76,88"), { width: [0.3, 0.9, 0.3], steps: 2 }),
	),
];

const bible = (): Mark[] => [
	...body(loop("!50,30 38,24 22,24 !8,28 !8,78 22,74 38,75 !50,82 62,75 78,74 !92,78 !92,28 78,24 62,24")),
	lines(free("!50,30 !50,82")),
	fineLines(...pair(50, free("16,37 28,34 42,38"), free("16,46 28,43 42,47"), free("16,55 28,52 42,56"))),
	area("accent", poly("62,16 68,16 68,46 65,42 62,46")),
];

const shell = (): Mark[] => [
	...body(
		loop(
			"!42,82 30,70 14,54 12,36 22,24 30,18 38,13 50,11 62,13 70,18 78,24 88,36 86,54 70,70 !58,82 !62,92 50,94 !38,92",
		),
	),
	lines(
		...pair(50, free("46,80 34,52 26,26"), free("43,78 26,58 16,44")),
		free("50,80 50,12"),
		free("!42,82 !58,82"),
	),
	fineLines(...pair(50, free("48,80 43,48 40,18"))),
];

const rays = (): Mark[] => [
	...body(latin()),
	...around(4, [50, 37], free("!58,29 !70,17"), free("!61,24 !67,12"), free("!63,31 !76,25")).map((ray) =>
		fineLines(ray),
	),
];

export const faith: Drawings = {
	cross: () => body(latin()),
	"pen-cross": penCross,
	"vine-cross": leafCross,
	"cross-rays": rays,
	"christian-fish": fish,
	"chalice-host": chalice,
	"bread-grapes": bread,
	"christening-candle": candle,
	"holy-spirit": spirit,
	"water-drop": water,
	"scallop-shell": shell,
	bible,
	church,
	grapes: () => [
		...bunch(50, 40, 2.2),
		...drawLeaf({ root: [50, 32], angle: -28, length: 34, wide: 0.55 }, "split"),
		...drawLeaf({ root: [50, 32], angle: -152, length: 30, wide: 0.55 }, "split"),
		area("line", berry([50, 33], 1.4)),
	],
};
