import { chance, sway } from "../drawing/chance.ts";
import { add, type Curve, heading, type Point, times } from "../drawing/curve.ts";
import { arc, around, circle, free, joined, loop, moved, poly, turned } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark, PEN } from "../drawing/mark.ts";
import { berry } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

const M: Point = [50, 50];
const polar = (angle: number, reach: number, centre: Point = M): Point =>
	add(centre, times(heading((angle * Math.PI) / 180), reach));

/** Four points and a waist. */
export function sparkle(x: number, y: number, size: number): Curve {
	const [s, w] = [size, size * 0.24];
	return loop(
		`!${x},${y - s} ${x + w},${y - w} !${x + s},${y} ${x + w},${y + w} !${x},${y + s} ${x - w},${y + w} !${x - s},${y} ${x - w},${y - w}`,
	);
}

export function star(centre: Point, outer: number, inner: number, points = 5): Curve {
	const spots = Array.from({ length: points * 2 }, (_, i) =>
		polar((180 / points) * i - 90, i % 2 === 0 ? outer : inner, centre),
	);
	return poly(spots.map((spot) => spot.join(",")).join(" "));
}

function crescent(x: number, y: number): Curve {
	return moved(loop("!14,-42 -6,-40 -24,-26 -32,-4 -26,20 -8,37 16,42 !34,36 14,32 0,18 -4,-2 2,-24"), x, y);
}

const sun = (): Mark[] => [
	...body(circle(M, 20)),
	area(
		"line",
		...Array.from({ length: 16 }, (_, i) => {
			const angle = i * 22.5 + sway(2, 3, i);
			return swelled(free(`${polar(angle, 26).join(",")} ${polar(angle, i % 2 === 0 ? 44 : 36).join(",")}`), {
				width: [0.9, 0.8, 0.3],
			});
		}),
	),
];

const face = (): Mark[] => [
	...body(circle(M, 22)),
	fineLines(
		arc([42, 47], 3.4, 20, 160),
		arc([58, 47], 3.4, 20, 160),
		free("50,47 48.4,54 51,55"),
		arc([50, 55], 7, 30, 150),
	),
	...around(12, M, loop("!45.5,26 !50,8 !54.5,26")).flatMap((ray) => bare(ray)),
];

const moon = (): Mark[] => [
	...body(crescent(50, 50)),
	area("accent", sparkle(72, 34, 9), sparkle(82, 56, 7)),
	area("line", berry([64, 58], 1.2), berry([88, 40], 1.1)),
];

const sleepy = (): Mark[] => [
	...body(crescent(46, 50)),
	fineLines(arc([34, 46], 4, 20, 160), free("30,62 35,66 41,65")),
	...small(star([74, 42], 10, 4.4)),
	fineLines(free("!74,8 !74,31")),
	area("accent", sparkle(88, 66, 7)),
];

const cloud = (dx: number, dy: number, size: number): Curve => {
	const shape = loop("!-40,16 -50,8 -46,-4 -32,-6 -24,-20 -6,-24 8,-14 24,-18 36,-6 48,-2 50,10 !42,16");
	return moved({ ...shape, points: shape.points.map(([x, y]): Point => [x * size, y * size]) }, dx, dy);
};

const shower = (): Mark[] => [
	...small(star([28, 70], 17, 7.4)),
	area(
		"line",
		swelled(free("42,56 62,38 92,10"), { width: [0.9, 0.8, 0.2] }),
		swelled(free("38,50 52,36 68,20"), { width: [0.7, 0.6, 0.2] }),
		swelled(free("48,62 64,50 84,34"), { width: [0.7, 0.6, 0.2] }),
	),
];

const constellation = (): Mark[] => {
	const spots: readonly Point[] = [
		[8, 28],
		[26, 18],
		[42, 30],
		[56, 46],
		[52, 66],
		[78, 78],
		[88, 54],
	];
	const path = spots.map((spot) => `!${spot.join(",")}`);
	return [
		{
			ink: "line",
			stroke: PEN.fine,
			curves: [free(path.join(" ")), free(`${path[6]} ${path[3]}`)],
			hides: [],
		},
		...spots.map(
			(spot, i): Mark => ({
				ink: "accent",
				curves: [star(spot, i % 3 === 0 ? 6 : 4.4, i % 3 === 0 ? 2.6 : 1.9)],
				hides: [circle(spot, 5.4)],
			}),
		),
		area(
			"line",
			...[
				[20, 60],
				[36, 82],
				[70, 22],
				[90, 24],
				[12, 86],
			].map(([x = 0, y = 0]) => berry([x, y], 1)),
		),
	];
};

const waves = (): Mark[] => [
	area(
		"line",
		...[0, 1, 2, 3].map((row) => {
			const y = 30 + row * 13;
			const shift = row % 2 === 0 ? 0 : 8;
			const points = Array.from(
				{ length: 11 },
				(_, i) => `${4 + i * 8 + shift},${y + (i % 2 === 0 ? 3 : -3) + sway(0.7, row, i)}`,
			);
			return swelled(free(points.join(" ")), { width: [0.3, 0.9, 0.3], steps: 1 });
		}),
	),
];

const bigWave = (): Mark[] => {
	const wave = loop(
		"!4,82 10,60 22,40 42,26 62,26 76,38 78,52 !70,60 70,48 60,42 50,48 50,60 60,70 78,74 !96,70 !96,84 50,86",
	);
	return [
		...body(wave),
		fineLines(free("14,76 20,60 32,46 48,36"), free("26,78 32,64 42,54"), free("60,78 74,80 90,78")),
		area("accent", berry([84, 34], 2), berry([90, 44], 1.5), berry([78, 24], 1.4)),
	];
};

const mountains = (): Mark[] => {
	const back = poly("44,84 70,34 96,84");
	const front = poly("4,84 36,20 68,84");
	return [
		...small(circle([74, 22], 9)),
		...body(back),
		...body(front),
		lines(free("!26,40 !32,46 !37,38 !42,46 !47,42"), free("!62,50 !68,54 !72,48 !77,50")),
		fineLines(free("4,92 30,90 60,92 96,90")),
	];
};

const hills = (): Mark[] => [
	...small(circle([50, 40], 14)),
	...body(joined([free("4,84 16,62 34,54 50,64 62,84"), free("!62,84 !4,84")], true)),
	...body(joined([free("30,84 48,68 68,62 84,68 96,84"), free("!96,84 !30,84")], true)),
	area(
		"line",
		...around(9, [50, 40], swelled(free("50,22 50,12"), { width: [0.7, 0.6, 0.3] })).filter((_, i) =>
			[0, 1, 2, 7, 8].includes(i),
		),
	),
];

const rainbow = (): Mark[] => [
	...(
		[
			[40, "fill"],
			[31, "accent"],
			[22, "fill"],
		] as const
	).map(
		([reach, ink]): Mark =>
			area(ink, joined([arc([50, 70], reach, 187, 353), arc([50, 70], reach - 6, 351, 189)], true)),
	),
	lines(...[40, 34, 31, 25, 22, 16].map((reach) => arc([50, 70], reach, 187, 353))),
	...bare(cloud(16, 72, 0.28)),
	...bare(cloud(84, 72, 0.28)),
];

const rain = (): Mark[] => [
	...body(cloud(50, 42, 0.8)),
	area(
		"accent",
		...[
			[30, 66],
			[46, 72],
			[62, 66],
			[38, 84],
			[56, 86],
			[72, 80],
		].map(([x = 0, y = 0]) => loop(`!${x},${y - 6} ${x + 2.6},${y} ${x},${y + 3} ${x - 2.6},${y}`)),
	),
];

const night = (): Mark[] => [
	area(
		"accent",
		...Array.from({ length: 9 }, (_, i) =>
			sparkle(10 + chance(i, 4) * 80, 10 + chance(i, 9) * 80, 6 + chance(i, 2) * 4),
		),
	),
	area(
		"line",
		...Array.from({ length: 16 }, (_, i) =>
			berry([6 + chance(i, 14) * 88, 6 + chance(i, 19) * 88], 0.7 + chance(i, 5) * 0.8),
		),
	),
];

export const sky: Drawings = {
	sun,
	"sun-face": face,
	moon,
	"sleepy-moon": sleepy,
	star: () => body(turned(star(M, 44, 19), 4, M)),
	sparkles: () => [
		area("accent", sparkle(42, 52, 36), sparkle(78, 24, 15)),
		area("line", sparkle(82, 76, 9), berry([14, 20], 1.8), berry([62, 92], 1.5)),
	],
	"shooting-star": shower,
	constellation,
	"starry-sky": night,
	cloud: () => body(cloud(50, 52, 0.92)),
	"rain-cloud": rain,
	rainbow,
	mountains,
	"rising-sun": hills,
	waves,
	"big-wave": bigWave,
};
