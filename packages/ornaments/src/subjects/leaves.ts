import { add, heading, times } from "../drawing/curve.ts";
import { free, loop } from "../drawing/hand.ts";
import { area, fineLines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { drawLeaf, sprig } from "../drawing/plant.ts";
import type { Drawings } from "../ornament.ts";

const palm = (): Mark[] => {
	const stem = free("20,97 34,80 50,58 60,38 62,16");
	return sprig({
		stem,
		nodes: 11,
		span: [0.3, 0.98],
		length: [36, 18],
		wide: 0.12,
		spread: [64, 26],
		style: "full",
		bend: 26,
		belly: 0.75,
		tip: 16,
		thick: [1.1, 0.5],
		seed: 12,
	});
};

const oak = (): Mark[] => {
	const lobed = loop(
		"!50,82 46,76 36,75 40,68 34,62 26,58 33,52 30,44 24,38 32,34 34,24 40,20 46,16 50,6 54,16 60,20 66,24 68,34 76,38 70,44 67,52 74,58 66,62 60,68 64,75 54,76",
	);
	return [
		area("leaf", lobed),
		{ ink: "line", curves: [free("50,96 50,70 50,40 50,16")], stroke: PEN.even },
		fineLines(
			free("50,66 44,60 38,58"),
			free("50,66 56,60 62,58"),
			free("50,48 42,42 36,40"),
			free("50,48 58,42 64,40"),
			free("50,32 45,27 41,25"),
			free("50,32 55,27 59,25"),
		),
	];
};

const acorns = (): Mark[] => {
	const acorn: Mark[] = [
		area("blossom", loop("!42,40 42,52 46,62 50,67 54,62 58,52 !58,40")),
		area("leaf", loop("!37,42 39,34 44,30 50,29 56,30 61,34 !63,42 57,40 50,39.5 43,40")),
		{ ink: "line", curves: [free("50,30 50,20 54,12")], stroke: PEN.even },
	];
	return [
		...place.turn(acorn, 24, [54, 12]),
		...place.turn(place.grow(acorn, 0.86, [54, 12]), -36, [54, 12]),
		...drawLeaf({ root: [53, 13], angle: -150, length: 34, wide: 0.42, bend: -20 }, "split"),
		...drawLeaf({ root: [54, 12], angle: -24, length: 34, wide: 0.42, bend: 24 }, "split"),
	];
};

const ginkgo = (): Mark[] => {
	const fan = loop(
		"!50,70 40,56 24,44 !10,40 16,26 30,16 44,14 !49,20 !50,34 !51,20 56,14 70,16 84,26 !90,40 76,44 60,56",
	);
	const veins = [-58, -44, -30, -16, 16, 30, 44, 58].map((angle) => {
		const to = add([50, 68], times(heading(((angle - 90) * Math.PI) / 180), 34));
		return free(`50,66 ${to.join(",")}`);
	});
	return [
		area("leaf", fan),
		fineLines(...veins.slice(1, 7)),
		{ ink: "line", curves: [free("50,70 51,82 47,97")], stroke: PEN.even },
	];
};

const monstera = (): Mark[] => {
	const half = loop(
		"!50,84 40,86 26,80 16,66 !14,58 !38,56 !13,50 12,42 !15,36 !38,42 !18,30 22,22 !27,17 !42,30 !33,13 40,8 !50,4",
	);
	const other = { ...half, points: half.points.map(([x, y]) => [101.6 - x, y] as const) };
	return [
		area("leaf", half, other),
		{ ink: "line", curves: [free("50.8,84 51,92 47,99")], stroke: PEN.bold },
	];
};

const bamboo = (): Mark[] => {
	const cane = [free("40,98 41,74"), free("41.4,71 42,46"), free("42.4,43 43.4,20")];
	const blade = (x: number, y: number, angle: number, length: number) =>
		drawLeaf({ root: [x, y], angle, length, wide: 0.19, belly: 0.8, bend: angle < -90 ? -18 : 18 }, "split");
	return [
		{ ink: "line", curves: cane, stroke: PEN.bold },
		...blade(42, 44, -30, 40),
		...blade(42, 44, 4, 36),
		...blade(42, 44, -62, 30),
		...blade(43.4, 20, -20, 38),
		...blade(43.4, 20, -128, 26),
		...blade(43.4, 20, -160, 32),
		...blade(41, 72, -150, 32),
		...blade(41, 72, -186, 28),
	];
};

/** What is more leaf than branch; shown with the branches. */
export const leaves: Drawings = { palm, bamboo, ginkgo, "oak-leaf": oak, acorns, monstera };
