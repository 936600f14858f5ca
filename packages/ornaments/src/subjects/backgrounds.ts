import { sway } from "../drawing/chance.ts";
import { type Curve, type Point, wash } from "../drawing/curve.ts";
import { arc, free, joined, loop, poly, turned } from "../drawing/hand.ts";
import { area, type Mark } from "../drawing/mark.ts";
import { sprig } from "../drawing/plant.ts";
import { inside, type Sheet } from "../drawing/sheet.ts";
import type { Grounds } from "../ornament.ts";
import { patterns } from "./patterns.ts";

/** Drawn for the tall sheet, stretched to another one. */
function fitted(sheet: Sheet, curve: Curve): Curve {
	const points = curve.points.map(([x, y]): Point => [(x * sheet[0]) / 100, (y * sheet[1]) / 140]);
	return inside(sheet, { ...curve, points });
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

const rays = (sheet: Sheet): Mark[] => {
	const centre: Point = [sheet[0] / 2, sheet[1]];
	return [
		area(
			"fill",
			...Array.from({ length: 12 }, (_, i) => {
				const edge = (degrees: number): Point => {
					const angle = (degrees * Math.PI) / 180;
					const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
					const reach = Math.min(
						dy < -0.001 ? -sheet[1] / dy : 1e6,
						Math.abs(dx) > 0.001 ? sheet[0] / 2 / Math.abs(dx) : 1e6,
					);
					return [centre[0] + dx * reach, centre[1] + dy * reach];
				};
				const [one, other] = [edge(i * 15), edge(i * 15 + 7.5)];
				const isCorner = one[1] > 0.5 !== other[1] > 0.5;
				const corner = isCorner ? ` ${one[0] > sheet[0] / 2 ? sheet[0] : 0},0` : "";
				return poly(`${centre.join(",")} ${one.join(",")}${corner} ${other.join(",")}`);
			}),
		),
	];
};

const blobs = (sheet: Sheet): Mark[] => [
	area("fill", fitted(sheet, blob(14, 16, 34, 26, 2)), fitted(sheet, blob(90, 122, 36, 32, 5))),
	{ ...area("accent", fitted(sheet, blob(92, 30, 15, 20, 8)), fitted(sheet, blob(8, 106, 13, 17, 11))) },
];

const washes = (sheet: Sheet): Mark[] => [
	area(
		"fill",
		fitted(sheet, loop("!0,0 !100,0 !100,22 84,30 66,24 48,32 28,26 12,34 !0,30")),
		fitted(sheet, loop("!0,140 !0,118 16,112 34,120 54,110 74,118 90,108 !100,112 !100,140")),
	),
	{
		...area(
			"accent",
			fitted(sheet, loop("!0,0 !100,0 !100,9 78,14 56,8 34,15 14,10 !0,14")),
			fitted(sheet, loop("!0,140 !0,132 20,128 44,134 68,127 !100,130 !100,140")),
		),
		layer: 1,
	},
];

const arches = (sheet: Sheet): Mark[] => {
	const [middle, level] = [sheet[0] / 2, sheet[1] * 0.47];
	return [40, 32, 24, 16].map((share, i): Mark => {
		const reach = (share * (Math.min(...sheet) - 20)) / 100;
		const [left, right] = [middle - reach, middle + reach];
		const gate = joined(
			[
				arc([middle, level], reach, 180, 360),
				free(`!${right},${level} !${right},${sheet[1]} !${left},${sheet[1]}`),
			],
			true,
		);
		return { ...area(i % 2 === 0 ? "fill" : "accent", gate), layer: i };
	});
};

const branches = (sheet: Sheet): Mark[] =>
	[
		[4, 30, -50, 1],
		[96, 108, 130, 2],
		[6, 136, -64, 3],
		[94, 6, 118, 4],
	].flatMap(([share = 0, drop = 0, turn = 0, seed = 0]) => {
		const [x, y] = [(share * sheet[0]) / 100, (drop * sheet[1]) / 140];
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
		}).map(
			(mark): Mark => ({ ...mark, ink: "fill", curves: mark.curves.map((curve) => inside(sheet, curve)) }),
		);
	});

export const backgrounds: Grounds = {
	...patterns,
	rays,
	blobs,
	washes,
	arches,
	"edge-branches": branches,
};
