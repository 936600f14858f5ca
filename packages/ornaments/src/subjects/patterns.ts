import { chance, sway } from "../drawing/chance.ts";
import type { Curve, Point } from "../drawing/curve.ts";
import { arc, circle, free, poly } from "../drawing/hand.ts";
import { area, type Mark } from "../drawing/mark.ts";
import { drawLeaf } from "../drawing/plant.ts";
import { grid, inside, type Sheet } from "../drawing/sheet.ts";
import { swelled } from "../drawing/stroke.ts";
import type { Grounds } from "../ornament.ts";
import { sparkle } from "./sky.ts";

const dots = (sheet: Sheet): Mark[] => [
	area("fill", ...grid(sheet, 16, 14).map((spot) => circle(spot, 1.4))),
];
const bigDots = (sheet: Sheet): Mark[] => [
	area("fill", ...grid(sheet, 20, 17.5).map((spot, i) => circle(spot, 4.6 + sway(0.5, i)))),
];
const confetti = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...grid(sheet, 17, 20).map(([x, y], i) =>
			circle([x + sway(4, i), y + sway(4, i, 2)], 0.8 + chance(i, 7) * 1.6),
		),
	),
	area(
		"accent",
		...grid(sheet, 30, 34).map(([x, y], i) =>
			circle(
				[Math.min(sheet[0] - 2, x + 6 + sway(5, i, 3)), Math.max(2, y - 5 + sway(4, i, 4))],
				0.7 + chance(i, 8),
			),
		),
	),
];
const stripes = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...Array.from({ length: sheet[0] / 10 }, (_, i) =>
			poly(`${i * 10},0 ${i * 10 + 5},0 ${i * 10 + 5},${sheet[1]} ${i * 10},${sheet[1]}`),
		),
	),
];
const pinstripes = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...Array.from({ length: sheet[0] / 5 }, (_, i) =>
			poly(`${i * 5 + 2.1},0 ${i * 5 + 2.9},0 ${i * 5 + 2.9},${sheet[1]} ${i * 5 + 2.1},${sheet[1]}`),
		),
	),
];
const brushed = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...Array.from({ length: sheet[1] / 10 }, (_, i) => {
			const y = 5 + i * 10;
			return inside(
				sheet,
				swelled(
					free(
						[0, 1, 2, 3, 4]
							.map((part) => `${(sheet[0] * part) / 4},${y + sway(part % 4 === 0 ? 1 : 1.4, i, part)}`)
							.join(" "),
					),
					{ width: [1.6 + chance(i) * 0.8, 2.6, 1.4 + chance(i, 9)], steps: 2 },
				),
			);
		}),
	),
];
const checks = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...Array.from({ length: sheet[0] / 20 }, (_, i) =>
			poly(`${i * 20 + 5},0 ${i * 20 + 15},0 ${i * 20 + 15},${sheet[1]} ${i * 20 + 5},${sheet[1]}`),
		),
	),
	{
		...area(
			"accent",
			...Array.from({ length: (sheet[0] * sheet[1]) / 400 }, (_, i) => {
				const columns = sheet[0] / 20;
				const [x, y] = [(i % columns) * 20 + 5, Math.floor(i / columns) * 20 + 5];
				return poly(`${x},${y} ${x + 10},${y} ${x + 10},${y + 10} ${x},${y + 10}`);
			}),
		),
		layer: 1,
	},
	area(
		"fill",
		...Array.from({ length: sheet[1] / 20 }, (_, i) =>
			poly(`0,${i * 20 + 5} ${sheet[0]},${i * 20 + 5} ${sheet[0]},${i * 20 + 15} 0,${i * 20 + 15}`),
		),
	),
];
const rhombs = (sheet: Sheet): Mark[] => [
	{
		ink: "fill",
		stroke: 0.5,
		curves: Array.from(
			{ length: Math.ceil((sheet[0] + sheet[1]) / 14) + 1 },
			(_, i) => i - Math.ceil(sheet[1] / 14),
		).flatMap((i) => {
			const ways = [
				[i * 14, 0, i * 14 + sheet[1], sheet[1]],
				[i * 14 + sheet[1], 0, i * 14, sheet[1]],
			] as const;
			return ways.flatMap(([x, y, toX, toY]) => cut(sheet, x, y, toX, toY));
		}),
	},
];

/** What of a straight line lies on the sheet. */
function cut(sheet: Sheet, x: number, y: number, toX: number, toY: number): Curve[] {
	const slope = (toX - x) / (toY - y);
	const at = (edge: number) => y + (edge - x) / slope;
	const [from, to] = [at(0), at(sheet[0])].sort((a, b) => a - b);
	const top = Math.max(0, from ?? 0);
	const bottom = Math.min(sheet[1], to ?? sheet[1]);
	return bottom - top < 1
		? []
		: [free(`!${x + (top - y) * slope},${top} !${x + (bottom - y) * slope},${bottom}`)];
}

const scales = (sheet: Sheet): Mark[] => [
	{
		ink: "fill",
		stroke: 0.6,
		curves: grid(sheet, 22, 11).flatMap((spot) => [9.8, 5.4].map((reach) => arc(spot, reach, 180, 360))),
	},
];
const leaves = (sheet: Sheet): Mark[] =>
	grid(sheet, 19, 17).flatMap(([x, y], i): Mark[] =>
		drawLeaf(
			{
				root: [
					Math.min(sheet[0] - 6, Math.max(6, x + sway(3, i))),
					Math.min(sheet[1] - 6, Math.max(6, y + sway(3, i, 1))),
				],
				angle: chance(i, 3) * 360,
				length: 5.6,
				wide: 0.4,
			},
			"full",
		).map((mark) => ({ ...mark, ink: "fill" })),
	);

const stars = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		...grid(sheet, 21, 19).map(([x, y], i) =>
			inside(sheet, sparkle(x + sway(4, i), y + sway(4, i, 1), 2 + chance(i, 5) * 3.2)),
		),
	),
];
const terrazzo = (sheet: Sheet): Mark[] => {
	const chip = ([x, y]: Point, i: number) => {
		const spots = [0, 1, 2, 3, 4].map((corner) => {
			const angle = ((corner * 72 + chance(i, corner) * 50) * Math.PI) / 180;
			const reach = 2.4 + chance(i, corner, 3) * 3.4;
			return `${Math.min(sheet[0], Math.max(0, x + sway(3, i) + reach * Math.cos(angle)))},${Math.min(sheet[1], Math.max(0, y + sway(3, i, 1) + reach * Math.sin(angle)))}`;
		});
		return poly(spots.join(" "));
	};
	const spots = grid(sheet, 15, 14);
	return [
		area("fill", ...spots.filter((_, i) => i % 3 !== 0).map(chip)),
		area("accent", ...spots.filter((_, i) => i % 3 === 0).map((spot, i) => chip(spot, i + 200))),
	];
};

/** Backgrounds that go on and on. */
export const patterns: Grounds = {
	"fine-dots": dots,
	"large-dots": bigDots,
	"confetti-dots": confetti,
	stripes,
	pinstripes,
	"brush-strokes": brushed,
	checks,
	rhombs,
	scales,
	"scattered-leaves": leaves,
	"scattered-stars": stars,
	terrazzo,
};
