import { type CompiledProduct, leftOpen } from "./compiled-product.ts";
import type { Configurable } from "./configurable.ts";
import type { ConstraintSet } from "./constraint-set.ts";
import { distanceFrom } from "./distance.ts";
import { isInDomain, offeredValues } from "./domain.ts";
import { areSizes, type Edges, isListed, isWithin, sizeOf } from "./matching.ts";
import type { Option, Range } from "./option.ts";

/** A value that an option could change to, and how far it is from the wished one. */
export interface Candidate {
	readonly value: string;
	readonly distance: number;
	/** The constraints that it does not keep by itself. */
	readonly open: ConstraintSet;
}

/** Parts of a range in which no constraint begins or ends. */
function cellsOf(range: Range, bounds: readonly Partial<Range>[]): Range[] {
	const starts = bounds.flatMap(({ min, max }) => [
		...(min === undefined ? [] : [Math.ceil(min)]),
		...(max === undefined ? [] : [Math.floor(max) + 1]),
	]);
	const cuts = [...new Set([range.min, ...starts])]
		.filter((start) => start >= range.min && start <= range.max)
		.sort((a, b) => a - b);
	return cuts.map((min, index) => ({ min, max: (cuts[index + 1] ?? range.max + 1) - 1 }));
}

function clamp(value: number, { min, max }: Range): number {
	return Math.min(Math.max(value, min), max);
}

function written({ short, long }: Edges, isUpright: boolean): string {
	return isUpright ? `${short}x${long}` : `${long}x${short}`;
}

/**
 * The edges nearest to others within a cell that `isFree` takes. It refuses `refused` sizes at most, so one is free among
 * as many steps, unless the cell is smaller.
 */
function nearestFree(
	{ short, long }: Edges,
	[shorts, longs]: readonly [Range, Range],
	isFree: (edges: Edges) => boolean,
	refused: number,
): Edges | undefined {
	for (let steps = 0; steps <= refused; steps++) {
		for (let across = -steps; across <= steps; across++) {
			const along = steps - Math.abs(across);
			for (const edges of [
				{ short: short + across, long: long - along },
				{ short: short + across, long: long + along },
			]) {
				const isInside = isWithin(edges.short, shorts) && isWithin(edges.long, longs);
				if (isInside && edges.short <= edges.long && isFree(edges)) return edges;
			}
		}
	}
	return undefined;
}

/**
 * The sizes nearest to a wished one: in each cell of edges that no constraint divides one in either orientation, beside
 * those that constraints list.
 */
function sizeCandidates(product: Configurable, option: Option, wished: string): string[] {
	const { domain } = option;
	if (domain.kind !== "size") return [];
	const values = product.constraints
		.flatMap(({ when, then }) => [when[option.key], then.option === option.key ? then.values : undefined])
		.filter((named) => named !== undefined);
	const listed = new Set(values.filter(isListed).flat());
	const limits = values.filter((named) => !isListed(named)).filter(areSizes);
	const size = sizeOf(wished);
	const edges = size ?? { short: domain.short.min, long: domain.long.min };
	const isWishedUpright = size !== undefined && size.width < size.height;
	// Only a constraint that lists sizes tells the orientations apart.
	const orientations = listed.size === 0 ? [isWishedUpright] : [false, true];
	const sizes: string[] = [];
	const longCells = cellsOf(
		domain.long,
		limits.map(({ long }) => long ?? {}),
	);
	for (const shorts of cellsOf(
		domain.short,
		limits.map(({ short }) => short ?? {}),
	)) {
		for (const longs of longCells) {
			if (shorts.min > longs.max) continue;
			const long = Math.max(clamp(edges.long, longs), shorts.min);
			const nearest = { short: Math.min(clamp(edges.short, shorts), long), long };
			for (const isUpright of orientations) {
				const isFree = (one: Edges) => !listed.has(written(one, isUpright));
				const free = nearestFree(nearest, [shorts, longs], isFree, listed.size);
				if (free) sizes.push(written(free, isUpright));
			}
		}
	}
	return [...sizes, ...listed];
}

const known = new WeakMap<Configurable, Map<string, readonly Candidate[]>>();
/** Wished sizes come from addresses, so the oldest go. */
const MOST_KNOWN = 500;

/** `findCandidates`, remembered, since a panel of options asks for the same ones again and again. */
export function candidatesOf(
	product: Configurable,
	compiled: CompiledProduct,
	place: number,
	wished: string,
): readonly Candidate[] {
	const ofProduct = known.get(product) ?? new Map<string, readonly Candidate[]>();
	known.set(product, ofProduct);
	const key = `${place} ${wished}`;
	const before = ofProduct.get(key);
	if (before) return before;
	const found = findCandidates(product, compiled, place, wished);
	ofProduct.set(key, found);
	const [oldest] = ofProduct.keys();
	if (ofProduct.size > MOST_KNOWN && oldest !== undefined) ofProduct.delete(oldest);
	return found;
}

/**
 * Values that are worth a try in place of a wished one, nearest first. Of values that every constraint treats alike only
 * the nearest is among them, so a search that tries all of these finds whatever there is to find.
 */
function findCandidates(
	product: Configurable,
	compiled: CompiledProduct,
	place: number,
	wished: string,
): readonly Candidate[] {
	const option = product.options[place];
	if (!option) return [];
	const distanceTo = distanceFrom(option, wished);
	const values =
		option.domain.kind === "size" ? sizeCandidates(product, option, wished) : offeredValues(option);
	const sorted = values
		.filter((value) => value !== wished && isInDomain(option, value))
		.map((value) => ({ value, distance: distanceTo(value) }))
		.sort((a, b) => a.distance - b.distance);
	const nearest = new Map<string, Candidate>();
	for (const { value, distance } of sorted) {
		const open = leftOpen(compiled, place, value);
		const signature = open.join();
		if (!nearest.has(signature)) nearest.set(signature, { value, distance, open });
	}
	return [...nearest.values()];
}
