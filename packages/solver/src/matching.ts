import type { Values } from "./constraint.ts";
import { type ImageFormat, parseImageFormat } from "./image-format.ts";
import type { Range } from "./option.ts";

/** Whether a value, as text, is one of those that a constraint names. */
export type Matcher = (value: string) => boolean;

export interface Edges {
	readonly short: number;
	readonly long: number;
}

/** A whole number of a configuration, or undefined for text that is none. */
export function wholeOf(value: string): number | undefined {
	return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** A size with its edges by length. */
export interface ReadSize extends ImageFormat, Edges {}

/** Sizes read before: the solver asks for the same ones again and again. Emptied when it is full. */
const readSizes = new Map<string, ReadSize>();
const MOST_READ = 5000;

/** A size like "60x40", or undefined for text that is none. */
export function sizeOf(value: string): ReadSize | undefined {
	const known = readSizes.get(value);
	if (known) return known;
	const read = parseImageFormat(value);
	// What is no size may be as long as an address and comes from strangers: it is not kept.
	if (!read.ok) return undefined;
	const { width, height } = read.value;
	const size = { width, height, short: Math.min(width, height), long: Math.max(width, height) };
	if (readSizes.size >= MOST_READ) readSizes.clear();
	readSizes.set(value, size);
	return size;
}

export function isListed(values: Values): values is readonly string[] {
	return Array.isArray(values);
}

/** Whether the values are sizes by their edges; every other kind that is not listed is whole numbers. */
export function areSizes(
	values: Values,
): values is { readonly short?: Partial<Range>; readonly long?: Partial<Range> } {
	return "short" in values || "long" in values;
}

export function isWithin(value: number, { min = -Infinity, max = Infinity }: Partial<Range> = {}): boolean {
	return value >= min && value <= max;
}

/** What `values` names. Steps count from `min`, or from nothing where there is none. */
export function matcherOf(values: Values): Matcher {
	if (isListed(values)) {
		const listed = new Set(values);
		return (value) => listed.has(value);
	}
	if (areSizes(values)) {
		return (value) => {
			const edges = sizeOf(value);
			return edges !== undefined && isWithin(edges.short, values.short) && isWithin(edges.long, values.long);
		};
	}
	const { min = 0, step = 1 } = values;
	return (value) => {
		const whole = wholeOf(value);
		return whole !== undefined && isWithin(whole, values) && (whole - min) % step === 0;
	};
}
