import { invariant } from "@offizin/base";
import type { Configurable } from "./configurable.ts";
import { areSizes, isListed, matcherOf } from "./matching.ts";
import type { Configuration, Range } from "./option.ts";

export interface SizeLimits {
	readonly short: Range;
	readonly long: Range;
}

function narrowed(range: Range, { min = range.min, max = range.max }: Partial<Range> = {}): Range {
	return { min: Math.max(range.min, min), max: Math.min(range.max, max) };
}

/** What of a free size goes with everything else that is chosen. Throws where the option has no sizes. */
export function currentSizeLimits(
	product: Configurable,
	configuration: Configuration,
	optionKey: string,
): SizeLimits {
	const domain = product.options.find(({ key }) => key === optionKey)?.domain;
	invariant(domain?.kind === "size", `${product.key} has sizes in ${optionKey}`);
	const limits = product.constraints.flatMap(({ when, then }) => {
		if (then.option !== optionKey || isListed(then.values) || !areSizes(then.values)) return [];
		const holds = Object.entries(when).every(
			([key, values]) => key !== optionKey && matcherOf(values)(configuration[key] ?? ""),
		);
		return holds ? [then.values] : [];
	});
	return limits.reduce<SizeLimits>(
		(all, { short, long }) => ({ short: narrowed(all.short, short), long: narrowed(all.long, long) }),
		{ short: domain.short, long: domain.long },
	);
}
