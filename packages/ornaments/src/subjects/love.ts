import type { Curve, Point } from "../drawing/curve.ts";
import { arc, circle, free, joined, loop, moved, turned } from "../drawing/hand.ts";
import { area, fineLines, lines, type Mark } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berry, sprig } from "../drawing/plant.ts";
import { swelled } from "../drawing/stroke.ts";
import { bare, body } from "../drawing/thing.ts";
import type { Drawings } from "../ornament.ts";

/** A heart whose notch is at x, y; as wide as it is high, more or less. */
function heart(x: number, y: number, size: number, turn = 0): Curve {
	const shape = loop(
		"!0,0 -12,-14 -28,-16 -42,-4 -43,14 -32,34 -16,50 !0,63 16,50 32,34 43,14 42,-4 28,-16 12,-14",
	);
	return moved(
		turned({ ...shape, points: shape.points.map(([px, py]): Point => [px * size, py * size]) }, turn),
		x,
		y,
	);
}

const pen = (): Mark[] => [
	area(
		"line",
		swelled(free("50,40 42,25 30,19 18,23 12,36 16,52 30,69 50,91"), { width: [0.6, 1.5, 0.9] }),
		swelled(free("50,91 68,71 83,54 89,37 83,22 70,17 58,23 50,40 46,52"), { width: [0.9, 1.5, 0.3] }),
	),
];

const two = (): Mark[] => [...body(heart(38, 36, 0.74, -8)), ...body(heart(66, 50, 0.58, 10))];

/** Two rings, each through the other: where one lies in front its band hides the other. */
const rings = (): Mark[] => {
	const [one, other]: [Point, Point] = [
		[36, 54],
		[62, 64],
	];
	const gem = loop("!34,12 !27,20 !34,30 !41,20");
	const band = (centre: Point, from: number, to: number) =>
		joined([arc(centre, 23.6, from, to), arc(centre, 18.4, to, from)], true);
	return [
		area("fill", moved(gem, 1.4, 1)),
		lines(circle(one, 23), circle(one, 19)),
		{ ...lines(circle(other, 23), circle(other, 19)), hides: [band(other, 130, 175)] },
		{ ...lines(arc(one, 23, -50, -5), arc(one, 19, -50, -5)), hides: [band(one, -50, -5)] },
		...bare(gem),
		fineLines(free("!27,20 !41,20"), free("!31,20 !34,30 !37,20 !34,12 !31,20")),
	];
};

const bird = (): Mark[] => {
	const shape = loop(
		"!6,40 16,38 21,30 30,27 38,33 44,44 58,48 74,44 !94,36 88,50 76,62 60,72 42,74 26,66 18,52 !14,45",
	);
	const wing = loop("!44,46 40,34 46,20 58,10 !78,4 76,20 72,34 62,46");
	return [
		...body(shape),
		...body(wing),
		fineLines(free("50,42 54,28 66,16"), free("57,44 62,32 70,24")),
		area("line", circle([26, 37], 1.5)),
	];
};

const dove = (): Mark[] => {
	const twig = place.move(
		place.grow(
			sprig({
				stem: free("0,0 5,8 6,18"),
				nodes: 3,
				span: [0.3, 0.9],
				length: [9, 7],
				wide: 0.42,
				spread: [56, 44],
				style: "full",
				tip: 7,
				seed: 3,
				thick: [0.5, 0.4],
			}),
			0.9,
		),
		7,
		41,
	);
	return [...twig, ...bird()];
};

const couple = (): Mark[] => {
	const left = loop("!8,66 18,48 16,34 24,24 36,24 41,33 !47,36 41,39 42,52 38,64 26,70");
	const wing = loop("!14,58 22,46 !36,46 34,58 24,64");
	const one = [...body(left), fineLines(wing), area("line", circle([34, 31], 1.3))];
	return [
		...one,
		...place.mirror(one, 50),
		area("accent", heart(50, 13, 0.13)),
		lines(free("4,74 30,72 50,74 70,72 96,74")),
		...[24, 74].map((x): Mark => fineLines(free(`!${x},70 !${x},73`), free(`!${x + 4},69 !${x + 4},73`))),
	];
};

const balloonHeart = (): Mark[] => [
	...body(heart(50, 22, 0.72)),
	...bare(loop("!50,67 !46.5,71 50,70 !53.5,71")),
	fineLines(free("50,70 47,78 53,86 49,97"), free("30,20 25,27 25,35")),
];

const arrowHeart = (): Mark[] => {
	const shape = heart(50, 34, 0.7);
	return [
		...body(shape),
		lines(
			free("!5,77 !22,66"),
			free("!76,34 !92,24"),
			free("!84,23 !92,24 !90,32"),
			free("!10,74 !9,67"),
			free("!10,74 !16,78"),
			free("!15,70.6 !14,64"),
			free("!15,70.6 !21,74"),
		),
	];
};

const lock = (): Mark[] => {
	const box = loop("!24,46 !76,46 78,60 !76,90 50,93 !24,90 22,60");
	return [
		lines(
			free("32,46 31,30 38,16 50,12 62,16 69,30 68,46"),
			free("39,46 38,32 43,23 50,20 57,23 62,32 61,46"),
		),
		...body(box),
		area("line", heart(50, 63, 0.2)),
	];
};

const letter = (): Mark[] => [
	...body(loop("!10,26 !90,26 !90,80 !10,80")),
	lines(free("!10,26 !50,58 !90,26"), free("!10,80 !38,49"), free("!90,80 !62,49")),
	{ ink: "accent", curves: [heart(50, 53, 0.22)], hides: [heart(50, 53, 0.22)] },
];

const swans = (): Mark[] => {
	const swan = loop(
		"!46,38 41,36 37,28 29,27 26,34 29,44 31,54 22,58 !6,58 10,70 22,78 38,78 !48,68 44,58 39,48 36,38 !38,36",
	);
	const one = [
		...body(swan),
		fineLines(free("14,63 24,67 34,64"), free("20,71 28,73 36,69")),
		area("line", circle([33, 32], 1.2)),
	];
	return [...one, ...place.mirror(one, 50), fineLines(free("4,84 18,82 32,85 50,83 68,85 82,82 96,84"))];
};

const cake = (): Mark[] => {
	const tiers = [
		loop("!18,66 !82,66 !82,88 !18,88"),
		loop("!28,46 !72,46 !72,66 !28,66"),
		loop("!38,28 !62,28 !62,46 !38,46"),
	];
	const drip = (from: number, to: number, y: number) => {
		const count = Math.round((to - from) / 8);
		const step = (to - from) / count;
		return lines(
			...Array.from({ length: count }, (_, i) => arc([from + step * (i + 0.5), y], step / 2, 180, 0, 0.9)),
		);
	};
	return [
		...tiers.flatMap((tier) => body(tier)),
		drip(18, 82, 66),
		drip(28, 72, 46),
		drip(38, 62, 28),
		lines(free("!10,89 !90,89")),
		area("accent", heart(50, 15, 0.17)),
	];
};

export const love: Drawings = {
	"pen-heart": pen,
	heart: () => body(heart(50, 26, 0.9)),
	"two-hearts": two,
	"heart-arrow": arrowHeart,
	"wedding-rings": rings,
	dove,
	"love-birds": couple,
	swans,
	"heart-balloon": balloonHeart,
	"love-letter": letter,
	"heart-lock": lock,
	"wedding-cake": cake,
	"scattered-hearts": () => [
		area("accent", heart(24, 30, 0.3, -14), heart(70, 66, 0.26, 12), heart(44, 76, 0.13, -8)),
		area("fill", heart(62, 22, 0.2, 16), heart(22, 70, 0.18, 10), heart(84, 38, 0.12)),
		lines(heart(48, 46, 0.22, 6)),
		area(
			"line",
			...[
				[10, 48],
				[40, 10],
				[90, 20],
				[88, 86],
				[56, 92],
				[30, 92],
			].map(([x = 0, y = 0]) => berry([x, y], 1.1)),
		),
	],
};
