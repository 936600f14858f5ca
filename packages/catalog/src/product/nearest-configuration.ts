import { type Candidate, candidatesOf } from "./candidates.ts";
import {
	bitOf,
	type CompiledConstraint,
	type CompiledProduct,
	compiledProduct,
	configurationOf,
	isSatisfied,
	type ValueList,
	valueList,
} from "./compiled-product.ts";
import type { Configuration } from "./option.ts";
import type { Product } from "./product.ts";

interface Solution {
	readonly values: ValueList;
	/** By option, in their order: how far each value is from the wished one. */
	readonly distances: readonly number[];
}

function isNearer(one: readonly number[], other: readonly number[]): boolean {
	for (const [index, distance] of one.entries()) {
		const compared = other[index] ?? 0;
		if (distance !== compared) return distance < compared;
	}
	return false;
}

function bitCount(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/** The places of options whose bits are set. */
function placesOf(product: CompiledProduct, bits: number): number[] {
	return product.options.map((_, place) => place).filter((place) => bits & bitOf(product, place));
}

/**
 * Looks for values of the `free` options with which no constraint is broken. A constraint that is broken is mended by
 * one of its own options, so only those are tried, first where the fewest are left; what was tried stays.
 */
class Search {
	private readonly product: Product;
	private readonly compiled: CompiledProduct;
	private readonly wished: ValueList;
	private readonly tried = new Map<number, readonly Candidate[]>();
	private best: Solution | undefined;

	constructor(product: Product, compiled: CompiledProduct, wished: ValueList) {
		this.product = product;
		this.compiled = compiled;
		this.wished = wished;
	}

	/** Of all solutions that change nothing but `free` options the nearest; `isEnough` takes the first. */
	solve(free: number, isEnough = false): Solution | undefined {
		this.best = undefined;
		const distances = this.wished.map(() => 0);
		this.step([...this.wished], distances, free, isEnough);
		return this.best;
	}

	private candidates(place: number): readonly Candidate[] {
		const known = this.tried.get(place);
		if (known) return known;
		const found = candidatesOf(this.product, this.compiled, place, this.wished[place] ?? "");
		this.tried.set(place, found);
		return found;
	}

	private step(values: string[], distances: number[], free: number, isEnough: boolean): void {
		if (this.best && !isNearer(distances, this.best.distances)) return;
		const broken = this.mostBound(values, free);
		if (!broken) {
			this.best = { values: [...values], distances: [...distances] };
			return;
		}
		for (const place of placesOf(this.compiled, broken.mask & free)) {
			const wished = values[place] ?? "";
			for (const { value, distance } of this.candidates(place)) {
				values[place] = value;
				if (!isSatisfied(broken, values)) continue;
				distances[place] = distance;
				this.step(values, distances, free & ~bitOf(this.compiled, place), isEnough);
				if (isEnough && this.best) return;
			}
			values[place] = wished;
			distances[place] = 0;
		}
	}

	/** The broken constraint that the fewest options can mend. */
	private mostBound(values: ValueList, free: number): CompiledConstraint | undefined {
		let found: CompiledConstraint | undefined;
		let fewest = Number.POSITIVE_INFINITY;
		for (const constraint of this.compiled.constraints) {
			if (isSatisfied(constraint, values)) continue;
			const count = bitCount(constraint.mask & free);
			if (count >= fewest) continue;
			found = constraint;
			fewest = count;
		}
		return found;
	}
}

/** The sets of `count` bits out of `bits`, from the smallest number: those with the later options first. */
function* subsets(bits: number, count: number): Generator<number> {
	if (count === 0) {
		yield 0;
		return;
	}
	for (let rest = bits; rest !== 0; rest &= rest - 1) {
		const highest = rest & -rest;
		for (const lower of subsets(bits & (highest - 1), count - 1)) yield highest | lower;
	}
}

/**
 * The configuration nearest to a wished one that can be made without touching the pinned options; undefined where there
 * is none. It changes as few options as possible; of as many, the later ones give way; then the values of the changed
 * options, from the first, are as near as possible (`distanceFrom`).
 */
export function nearestConfiguration(
	product: Product,
	wished: Configuration,
	pinned: readonly string[],
): Configuration | undefined {
	const compiled = compiledProduct(product);
	const values = valueList(compiled, wished);
	const broken = compiled.constraints.filter((one) => !isSatisfied(one, values));
	if (broken.length === 0) return configurationOf(compiled, values);

	const fixed = new Set(pinned);
	const free = compiled.options.reduce(
		(bits, { key }, place) => (fixed.has(key) ? bits : bits | bitOf(compiled, place)),
		0,
	);
	const search = new Search(product, compiled, values);
	// Asked once, so that what cannot be made is not looked for in every set of options.
	if (!search.solve(free, true)) return undefined;
	for (let count = 1; count <= bitCount(free); count++) {
		for (const changed of subsets(free, count)) {
			if (!broken.every(({ mask }) => mask & changed)) continue;
			const solution = search.solve(changed);
			if (solution) return configurationOf(compiled, solution.values);
		}
	}
	return undefined;
}
