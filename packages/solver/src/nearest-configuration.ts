import { type Candidate, candidatesOf } from "./candidates.ts";
import {
	bitOf,
	type CompiledProduct,
	compiledProduct,
	configurationOf,
	leftOpen,
	type ValueList,
	valueList,
} from "./compiled-product.ts";
import type { Configurable } from "./configurable.ts";
import { type ConstraintSet, inEach, isIn, placesIn } from "./constraint-set.ts";
import type { Configuration } from "./option.ts";

/** How far values are from the wished ones: how many changed, their bits, the distance of each. The first counts most. */
type Cost = readonly number[];

function isLess(one: Cost, other: Cost): boolean {
	for (const [index, part] of one.entries()) {
		const compared = other[index] ?? 0;
		if (part !== compared) return part < compared;
	}
	return false;
}

function bitCount(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/**
 * Looks for the nearest values with which no constraint is broken. A constraint that is broken is mended by one of its
 * own options, so only those are tried, first where the fewest are left; what was tried stays.
 */
class Search {
	private readonly product: Configurable;
	private readonly compiled: CompiledProduct;
	private readonly wished: ValueList;
	private readonly values: string[];
	private readonly distances: number[];
	/** By option, what its value leaves open. */
	private readonly open: ConstraintSet[];
	private best: { readonly values: ValueList; readonly cost: Cost } | undefined;

	constructor(product: Configurable, compiled: CompiledProduct, wished: ValueList) {
		this.product = product;
		this.compiled = compiled;
		this.wished = wished;
		this.values = [...wished];
		this.distances = wished.map(() => 0);
		this.open = wished.map((value, place) => leftOpen(compiled, place, value));
	}

	/** The nearest solution that changes nothing but `free` options. */
	solve(free: number): ValueList | undefined {
		this.step(free, 0);
		return this.best?.values;
	}

	private step(free: number, changed: number): void {
		const broken = placesIn(inEach(this.open, this.compiled.all));
		// What is broken takes one change more.
		const cost = [bitCount(changed) + (broken.length > 0 ? 1 : 0), changed, ...this.distances];
		if (this.best && !isLess(cost, this.best.cost)) return;
		const constraint = this.mostBound(broken, free);
		if (constraint === undefined) {
			this.best = { values: [...this.values], cost };
			return;
		}
		const mending = (this.compiled.masks[constraint] ?? 0) & free;
		for (const [place, wished] of this.wished.entries()) {
			const bit = bitOf(this.compiled, place);
			if (!(mending & bit)) continue;
			const open = this.open[place] ?? [];
			for (const candidate of this.candidates(place)) {
				if (isIn(candidate.open, constraint)) continue;
				this.values[place] = candidate.value;
				this.distances[place] = candidate.distance;
				this.open[place] = candidate.open;
				this.step(free & ~bit, changed | bit);
			}
			this.values[place] = wished;
			this.distances[place] = 0;
			this.open[place] = open;
		}
	}

	private candidates(place: number): readonly Candidate[] {
		return candidatesOf(this.product, this.compiled, place, this.wished[place] ?? "");
	}

	/** Of broken constraints the one that the fewest options can mend. */
	private mostBound(broken: readonly number[], free: number): number | undefined {
		let found: number | undefined;
		let fewest = Number.POSITIVE_INFINITY;
		for (const constraint of broken) {
			const count = bitCount((this.compiled.masks[constraint] ?? 0) & free);
			if (count >= fewest) continue;
			found = constraint;
			fewest = count;
		}
		return found;
	}
}

/**
 * The configuration nearest to a wished one that can be made without touching the pinned options; undefined where there
 * is none. It changes as few options as possible; of as many, the later ones give way; then the values of the changed
 * options, from the first, are as near as possible (`distanceFrom`).
 */
export function nearestConfiguration(
	product: Configurable,
	wished: Configuration,
	pinned: readonly string[],
): Configuration | undefined {
	const compiled = compiledProduct(product);
	const fixed = new Set(pinned);
	const free = compiled.options.reduce(
		(bits, { key }, place) => (fixed.has(key) ? bits : bits | bitOf(compiled, place)),
		0,
	);
	const values = new Search(product, compiled, valueList(compiled, wished)).solve(free);
	return values && configurationOf(compiled, values);
}
