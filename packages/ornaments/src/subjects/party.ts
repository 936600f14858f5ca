import { chance, sway } from "../drawing/chance.ts";
import type { Curve, Point } from "../drawing/curve.ts";
import { circle, free, joined, loop, moved, oval, pair, poly, turned } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, spotOn } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

const flute = (): Mark[] => [
	...body(loop("!40,8 !60,8 61,30 58,44 50,50 42,44 39,30")),
	lines(free("!50,50 !50,86"), free("!36,90 42,87 50,86 58,87 !64,90")),
	fineLines(free("40,22 46,24 54,21 60,22")),
	area("accent", circle([47, 32], 1.4), circle([53, 38], 1.1), circle([51, 28], 1)),
];

const toast = (): Mark[] => {
	const glass = place.grow(flute(), 0.86, [50, 50]);
	return [
		...place.move(place.turn(glass, 16, [50, 50]), -22, 8),
		...place.move(place.turn(glass, -16, [50, 50]), 22, 8),
		area(
			"line",
			...[-38, -12, 14, 38].map((turn) =>
				turned(swelled(free("50,10 50,2"), { width: [0.9, 0.7, 0.3] }), turn, [50, 24]),
			),
		),
	];
};

const bottle = (): Mark[] =>
	place.turn(
		[
			...body(loop("!44,32 !56,32 57,44 66,54 68,70 !68,95 !32,95 32,70 34,54 43,44")),
			...small(poly("43,24 57,24 57,33 43,33")),
			...bare(poly("32,68 68,68 68,84 32,84")),
			area("accent", loop("!50,82 43,76 44,71.5 47.4,71 !50,73 52.6,71 56,71.5 57,76")),
			...body(loop("!45,12 46,7 54,7 !55,12 !54,18 !46,18")),
			area(
				"line",
				...[-50, -22, 22, 50]
					.map((turn) => turned(swelled(free("50,20 50,8"), { width: [0.5, 0.8, 0.4] }), turn, [50, 26]))
					.map((curve) => curve),
			),
		],
		14,
		[50, 50],
	);

const cake = (): Mark[] => {
	const icing = loop(
		"!16,52 16,44 24,40 50,38 76,40 84,44 !84,52 80,60 74,55 67,62 60,55 52,63 45,55 37,62 30,55 22,61",
	);
	const flame = (x: number) => loop(`!${x},8 ${x - 3.4},15 ${x},20 ${x + 3.4},15`);
	return [
		...body(poly("16,50 84,50 84,84 16,84")),
		...small(icing),
		...[34, 50, 66].flatMap((x) => [
			...bare(poly(`${x - 2},24 ${x + 2},24 ${x + 2},39 ${x - 2},39`)),
			area("accent", flame(x)),
		]),
		lines(free("!8,86 !92,86"), free("!38,87 !34,95 !66,95 !62,87")),
	];
};

const cupcake = (): Mark[] => [
	...body(loop("!26,56 !74,56 !66,92 !34,92")),
	...small(loop("!24,57 16,50 20,40 30,38 31,27 42,24 50,12 58,24 69,27 70,38 80,40 84,50 !76,57")),
	fineLines(
		free("!38,60 !42,88"),
		free("!50,60 !50,88"),
		free("!62,60 !58,88"),
		free("31,40 44,44 58,40"),
		free("42,27 50,30 58,27"),
	),
	area("line", circle([50, 9], 4)),
];

const balloons = (): Mark[] => {
	const balloon = loop("!0,24 -10,14 -16,0 -14,-14 0,-22 14,-14 16,0 10,14");
	const at: readonly (readonly [number, number, "body" | "small"])[] = [
		[28, 36, "small"],
		[72, 34, "small"],
		[50, 26, "body"],
	];
	return [
		fineLines(free("28,60 34,78 47,96"), free("72,58 66,78 50,96"), free("50,50 49,74 48.6,96")),
		...at.flatMap(([x, y, kind]) => {
			const shape = moved(balloon, x, y);
			return [
				...(kind === "body" ? body(shape) : small(shape)),
				fineLines(free(`${x - 8},${y - 8} ${x - 10},${y - 1} ${x - 8},${y + 5}`)),
				...bare(poly(`${x},${y + 24} ${x + 2.6},${y + 28} ${x - 2.6},${y + 28}`)),
			];
		}),
	];
};

const bunting = (): Mark[] => {
	const rope = free("2,30 20,40 40,45 60,45 80,40 98,30");
	const flags = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].map((share, i) => {
		const {
			point: [x, y],
			angle,
		} = spotOn(rope, share);
		return { flag: turned(poly(`${x - 5.6},${y} ${x + 5.6},${y} ${x},${y + 17}`), angle * 0.7, [x, y]), i };
	});
	return [...flags.flatMap(({ flag, i }) => (i % 2 === 0 ? body(flag) : small(flag))), lines(rope)];
};

const lanterns = (): Mark[] => {
	const rope = free("2,20 26,32 50,36 74,32 98,20");
	const spots = [0.16, 0.5, 0.84].map((share) => spotOn(rope, share).point);
	return [
		lines(rope),
		...spots.flatMap(([x, y], i) => {
			const lamp = oval([x, y + 20], 13, 12);
			const ribs = [oval([x, y + 20], 5, 12)];
			return [
				fineLines(free(`!${x},${y} !${x},${y + 7}`), free(`!${x},${y + 33} !${x},${y + 42}`)),
				...(i === 1 ? body(lamp) : small(lamp)),
				fineLines(
					...ribs,
					free(`!${x - 4},${y + 8} !${x + 4},${y + 8}`),
					free(`!${x - 4},${y + 32} !${x + 4},${y + 32}`),
				),
			];
		}),
	];
};

const confetti = (): Mark[] => {
	const spots = Array.from(
		{ length: 49 },
		(_, i): Point => [8 + (i % 7) * 14 + sway(6, i), 8 + Math.floor(i / 7) * 14 + sway(6, i, 1)],
	);
	const bits = (rest: number, draw: (spot: Point, i: number) => Curve) =>
		spots.flatMap((spot, i) => (i % 4 === rest ? [draw(spot, i)] : []));
	return [
		area(
			"fill",
			...bits(0, ([x, y], i) =>
				turned(
					poly(`${x - 2.6},${y - 1.3} ${x + 2.6},${y - 1.3} ${x + 2.6},${y + 1.3} ${x - 2.6},${y + 1.3}`),
					chance(i) * 180,
					[x, y],
				),
			),
		),
		area(
			"accent",
			...bits(1, (spot, i) => berry(spot, 1.2 + chance(i, 2) * 0.9)),
			...bits(3, ([x, y], i) =>
				turned(poly(`${x},${y - 2.4} ${x + 2.2},${y + 1.6} ${x - 2.2},${y + 1.6}`), chance(i) * 120, [x, y]),
			),
		),
		fineLines(
			...bits(2, ([x, y], i) =>
				turned(
					free(`${x - 4},${y} ${x - 2},${y - 1.6} ${x},${y} ${x + 2},${y + 1.6} ${x + 4},${y}`),
					chance(i) * 180,
					[x, y],
				),
			),
		),
	];
};

const fireworks = (): Mark[] => {
	const burst = ([x, y]: Point, count: number, near: number, far: number): Mark[] => {
		const rays = Array.from({ length: count }, (_, i) =>
			turned(
				swelled(free(`${x},${y - near} ${x},${y - far * (i % 2 === 0 ? 1 : 0.76)}`), {
					width: [0.4, 0.7, 0.9],
				}),
				(360 / count) * i,
				[x, y],
			),
		);
		const dots = Array.from({ length: count }, (_, i) =>
			turned(circle([x, y - far * (i % 2 === 0 ? 1.14 : 0.92)], 1.2), (360 / count) * i, [x, y]),
		);
		return [area("line", ...rays), area("accent", ...dots)];
	};
	return [...burst([38, 38], 16, 8, 27), ...burst([76, 66], 12, 5, 16), ...burst([26, 82], 10, 3, 10)];
};

const gift = (): Mark[] => [
	...body(poly("16,50 84,50 84,92 16,92")),
	...body(poly("10,34 90,34 90,50 10,50")),
	...small(poly("43,34 57,34 57,92 43,92")),
	...small(loop("!50,34 38,30 28,22 30,13 40,13 46,22")),
	...small(loop("!50,34 62,30 72,22 70,13 60,13 54,22")),
];

const hat = (): Mark[] => [
	...body(poly("50,16 80,84 20,84")),
	...small(joined([free("!41,38 !60,38.6"), free("!60,38.6 !66,52"), free("!66,52 !34.4,52")], true)),
	...small(joined([free("!27.6,67 !72.6,67"), free("!72.6,67 !78,79.6"), free("!78,79.6 !22,79.6")], true)),
	...body(circle([50, 13], 7)),
	lines(free("20,84 36,89 50,90 64,89 80,84")),
];

const notes = (): Mark[] => [
	area("line", oval([22, 78], 11, 8, -20), oval([70, 68], 11, 8, -20), poly("30,24 82,14 82,26 30,36")),
	{ ...lines(free("!32,75 !32,28"), free("!80,65 !80,18")), stroke: 3.6 },
];

const clef = (): Mark[] => [
	area(
		"line",
		swelled(
			free(
				"42,84 48,90 56,86 56,74 52,52 48,28 51,13 58,8 62,18 58,32 46,44 36,56 36,70 48,77 62,73 65,62 57,53 47,57 46,66",
			),
			{ width: [0.8, 2.2, 0.6], steps: 3 },
		),
		circle([43, 83], 4),
	),
];

const staff = (): Mark[] => {
	const waves = [0, 1, 2, 3, 4].map((i) =>
		free(`2,${40 + i * 6} 24,${33 + i * 6} 50,${40 + i * 6} 76,${47 + i * 6} 98,${40 + i * 6}`),
	);
	const note = (x: number, y: number): Mark[] => [
		area("line", oval([x, y], 4.4, 3.2, -20)),
		lines(free(`!${x + 3.9},${y - 1} !${x + 3.9},${y - 22}`)),
	];
	return [
		fineLines(...waves),
		...note(22, 52),
		...note(42, 58),
		...note(62, 48),
		...note(82, 62),
		lines(free("45.9,36 52,40 52,46")),
	];
};

const guitar = (): Mark[] =>
	place.turn(
		[
			...body(loop("50,50 38,52 34,60 37,67 28,76 30,90 42,97 58,97 70,90 72,76 63,67 66,60 62,52")),
			...small(circle([50, 73], 7.5)),
			...bare(poly("46.5,14 53.5,14 53.5,66 46.5,66")),
			...body(loop("!44,2 !56,2 55,14 !45,14")),
			fineLines(...[22, 30, 38, 46, 54].map((y) => free(`!46.5,${y} !53.5,${y}`)), free("!43,88 !57,88")),
		],
		30,
		[50, 50],
	);

const ribbon = (): Mark[] => [
	...small(
		loop("!50,40 36,30 20,24 10,30 12,44 26,50 !50,44"),
		loop("!50,40 64,30 80,24 90,30 88,44 74,50 !50,44"),
	),
	...body(loop("!47,46 38,62 !26,84 !36,80 !42,88 49,66 !51,48")),
	...body(loop("!53,46 62,62 !74,84 !64,80 !58,88 51,66 !50,48")),
	...body(loop("44,36 56,36 58,42 56,49 44,49 42,42")),
	fineLines(...pair(50, free("26,35 34,39 42,42"))),
];

export const party: Drawings = {
	"champagne-flute": flute,
	toast,
	"champagne-bottle": bottle,
	"birthday-cake": cake,
	cupcake,
	balloons,
	bunting,
	lanterns,
	confetti,
	fireworks,
	gift,
	"party-hat": hat,
	ribbon,
	notes,
	"treble-clef": clef,
	staff,
	guitar,
};
