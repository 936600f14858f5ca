import type { Product } from "@offizin/assortment";
import { type Configuration, nearestConfiguration, type Option, violations } from "@offizin/solver";
import fc from "fast-check";

function arbitraryValue({ domain }: Option): fc.Arbitrary<string> {
	switch (domain.kind) {
		case "list":
			return fc.constantFrom(...domain.choices.map(({ key }) => key));
		case "whole": {
			const { min, max, step } = domain;
			return fc
				.integer({ min: 0, max: Math.floor((max - min) / step) })
				.map((steps) => `${min + steps * step}`);
		}
		case "size": {
			const free = fc
				.tuple(fc.integer(domain.short), fc.integer(domain.long), fc.boolean())
				.map(([one, other, isLying]) => {
					const [short, long] = [Math.min(one, other), Math.max(one, other)];
					return isLying ? `${long}x${short}` : `${short}x${long}`;
				});
			return domain.offered.length > 0 ? fc.oneof(fc.constantFrom(...domain.offered), free) : free;
		}
	}
}

/** Any configuration of a product that can be made: values at random, with what does not go together mended. */
export function arbitraryConfiguration(product: Product): fc.Arbitrary<Configuration> {
	const values = Object.fromEntries(product.options.map((option) => [option.key, arbitraryValue(option)]));
	return fc.record(values).map((wished) => {
		const found = nearestConfiguration(product, wished, []);
		if (!found || violations(product, found).length > 0) {
			throw new Error(`No ${product.key} near ${JSON.stringify(wished)}`);
		}
		return found;
	});
}

/** A quantity that the shop offers for a product. */
export function arbitraryOfferedQuantity({ quantities }: Product): fc.Arbitrary<number> {
	return fc.constantFrom(...quantities.offered);
}
