import type { Curve, Point } from "../drawing/curve.ts";
import { arc, circle, free, loop } from "../drawing/hand.ts";
import { area, fineLines, inFront, lines, type Mark, PEN } from "../drawing/mark.ts";
import { place } from "../drawing/marks.ts";
import { berriesOn, berry, drawLeaf, type Sprig, sprig } from "../drawing/plant.ts";
import { type Nib, spiral, swelled } from "../drawing/stroke.ts";
import type { Drawings } from "../ornament.ts";

const NIB: Nib = { width: [0.5, 1.1, 0.4] };

/** The same along the other edge: mirrored about the diagonal of the corner. */
function crossed(marks: readonly Mark[]): Mark[] {
	return place.turn(place.flip(marks), 90);
}

function both(marks: readonly Mark[]): Mark[] {
	return [...marks, ...crossed(marks)];
}

const blossom = (x: number, y: number, size: number): Mark[] => {
	const petal = loop("!0,0 -5.5,-6 -4,-12 0,-10.5 4,-12 5.5,-6");
	const petals = [0, 72, 144, 216, 288].map((turn): Mark[] =>
		place.turn([area("blossom", petal)], turn + 10),
	);
	const edges = petals
		.flat()
		.flatMap((mark): Mark[] =>
			mark.curves.map((curve) => ({ ink: "line", curves: [curve], stroke: PEN.fine, hides: [curve] })),
		);
	const eye = circle([0, 0], 2.6);
	const flower: Mark[] = [...petals.flat(), ...edges, { ink: "line", curves: [eye], hides: [eye] }];
	return inFront(place.move(place.grow(flower, size / 12), x, y));
};

const edge = (over: Partial<Sprig> = {}): Mark[] =>
	sprig({
		stem: free("8,8 28,10 48,8 70,12 92,9"),
		nodes: 7,
		span: [0.08, 0.92],
		length: [17, 9],
		wide: 0.36,
		spread: [50, 38],
		style: "full",
		tip: 10,
		seed: 3,
		thick: [0.8, 0.4],
		...over,
	});

const leafCorner = (): Mark[] => both(edge());
const flowerCorner = (): Mark[] => [
	...both(edge({ style: "full", nodes: 5, length: [17, 9], seed: 8 })),
	...blossom(13, 13, 13),
	...blossom(31, 10, 8),
	...blossom(10, 31, 8),
];
const berryCorner = (): Mark[] => {
	const branch: Partial<Sprig> = { order: "turns", nodes: 8, wide: 0.24, length: [16, 9], seed: 14 };
	const stem = free("8,8 28,10 48,8 70,12 92,9");
	const berries = berriesOn(
		{
			stem,
			nodes: 6,
			span: [0.2, 0.9],
			order: "turns",
			length: [9, 9],
			wide: 0.3,
			spread: [56, 40],
			style: "full",
			seed: 19,
		},
		1.9,
		9,
	);
	return both([...berries, ...edge(branch)]);
};

const curl = (x: number, y: number, radius: number, from: number, turns: number): Curve =>
	swelled(spiral([x, y], radius, from, turns, 0.15), { width: [0.5, 0.95, 0.5], steps: 2 });

const scrollCorner = (): Mark[] =>
	both([
		area(
			"line",
			swelled(free("6,6 24,5 42,9 58,7 76,3"), NIB),
			curl(76, 10.4, 7.4, -90, 1.5),
			curl(40, 17, 7.6, -92, -1.35),
			swelled(free("12,12 22,11 31,15"), { width: [0.3, 0.9, 0.3] }),
		),
	]).concat([area("line", circle([9.5, 9.5], 1.7))]);

const artDeco = (): Mark[] => [
	lines(free("!6,92 !6,6 !92,6"), free("!14,78 !14,14 !78,14")),
	fineLines(
		free("!22,60 !22,22 !60,22"),
		...[20, 40, 60].map((turn) => {
			const angle = (turn + 5) * (Math.PI / 180);
			return free(`!26,26 !${26 + 34 * Math.cos(angle)},${26 + 34 * Math.sin(angle)}`);
		}),
	),
	area("line", circle([25.5, 25.5], 2)),
];

const lineCorner = (): Mark[] => [
	lines(free("!6,90 !6,16"), free("!16,6 !90,6"), arc([6, 6], 10, 0, 90)),
	area("line", circle([9, 9], 1.6)),
];

const stepped = (): Mark[] => [
	lines(free("!6,92 !6,26 !16,26 !16,16 !26,16 !26,6 !92,6")),
	fineLines(free("!12,92 !12,32 !22,32 !22,22 !32,22 !32,12 !92,12")),
];

const rays = (): Mark[] => [
	lines(arc([4, 4], 22, 0, 90)),
	...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Mark => {
		const angle = (i * 11.25 * Math.PI) / 180;
		const [from, to] = [28, i % 2 === 0 ? 58 : 44];
		const at = (reach: number): Point => [4 + reach * Math.cos(angle), 4 + reach * Math.sin(angle)];
		return fineLines(free(`!${at(from).join(",")} !${at(to).join(",")}`));
	}),
	area("fill", loop("!4,4 !26,4 21,15 15,21 !4,26")),
];

const fanLeaves = (): Mark[] => [
	...[8, 26, 45, 64, 82].flatMap((angle, i) =>
		drawLeaf(
			{ root: [6, 6], angle, length: [74, 62, 56, 62, 74][i] ?? 60, wide: 0.26, bend: i < 2 ? -6 : 6 },
			"split",
		),
	),
	area("blossom", berry([7, 7], 5)),
];

const ivyCorner = (): Mark[] => {
	const ivy = loop("!0,0 -5,-2 -9,-8 !-7,-9 -3,-10 -3,-14 !0,-20 3,-14 3,-10 !7,-9 9,-8 5,-2");
	const spots: readonly (readonly [number, number, number, number])[] = [
		[24, 9.6, 160, 0.9],
		[36, 9, 20, 0.85],
		[50, 8, 165, 0.75],
		[63, 9, 30, 0.7],
		[75, 10, 150, 0.6],
		[90, 8, 80, 0.55],
	];
	return both([
		area("line", swelled(free("6,6 22,10 38,7 54,10 72,8 90,8"), { width: [0.8, 0.7, 0.4] })),
		...spots.flatMap(([x, y, turn, size]) =>
			place.move(place.turn(place.grow([area("leaf", ivy)], size), turn), x, y),
		),
	]);
};

export const corners: Drawings = {
	"leaf-corner": leafCorner,
	"flower-corner": flowerCorner,
	"berry-corner": berryCorner,
	"ivy-corner": ivyCorner,
	"fan-corner": fanLeaves,
	"scroll-corner": scrollCorner,
	"deco-corner": artDeco,
	"line-corner": lineCorner,
	"stepped-corner": stepped,
	"ray-corner": rays,
};
