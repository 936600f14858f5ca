import { chance, sway } from "../drawing/chance.ts";
import { type Curve, type Point, wash } from "../drawing/curve.ts";
import { arc, circle, free, joined, loop, poly, turned } from "../drawing/hand.ts";
import { area, type Mark } from "../drawing/mark.ts";
import { drawLeaf, sprig } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { type Drawings, SHEET } from "../ornament.ts";
import { sparkle } from "./sky.ts";

const [W, H] = SHEET;

/** A row of places over the sheet, every other row moved by half a step. */
function grid(step: number, drop = step): Point[] {
	const rows = Math.ceil(H / drop) + 1;
	const columns = Math.ceil(W / step) + 1;
	return Array.from({ length: rows * columns }, (_, i): Point => {
		const row = Math.floor(i / columns);
		return [((i % columns) + (row % 2 === 0 ? 0 : 0.5)) * step, row * drop];
	}).filter(([x, y]) => x > 1 && y > 1 && x < W - 1 && y < H - 1);
}

function blob(x: number, y: number, across: number, down: number, seed: number): Curve {
	return wash(
		Array.from({ length: 9 }, (_, i): Point => {
			const angle = (i / 9) * 2 * Math.PI;
			const reach = 1 + sway(0.16, seed, i);
			return [x + across * reach * Math.cos(angle), y + down * reach * Math.sin(angle)];
		}),
	);
}

const inside = (curve: Curve): Curve => ({
	...curve,
	points: curve.points.map(([x, y]): Point => [Math.min(W, Math.max(0, x)), Math.min(H, Math.max(0, y))]),
});

const dots = (): Mark[] => [area("fill", ...grid(12.5, 10.8).map((spot) => circle(spot, 1.4)))];
const bigDots = (): Mark[] => [
	area("fill", ...grid(20, 17.5).map((spot, i) => circle(spot, 4.6 + sway(0.5, i)))),
];
const confetti = (): Mark[] => [
	area(
		"fill",
		...grid(12.5, 14).map(([x, y], i) =>
			circle([x + sway(4, i), y + sway(4, i, 2)], 0.8 + chance(i, 7) * 1.6),
		),
	),
	area(
		"accent",
		...grid(25, 28).map(([x, y], i) =>
			circle(
				[Math.min(W - 2, x + 6 + sway(5, i, 3)), Math.max(2, y - 5 + sway(4, i, 4))],
				0.7 + chance(i, 8),
			),
		),
	),
];
const stripes = (): Mark[] => [
	area(
		"fill",
		...Array.from({ length: 10 }, (_, i) =>
			poly(`${i * 10},0 ${i * 10 + 5},0 ${i * 10 + 5},${H} ${i * 10},${H}`),
		),
	),
];
const pinstripes = (): Mark[] => [
	area(
		"fill",
		...Array.from({ length: 20 }, (_, i) =>
			poly(`${i * 5 + 2.1},0 ${i * 5 + 2.9},0 ${i * 5 + 2.9},${H} ${i * 5 + 2.1},${H}`),
		),
	),
];
const brushed = (): Mark[] => [
	area(
		"fill",
		...Array.from({ length: 14 }, (_, i) => {
			const y = 5 + i * 10;
			return inside(
				swelled(
					free(
						`0,${y + sway(1, i)} 25,${y + sway(1.4, i, 1)} 50,${y + sway(1.4, i, 2)} 75,${y + sway(1.4, i, 3)} 100,${y + sway(1, i, 4)}`,
					),
					{ width: [1.6 + chance(i) * 0.8, 2.6, 1.4 + chance(i, 9)], steps: 2 },
				),
			);
		}),
	),
];
const checks = (): Mark[] => [
	area(
		"fill",
		...Array.from({ length: 5 }, (_, i) =>
			poly(`${i * 20 + 5},0 ${i * 20 + 15},0 ${i * 20 + 15},${H} ${i * 20 + 5},${H}`),
		),
	),
	{
		...area(
			"accent",
			...Array.from({ length: 35 }, (_, i) => {
				const [x, y] = [(i % 5) * 20 + 5, Math.floor(i / 5) * 20 + 5];
				return poly(`${x},${y} ${x + 10},${y} ${x + 10},${y + 10} ${x},${y + 10}`);
			}),
		),
		layer: 1,
	},
	area(
		"fill",
		...Array.from({ length: 7 }, (_, i) =>
			poly(`0,${i * 20 + 5} ${W},${i * 20 + 5} ${W},${i * 20 + 15} 0,${i * 20 + 15}`),
		),
	),
];
const rhombs = (): Mark[] => [
	{
		ink: "fill",
		stroke: 0.8,
		curves: Array.from({ length: 17 }, (_, i) => i - 7).flatMap((i) => {
			const ways = [
				[i * 14, 0, i * 14 + H, H],
				[i * 14 + H, 0, i * 14, H],
			] as const;
			return ways.flatMap(([x, y, toX, toY]) => cut(x, y, toX, toY));
		}),
	},
];

/** What of a straight line lies on the sheet. */
function cut(x: number, y: number, toX: number, toY: number): Curve[] {
	const slope = (toX - x) / (toY - y);
	const at = (edge: number) => y + (edge - x) / slope;
	const [from, to] = [at(0), at(W)].sort((a, b) => a - b);
	const top = Math.max(0, from ?? 0);
	const bottom = Math.min(H, to ?? H);
	return bottom - top < 1
		? []
		: [free(`!${x + (top - y) * slope},${top} !${x + (bottom - y) * slope},${bottom}`)];
}

const rays = (): Mark[] => {
	const centre: Point = [50, 140];
	return [
		area(
			"fill",
			...Array.from({ length: 12 }, (_, i) => {
				const edge = (degrees: number): Point => {
					const angle = (degrees * Math.PI) / 180;
					const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
					const reach = Math.min(dy < -0.001 ? -H / dy : 1e6, Math.abs(dx) > 0.001 ? 50 / Math.abs(dx) : 1e6);
					return [centre[0] + dx * reach, centre[1] + dy * reach];
				};
				const [one, other] = [edge(i * 15), edge(i * 15 + 7.5)];
				const isCorner = one[1] > 0.5 !== other[1] > 0.5;
				const corner = isCorner ? ` ${one[0] > 50 ? W : 0},0` : "";
				return poly(`${centre.join(",")} ${one.join(",")}${corner} ${other.join(",")}`);
			}),
		),
	];
};

const blobs = (): Mark[] => [
	area("fill", inside(blob(14, 16, 34, 26, 2)), inside(blob(90, 122, 36, 32, 5))),
	{ ...area("accent", inside(blob(92, 30, 15, 20, 8)), inside(blob(8, 106, 13, 17, 11))) },
];
const washes = (): Mark[] => [
	area(
		"fill",
		inside(loop("!0,0 !100,0 !100,22 84,30 66,24 48,32 28,26 12,34 !0,30")),
		inside(loop("!0,140 !0,118 16,112 34,120 54,110 74,118 90,108 !100,112 !100,140")),
	),
	{
		...area(
			"accent",
			inside(loop("!0,0 !100,0 !100,9 78,14 56,8 34,15 14,10 !0,14")),
			inside(loop("!0,140 !0,132 20,128 44,134 68,127 !100,130 !100,140")),
		),
		layer: 1,
	},
];
const arches = (): Mark[] => [
	...[44, 35, 26, 17].map((reach, i): Mark => {
		const gate = joined(
			[arc([50, 66], reach, 180, 360), free(`!${50 + reach},66 !${50 + reach},${H} !${50 - reach},${H}`)],
			true,
		);
		return { ...area(i % 2 === 0 ? "fill" : "accent", gate), layer: i };
	}),
];
const scales = (): Mark[] => [
	{
		ink: "fill",
		stroke: 0.9,
		curves: grid(20, 10)
			.flatMap(([x, y]) => [9, 6, 3].map((reach) => arc([x, y], reach, 180, 360)))
			.filter(({ points }) => points.every(([x, y]) => x >= 0 && x <= W && y >= 0 && y <= H)),
	},
];
const leaves = (): Mark[] =>
	grid(17, 15).flatMap(([x, y], i): Mark[] =>
		drawLeaf(
			{
				root: [Math.min(94, Math.max(6, x + sway(3, i))), Math.min(134, Math.max(6, y + sway(3, i, 1)))],
				angle: chance(i, 3) * 360,
				length: 5.6,
				wide: 0.4,
			},
			"full",
		).map((mark) => ({ ...mark, ink: "fill" })),
	);
const branches = (): Mark[] =>
	[
		[4, 30, -50, 1],
		[96, 108, 130, 2],
		[6, 136, -64, 3],
		[94, 6, 118, 4],
	].flatMap(([x = 0, y = 0, turn = 0, seed = 0]) => {
		const stem = turned(free(`${x},${y} ${x + 14},${y - 2} ${x + 28},${y + 2} ${x + 42},${y}`), turn, [x, y]);
		return sprig({
			stem,
			nodes: 6,
			length: [12, 7],
			wide: 0.34,
			spread: [48, 36],
			style: "full",
			tip: 8,
			seed,
			thick: [0.6, 0.45],
		}).map((mark): Mark => ({ ...mark, ink: "fill", curves: mark.curves.map(inside) }));
	});
const stars = (): Mark[] => [
	area(
		"fill",
		...grid(18, 16).map(([x, y], i) =>
			inside(sparkle(x + sway(4, i), y + sway(4, i, 1), 2 + chance(i, 5) * 3.2)),
		),
	),
];
const terrazzo = (): Mark[] => {
	const chip = ([x, y]: Point, i: number) => {
		const spots = [0, 1, 2, 3, 4].map((corner) => {
			const angle = ((corner * 72 + chance(i, corner) * 50) * Math.PI) / 180;
			const reach = 2.4 + chance(i, corner, 3) * 3.4;
			return `${Math.min(W, Math.max(0, x + sway(3, i) + reach * Math.cos(angle)))},${Math.min(H, Math.max(0, y + sway(3, i, 1) + reach * Math.sin(angle)))}`;
		});
		return poly(spots.join(" "));
	};
	const spots = grid(14, 13);
	return [
		area("fill", ...spots.filter((_, i) => i % 3 !== 0).map(chip)),
		area("accent", ...spots.filter((_, i) => i % 3 === 0).map((spot, i) => chip(spot, i + 200))),
	];
};

export const backgrounds: Drawings = {
	"fine-dots": dots,
	"large-dots": bigDots,
	"confetti-dots": confetti,
	stripes,
	pinstripes,
	"brush-strokes": brushed,
	checks,
	rhombs,
	rays,
	blobs,
	washes,
	arches,
	scales,
	"scattered-leaves": leaves,
	"edge-branches": branches,
	"scattered-stars": stars,
	terrazzo,
};
