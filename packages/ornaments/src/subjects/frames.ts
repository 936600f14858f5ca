import { sway } from "../drawing/chance.ts";
import { type Curve, type Point, wash } from "../drawing/curve.ts";
import { arc, around, box, circle, free, joined, loop, oval, poly } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, drawLeaf, sprig } from "../drawing/plant.ts";
import { spiral, swelled } from "../drawing/stroke.ts";
import type { Drawings } from "../ornament.ts";

const M: Point = [50, 50];
const [W, H] = [72, 100];

/** The same in all four corners of a sheet. */
function corners(marks: readonly Mark[]): Mark[] {
	const top = [...marks, ...place.mirror(marks, W / 2)];
	return [...top, ...place.flip(top, H / 2)];
}

const double = (): Mark[] => [lines(box(3, 3, W - 6, H - 6)), fineLines(box(6, 6, W - 12, H - 12))];

const notched = (): Mark[] => {
	const ring = (gap: number, radius: number) =>
		joined(
			[
				arc([gap, gap], radius, 90, 0),
				arc([W - gap, gap], radius, 180, 90),
				arc([W - gap, H - gap], radius, 270, 180),
				arc([gap, H - gap], radius, 360, 270),
			],
			true,
		);
	return [lines(ring(3, 10)), fineLines(ring(6, 10))];
};

const arch = (): Mark[] => {
	const gate = (gap: number) =>
		joined(
			[
				arc([36, 36], 36 - gap, 180, 360),
				free(`!${72 - gap},36 !${72 - gap},${100 - gap} !${gap},${100 - gap} !${gap},36`),
			],
			true,
		);
	return [lines(gate(2)), fineLines(gate(5.5))];
};

const wavy = (): Mark[] => {
	const ring = (reach: number) =>
		wash(
			Array.from({ length: 48 }, (_, i): Point => {
				const angle = (i / 48) * 2 * Math.PI;
				const out = reach + (i % 2 === 0 ? 1.8 : -1.8);
				return [50 + out * Math.cos(angle), 50 + out * Math.sin(angle)];
			}),
		);
	return [lines(ring(46)), fineLines(circle(M, 39))];
};

/** Drawn round twice by hand, never quite the same. */
const sketched = (): Mark[] => {
	const round = (seed: number) =>
		wash(
			Array.from({ length: 14 }, (_, i): Point => {
				const angle = (i / 14) * 2 * Math.PI + 0.2;
				const reach = 44 + sway(1.6, seed, i);
				return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)];
			}),
		);
	return [fineLines(round(3), round(8))];
};

const brushed = (): Mark[] => [
	area(
		"line",
		swelled(free("58,7 38,8 18,20 8,42 11,66 28,86 52,93 76,85 91,64 92,40 80,18 60,9 40,11"), {
			width: [0.3, 2, 0.3],
			steps: 2,
		}),
	),
];

const leafOval = (): Mark[] => {
	const leaf = sprig({
		stem: arc(M, 33, 62, -8, 1.36),
		nodes: 6,
		length: [11, 8],
		wide: 0.36,
		spread: [46, 40],
		style: "full",
		tip: 9,
		seed: 4,
		thick: [0.6, 0.4],
	});
	const other = place.turn(leaf, 180, M);
	return [fineLines(oval(M, 33, 45)), ...leaf, ...other];
};

const baroque = (): Mark[] => {
	const corner = [
		area(
			"line",
			swelled(free("3,30 4,20 10,16 16,14 18,8 26,4 36.2,3"), { width: [0.5, 1, 0.5] }),
			swelled(spiral([11.5, 9.5], 5, 60, 1.3, 0.2), { width: [0.6, 0.8, 0.5], steps: 2 }),
			circle([5, 5], 1.2),
		),
	];
	return [...corners(corner), lines(free("!3,30 !3,70"), free(`!${W - 3},30 !${W - 3},70`))];
};

const deco = (): Mark[] => [
	...corners([
		lines(free("!3,50 !3,14 !9,14 !9,9 !14,9 !14,3 !36,3")),
		fineLines(free("!6,50 !6,18 !13,18 !13,13 !18,13 !18,6 !36,6")),
	]),
];

const rhombus = (): Mark[] => [
	lines(poly("50,3 86,50 50,97 14,50")),
	fineLines(poly("50,9 81.4,50 50,91 18.6,50")),
	area(
		"line",
		...[
			[50, 3],
			[86, 50],
			[50, 97],
			[14, 50],
		].map(([x = 0, y = 0]) => circle([x, y], 1.8)),
	),
];

const hexagon = (): Mark[] => {
	const ring = (reach: number) => {
		const spots = [0, 1, 2, 3, 4, 5].map((i) => {
			const angle = ((i * 60 - 90) * Math.PI) / 180;
			return `${50 + reach * Math.cos(angle)},${50 + reach * Math.sin(angle)}`;
		});
		return poly(spots.join(" "));
	};
	const leaves = [-158, -136, -112, -90, -68, -44, -22].flatMap((angle, i) =>
		drawLeaf({ root: [50, 93], angle, length: 22 - Math.abs(i - 3) * 1.4, wide: 0.32 }, "split"),
	);
	return [
		lines(ring(45)),
		fineLines(ring(41)),
		...leaves,
		area("blossom", ...[44, 50, 56].map((x, i) => berry([x, i === 1 ? 90 : 92], 3))),
	];
};

const plaque = (): Mark[] => [
	lines(loop("!8,34 !92,34 !92,40 97,44 97,56 !92,60 !92,66 !8,66 !8,60 3,56 3,44 !8,40")),
	fineLines(loop("!11,37 !89,37 !89,42 94,46 94,54 !89,58 !89,63 !11,63 !11,58 6,54 6,46 !11,42")),
];

const banner = (): Mark[] => {
	const front = loop("!16,38 36,35 64,35 !84,38 !84,58 64,55 36,55 !16,58");
	return [
		area("fill", front),
		{
			ink: "line",
			stroke: PEN.even,
			curves: [poly("16,44 4,42 9,52 4,62 22,63 22,57.6"), poly("84,44 96,42 91,52 96,62 78,63 78,57.6")],
		},
		{ ink: "line", stroke: PEN.even, curves: [front], hides: [front] },
	];
};

const sunburst = (): Mark[] => {
	const ray = (reach: number): Curve => free(`!50,${50 - 33} !50,${50 - reach}`);
	return [
		lines(circle(M, 29)),
		fineLines(
			...around(24, M, ray(43)),
			...around(24, M, ray(38)).map((_, i) => around(48, M, ray(38))[i * 2 + 1] ?? ray(38)),
		),
	];
};

const monogram = (): Mark[] => {
	const half = sprig({
		stem: arc(M, 37, 118, 232),
		nodes: 8,
		length: [11, 8],
		wide: 0.34,
		spread: [46, 40],
		style: "full",
		tip: 8,
		seed: 9,
		thick: [0.6, 0.4],
	});
	return [
		fineLines(circle(M, 29)),
		...half,
		...place.mirror(half, 50),
		area("line", circle([50, 88], 1.5), circle([50, 12], 1.5)),
	];
};

const pearls = (): Mark[] => {
	const along: Point[] = [];
	for (let i = 0; i <= 16; i++) along.push([4 + i * 4, 4], [4 + i * 4, 96]);
	for (let i = 1; i < 23; i++) along.push([4, 4 + i * 4], [68, 4 + i * 4]);
	return [area("line", ...along.map((spot) => circle(spot, 0.9)))];
};

export const frames: Drawings = {
	"double-frame": double,
	"notched-frame": notched,
	"arch-frame": arch,
	"deco-frame": deco,
	"baroque-frame": baroque,
	"pearl-frame": pearls,
	"sketched-ring": sketched,
	"brushed-ring": brushed,
	"wavy-ring": wavy,
	"sunburst-ring": sunburst,
	"leaf-oval": leafOval,
	"monogram-ring": monogram,
	"rhombus-frame": rhombus,
	"leaf-hexagon": hexagon,
	plaque,
	banner,
};
