import { divided, evenly, type Slice } from "./slice.ts";

export interface Drawn {
	/** Says what it looks like, "hero-left": the same for every number of photos. */
	readonly name: string;
	readonly slice: Slice;
}

type Along = "x" | "y";

/** How much larger the larger part of an uneven pair is. */
const GOLDEN = 1.618;

const cross = (along: Along): Along => (along === "x" ? "y" : "x");
const isRound = (value: number) => Number.isInteger(value);

/** Every way of laying out so many photos that we have drawn, the plainest first; not all of them suit every surface. */
export function drawnFor(count: number): Drawn[] {
	if (count === 1) return [{ name: "full", slice: "place" }];
	return [
		...grids(count),
		...(["x", "y"] as const).flatMap((along) => [
			...heroes(count, along),
			...lanes(count, along),
			...pairs(count, along),
			...middles(count, along),
			...waves(count, along),
		]),
	];
}

/** Lines of the same number of photos, of one size. */
function grids(count: number): Drawn[] {
	return Array.from({ length: count }, (_none, at) => at + 1).flatMap((rows) => {
		const columns = count / rows;
		if (!isRound(columns)) return [];
		const slice =
			rows === 1 ? evenly("x", columns) : divided("y", [], Array(rows).fill(evenly("x", columns)));
		return [{ name: `grid-${columns}x${rows}`, slice }];
	});
}

/** One large photo beside the others: in one strip, or in two. */
function heroes(count: number, along: Along): Drawn[] {
	const others = count - 1;
	const strips = [1, 2, 3].filter((lines) => others / lines >= (lines === 1 ? 1 : 2));
	return strips.flatMap((lines) =>
		sides(along).flatMap(({ side, isFirst }) =>
			weightsFor(lines, others).map(({ kind, weight }) => {
				const strip = linesOf(others, lines, along);
				const [slices, weights] = isFirst
					? [["place", strip] as const, [weight, 1]]
					: [[strip, "place"] as const, [1, weight]];
				return {
					name: `hero-${side}${lines > 1 ? `-${lines}` : ""}${kind}`,
					slice: divided(along, weights, slices),
				};
			}),
		),
	);
}

function weightsFor(lines: number, others: number): { kind: string; weight: number }[] {
	if (others === 1)
		return [
			{ kind: "", weight: GOLDEN },
			{ kind: "-wide", weight: 2.6 },
		];
	return [
		{ kind: "", weight: lines === 1 ? 2 : 1.2 },
		{ kind: "-calm", weight: lines === 1 ? 3.2 : 1.9 },
	];
}

function sides(along: Along): { side: string; isFirst: boolean }[] {
	const [first, last] = along === "x" ? ["left", "right"] : ["top", "bottom"];
	return [
		{ side: first ?? "", isFirst: true },
		{ side: last ?? "", isFirst: false },
	];
}

/** So many photos in lines that lie along the strip: `along` is how the strip and the large photo lie. */
function linesOf(count: number, lines: number, along: Along): Slice {
	if (lines === 1) return evenly(cross(along), count);
	const counts = shares(count, lines);
	return divided(
		along,
		[],
		counts.map((one) => evenly(cross(along), one)),
	);
}

/** A number in parts as equal as can be, the smaller ones first. */
function shares(count: number, parts: number): number[] {
	return Array.from({ length: parts }, (_none, at) => Math.floor((count + at) / parts));
}

/** Rows, or columns, that hold different numbers of photos; those with fewer have larger ones. */
function lanes(count: number, along: Along): Drawn[] {
	const across = cross(along);
	const name = along === "y" ? "rows" : "columns";
	return [2, 3, 4].flatMap((lines) => {
		if (count < lines + 1) return [];
		const [few, many] = [shares(count, lines), shares(count, lines).reverse()];
		const uneven = many.map((one, at) => one + (at === 0 ? 1 : at === lines - 1 ? -1 : 0));
		const orders = [few, many, uneven, uneven.toReversed(), middleLast(few)];
		return orders.flatMap((counts) => {
			if (counts.some((one) => one < 1)) return [];
			const slices = counts.map((one) => evenly(across, one));
			const label = `${name}-${counts.join("-")}`;
			return [
				{ name: label, slice: divided(along, [], slices) },
				{
					name: `${label}-even`,
					slice: divided(
						along,
						counts.map((one) => 1 / one),
						slices,
					),
				},
			];
		});
	});
}

/** The line with most photos in the middle. */
function middleLast(counts: readonly number[]): number[] {
	const [first = 1, ...rest] = counts;
	return counts.length < 3 ? [...counts].reverse() : [first, ...rest.toReversed()];
}

/** Two halves, one larger, that are divided in their turn. */
function pairs(count: number, along: Along): Drawn[] {
	const name = along === "x" ? "aside" : "above";
	if (count === 2) {
		return [
			{ name: `${name}-third`, slice: divided(along, [1, 2], ["place", "place"]) },
			{ name: `${name}-two-thirds`, slice: divided(along, [2, 1], ["place", "place"]) },
		];
	}
	const few = Math.floor(count / 3) || 1;
	const [one, other] = [linesOf(few, 1, along), gridLike(count - few, along)];
	return [
		{ name: `${name}-few-first`, slice: divided(along, [1, GOLDEN], [one, other]) },
		{ name: `${name}-few-last`, slice: divided(along, [GOLDEN, 1], [other, one]) },
	];
}

/** As near to a square of places as so many can stand. */
function gridLike(count: number, along: Along): Slice {
	const lines = Math.max(1, Math.round(Math.sqrt(count)));
	return linesOf(count, lines, along);
}

/** A large photo with a strip on both sides of it. */
function middles(count: number, along: Along): Drawn[] {
	if (count < 3) return [];
	const [fewer = 1, more = 1] = shares(count - 1, 2);
	const strip = (one: number) => evenly(cross(along), one);
	return [
		{ name: `middle-${along}`, slice: divided(along, [1, 2, 1], [strip(fewer), "place", strip(more)]) },
		{ name: `middle-${along}-wide`, slice: divided(along, [1, 3, 1], [strip(more), "place", strip(fewer)]) },
	];
}

/** Lanes of two photos each, cut higher and lower by turns, and a last one alone where there is one too many. */
function waves(count: number, along: Along): Drawn[] {
	if (count < 4) return [];
	const lanesOfTwo = Math.floor(count / 2);
	const wave = (isHighFirst: boolean): Slice => {
		const slices = Array.from({ length: lanesOfTwo }, (_none, at) => {
			const isHigh = (at % 2 === 0) === isHighFirst;
			return divided(cross(along), isHigh ? [GOLDEN, 1] : [1, GOLDEN], ["place", "place"]);
		});
		return divided(along, [], count % 2 === 0 ? slices : [...slices, "place"]);
	};
	return [
		{ name: `wave-${along}`, slice: wave(true) },
		{ name: `wave-${along}-low`, slice: wave(false) },
	];
}
