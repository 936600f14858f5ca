import type { Curve } from "../drawing/curve.ts";
import { arc, around, circle, free, joined, loop, moved, oval, pair, poly } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { bare, body, small } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

const pram = (): Mark[] => {
	const basket = joined(
		[free("!12,46 !84,46"), free("84,46 82,58 72,68 56,71 40,71 24,68 14,58 12,46")],
		true,
	);
	const hood = joined(
		[free("!48,46 !48,14"), free("48,14 62,16 74,24 81,34 84,46"), free("!84,46 !48,46")],
		true,
	);
	const wheel = (x: number): Mark[] => [
		...small(circle([x, 82], 10)),
		area("line", circle([x, 82], 1.8)),
		fineLines(...around(6, [x, 82], free(`!${x},79 !${x},73.6`))),
	];
	return [
		...body(hood),
		...body(basket),
		fineLines(free("48,46 58,34 66,18"), free("48,46 66,40 78,29")),
		lines(free("12,46 8,36 4,33")),
		...wheel(30),
		...wheel(66),
		area("accent", ...[24, 36, 48, 60, 72].map((x, i) => circle([x, i % 2 === 0 ? 54 : 61], 2))),
	];
};

const stork = (): Mark[] => {
	const bird = loop(
		"!66,22 60,16 53,18 51,26 54,36 48,44 34,46 20,52 !8,64 24,64 40,66 54,62 61,52 61,40 !62,30",
	);
	const bundle = loop("!83,42 76,48 74,58 80,66 90,66 95,58 92,48");
	return [
		...body(bird),
		...small(loop("!63,22 !84,27 !62,29")),
		fineLines(free("18,58 32,53 46,55"), free("26,62 38,58 50,58")),
		area("line", circle([57, 23], 1.4), loop("!8,64 22,57 !26,65 18,67")),
		lines(
			free("!40,66 !42,82 !38,94"),
			free("!46,65 !48,80 !52,94"),
			free("!34,94 !42,94"),
			free("!48,94 !56,94"),
		),
		...body(bundle),
		lines(free("83,42 82,34 78,27"), free("83,42 87,39"), free("83,42 79,38")),
	];
};

const foot = (): Mark[] => [
	area("fill", loop("50,34 40,40 37,54 40,66 39,80 44,92 53,94 60,86 60,72 65,58 64,44 58,36")),
	area(
		"fill",
		oval([40, 24], 6.4, 8, -10),
		oval([51, 19], 4.6, 5.8),
		oval([60, 22], 4, 5, 10),
		oval([67, 28], 3.5, 4.4, 18),
		oval([72, 36], 3, 3.8, 26),
	),
];

const feet = (): Mark[] => {
	const one = place.move(place.turn(place.grow(foot(), 0.78, [50, 50]), -8, [50, 50]), -22, 6);
	const other = place.move(
		place.turn(place.mirror(place.grow(foot(), 0.78, [50, 50]), 50), 8, [50, 50]),
		22,
		-6,
	);
	return [...one, ...other].map((mark): Mark => ({ ...mark, ink: "accent" }));
};

const rattle = (): Mark[] => {
	return place.turn(
		[
			...body(circle([50, 28], 20)),
			lines(free("30,28 42,33 58,33 70,28"), free("32,22 44,27 56,27 68,22")),
			...bare(loop("!47,48 !53,48 !52.4,72 !47.6,72")),
			...small(circle([50, 82], 10)),
			...bare(circle([50, 82], 5)),
		],
		32,
		[50, 50],
	);
};

const dummy = (): Mark[] => [
	...body(loop("50,8 41,12 38,22 42,30 43,38 57,38 58,30 62,22 59,12")),
	...small(loop("50,36 34,34 20,38 15,48 22,57 36,58 50,55 64,58 78,57 85,48 80,38 66,34")),
	lines(circle([50, 72], 14), circle([50, 72], 10)),
	...bare(oval([50, 50], 10, 7)),
];

const teddy = (): Mark[] => [
	...pair(50, circle([30, 17], 9)).flatMap((ear) => body(ear)),
	...pair(50, oval([25, 62], 8, 13, 30), oval([34, 88], 11, 9, -14)).flatMap((limb) => body(limb)),
	...body(loop("50,46 35,50 28,64 31,80 42,90 58,90 69,80 72,64 65,50")),
	...body(loop("50,12 34,15 25,28 28,42 40,51 60,51 72,42 75,28 66,15")),
	...bare(oval([50, 38], 11, 8.4)),
	area("line", oval([50, 34.4], 3.4, 2.3), circle([40, 27], 1.8), circle([60, 27], 1.8)),
	fineLines(free("50,36 50,40 46,43"), free("50,40 54,43")),
	area("accent", loop("!50,75 42,67 43,61 47,60 !50,63 53,60 57,61 58,67")),
];

const bottle = (): Mark[] => [
	...small(loop("!46,18 46,10 50,7 54,10 !54,18")),
	...body(loop("!38,26 38,20 43,17 57,17 62,20 !62,26")),
	...body(loop("!36,32 !64,32 66,44 66,70 64,88 !60,93 !40,93 36,88 34,70 34,44")),
	...bare(poly("34,26 66,26 66,32 34,32")),
	lines(...[46, 56, 66, 76].map((y) => free(`!${56},${y} !${65},${y}`))),
];

const onesie = (): Mark[] => [
	...body(
		loop(
			"!36,14 42,22 50,24 58,22 !64,14 76,20 !92,36 !80,48 !72,42 72,60 !72,74 62,78 !57,88 !43,88 38,78 !28,74 28,60 !28,42 !20,48 !8,36 24,20",
		),
	),
	fineLines(free("36,14 41,26 50,29 59,26 64,14"), free("43,88 50,84 57,88")),
	area("accent", loop("!50,60 41,51 42,44 46.6,43 !50,46.6 53.4,43 58,44 59,51")),
];

const duck = (): Mark[] => [
	...body(
		loop(
			"!70,40 74,30 70,18 58,12 46,16 42,28 46,38 38,44 24,46 !6,38 8,56 16,72 32,82 54,83 72,76 80,62 78,48",
		),
	),
	...small(loop("!73,27 84,24 !93,30 84,36 !73,34")),
	fineLines(free("28,56 36,68 50,68 58,56 46,60 36,57")),
	area("line", circle([61, 24], 2)),
];

const mobile = (): Mark[] => {
	const star = poly("0,-9 2.6,-3 9,-2.6 4,1.6 5.6,8 0,4.4 -5.6,8 -4,1.6 -9,-2.6 -2.6,-3");
	const cloud = loop("!-9,5 -11,1 -8,-2 -5,-2 -3,-6 2,-6 5,-3 9,-2 11,2 !9,5");
	const moon = loop("!3,-8 -4,-7 -8,0 -4,7 !4,8 -1,3 -1,-3");
	const hang: readonly (readonly [number, number, Curve])[] = [
		[16, 58, star],
		[38, 74, cloud],
		[62, 62, moon],
		[84, 76, star],
	];
	return [
		lines(free("!50,6 !50,20"), free("10,32 24,23 50,20 76,23 90,32")),
		...hang.map(([x, y]): Mark => fineLines(free(`!${x},${x < 20 || x > 80 ? 28 : 22} !${x},${y - 9}`))),
		...hang.flatMap(([x, y, thing], i) =>
			i % 2 === 0 ? small(moved(thing, x, y)) : body(moved(thing, x, y)),
		),
		area("line", circle([50, 6], 1.8)),
	];
};

const horse = (): Mark[] => [
	lines(free("6,80 24,91 50,94 76,91 94,80")),
	...body(
		loop(
			"!78,10 74,18 62,24 54,38 40,44 26,42 18,48 !16,60 22,62 24,72 !22,90 !31,92 !36,72 52,72 !60,92 !69,90 64,70 68,54 74,42 82,38 !90,34 86,24 82,17",
		),
	),
	fineLines(free("72,19 62,28 58,40 52,46"), free("18,48 10,54 9,66")),
	area("accent", loop("!38,43 50,41 !54,54 46,58 !38,56")),
	area("line", circle([77, 25], 1.5)),
];

const bib = (): Mark[] => [
	...body(
		loop(
			"!34,20 26,28 24,44 30,52 !22,64 24,82 38,91 50,92 62,91 76,82 !78,64 70,52 76,44 74,28 !66,20 66,32 60,42 50,45 40,42 34,32",
		),
	),
	lines(free("34,20 38,12 46,8"), free("66,20 62,12 54,8")),
	...small(circle([50, 68], 9)),
	fineLines(arc([50, 68], 4.6, 30, 150)),
	area("line", circle([46.6, 66], 1), circle([53.4, 66], 1)),
];

export const baby: Drawings = {
	pram,
	stork,
	"baby-feet": feet,
	footprint: () => foot(),
	rattle,
	dummy,
	teddy,
	"baby-bottle": bottle,
	onesie,
	"rubber-duck": duck,
	mobile,
	"rocking-horse": horse,
	bib,
};
