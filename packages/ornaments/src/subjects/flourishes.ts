import type { Curve } from "../drawing/curve.ts";
import { circle, free, loop, oval, pair, poly } from "../drawing/hand.ts";
import { area, lines, type Mark } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, drawLeaf, sprig } from "../drawing/plant.ts";
import { type Nib, spiral, swelled } from "../drawing/stroke.ts";
import type { Drawings } from "../ornament.ts";

const NIB: Nib["width"] = [0.4, 1.05, 0.4];

function swung(text: string, width: Nib["width"] = NIB, steps = 3): Curve {
	return swelled(free(text), { width, steps });
}

function curl(x: number, y: number, radius: number, from: number, turns: number): Curve {
	return swelled(spiral([x, y], radius, from, turns, 0.16), { width: [0.45, 0.85, 0.5], steps: 2 });
}

/** Both halves of a flourish that is the same on both sides. */
function both(...curves: readonly Curve[]): Mark[] {
	return [area("line", ...pair(50, ...curves))];
}

const lozenge = (x: number, y: number, size: number) =>
	poly(`${x},${y - size} ${x + size * 0.8},${y} ${x},${y + size} ${x - size * 0.8},${y}`);

const swash = (): Mark[] => [
	...both(swung("50,50 38,42 26,46 18,52 10,50 8,45 12,42 16,45")),
	area("line", lozenge(50, 50, 3)),
];

const calligraphy = (): Mark[] => [
	area(
		"line",
		swung("2,52 14,42 26,44 36,54 46,56 52,48 48,40 42,43 44,54 56,60 70,52 82,44 98,50", [0.3, 1.5, 0.3], 4),
	),
];

const double = (): Mark[] => [
	...both(swung("47,50 36,42 24,44 14,50 6,49"), swung("47,50 36,58 24,56 14,50 6,51")),
	area("line", circle([50, 50], 1.9)),
];

const leafLine = (): Mark[] => {
	const half = sprig({
		stem: free("52,50 66,48 80,50 96,50"),
		nodes: 6,
		span: [0.1, 0.9],
		length: [9, 6.5],
		wide: 0.42,
		spread: [44, 36],
		style: "full",
		tip: 6,
		thick: [0.7, 0.65],
		seed: 3,
	});
	return [...half, ...place.mirror(half, 50), area("blossom", berry([50, 50], 2))];
};

const heartLine = (): Mark[] => [
	...both(swung("43,50 34,47 24,52 14,50 4,50", [0.4, 0.9, 0.3])),
	area("accent", loop("!50,56 44,50 44.5,45 48,44 !50,47 52,44 55.5,45 56,50")),
];

const dots = (): Mark[] => [
	area(
		"line",
		...[0, 1, 2, 3, 4].flatMap((i) =>
			pair(50, circle([50 - i * 9, 50], 1.9 - i * 0.28)).slice(i === 0 ? 1 : 0),
		),
	),
];

const diamonds = (): Mark[] => [
	lines(...pair(50, free("4,50 36,50"))),
	area("line", lozenge(50, 50, 3.6), ...pair(50, lozenge(41, 50, 2.2))),
];

const waveLine = (): Mark[] => [
	area(
		"line",
		swelled(
			free(
				"2,50 8,47 14,47 20,50 26,53 32,53 38,50 44,47 50,47 56,50 62,53 68,53 74,50 80,47 86,47 92,50 98,52",
			),
			{ width: [0.3, 1.1, 0.3], steps: 1 },
		),
	),
];

const scrolls = (): Mark[] =>
	both(
		swung("50,54 42,46 32,47 24,54 14,58", [0.5, 1.2, 0.5]),
		curl(12, 52.4, 6, 70, 1.5),
		curl(40, 54.4, 5, -80, -1.4),
		swung("49,44 44,40 38,41"),
	);

const ribbon = (): Mark[] =>
	both(
		swung("50,50 42,43 35,42 33,47 38,51 50,50", [0.5, 1, 0.5]),
		swung("50,51 42,56 30,57 20,51 10,50 3,53", [0.4, 1.1, 0.3]),
	).concat([area("line", oval([50, 50.4], 2.2, 1.7))]);

const underline = (): Mark[] => [
	area(
		"line",
		swung("2,50 22,46 44,48 60,51 82,47 98,49", [0.3, 1.4, 0.2]),
		swung("30,54 48,52.5 64,54.5 80,53", [0.2, 0.8, 0.2]),
	),
];

const infinity = (): Mark[] => [
	...both(
		swung("50,50 44,43 36,42 31,50 36,58 44,57 50,50", [0.9, 1.3, 0.9]),
		swung("31,50 22,47 12,51 3,50", [0.8, 0.6, 0.2]),
	),
];

const ampersand = (): Mark[] => [
	area(
		"line",
		swelled(
			free("78,84 64,68 48,46 40,30 44,16 54,12 62,20 58,32 44,44 30,56 24,70 32,84 48,86 62,76 72,60 74,50"),
			{ width: [1.2, 2.6, 0.8], steps: 3 },
		),
		circle([78.5, 83], 2.6),
		swelled(free("67,50 74,49.4 82,50.4"), { width: [0.5, 1, 0.5] }),
	),
];

const arrowLine = (): Mark[] => [
	lines(
		free("10,50 90,50"),
		free("!84,46 !90,50 !84,54"),
		free("!10,50 !5,46"),
		free("!14,50 !9,46"),
		free("!18,50 !13,46"),
		free("!10,50 !5,54"),
		free("!14,50 !9,54"),
		free("!18,50 !13,54"),
	),
	area("accent", loop("!50,55 45,50 45.5,46 48.4,45.4 !50,47.6 51.6,45.4 54.5,46 55,50")),
];

const branchLine = (): Mark[] => {
	const half: Mark[] = [
		area("line", swung("50,52 62,46 76,46 86,51 97,48", [0.4, 0.8, 0.3])),
		...[
			[62, 46.4, -48],
			[70, 45.6, 40],
			[76, 46, -52],
			[84, 49.6, 24],
			[88, 50.8, -62],
		].flatMap(([x = 0, y = 0, angle = 0]) => drawLeaf({ root: [x, y], angle, length: 8, wide: 0.4 }, "full")),
	];
	return [...half, ...place.mirror(half, 50), area("blossom", berry([50, 50], 1.8))];
};

export const flourishes: Drawings = {
	swash,
	calligraphy,
	"double-swash": double,
	"scroll-line": scrolls,
	"ribbon-line": ribbon,
	underline,
	"infinity-line": infinity,
	"leaf-line": leafLine,
	"branch-line": branchLine,
	"heart-line": heartLine,
	"arrow-line": arrowLine,
	"diamond-line": diamonds,
	"dot-line": dots,
	"wave-line": waveLine,
	ampersand,
};
