import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose } from "./choose.ts";
import type { Configurable } from "./configurable.ts";
import { distanceFrom } from "./distance.ts";
import { isInDomain } from "./domain.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration } from "./option.ts";
import { possibleValues } from "./possible-values.ts";
import { allConfigurations, arbitraryConfiguration, arbitraryProduct } from "./product-fixtures.ts";
import { violations } from "./violations.ts";

const wish = arbitraryProduct.chain((product) =>
	fc.record({
		product: fc.constant(product),
		wished: arbitraryConfiguration(product),
		pinned: fc.subarray(product.options.map(({ key }) => key)),
	}),
);

function changed(product: Configurable, from: Configuration, to: Configuration): readonly number[] {
	return product.options.flatMap(({ key }, index) => (from[key] === to[key] ? [] : [index]));
}

/** How bad a configuration is beside a wish: how many options changed, the earlier the worse, and how far each. */
function cost(product: Configurable, wished: Configuration, one: Configuration): readonly number[] {
	const places = changed(product, wished, one);
	const distances = product.options.map((option) =>
		distanceFrom(option, wished[option.key] ?? "")(one[option.key] ?? ""),
	);
	return [places.length, ...places.map((place) => -place), ...distances];
}

function compare(one: readonly number[], other: readonly number[]): number {
	const place = one.findIndex((part, index) => part !== other[index]);
	return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

describe("[assortment.K5] the nearest configuration", () => {
	test("breaks no constraint, keeps what is pinned and stays in every domain", () => {
		fc.assert(
			fc.property(wish, ({ product, wished, pinned }) => {
				const nearest = nearestConfiguration(product, wished, pinned);
				if (!nearest) return;
				expect(violations(product, nearest)).toEqual([]);
				expect(pinned.map((key) => nearest[key])).toEqual(pinned.map((key) => wished[key]));
				expect(product.options.filter((option) => !isInDomain(option, nearest[option.key] ?? ""))).toEqual(
					[],
				);
			}),
			{ numRuns: 1000 },
		);
	});

	test("costs what the best of all configurations costs, and is found where there is one", () => {
		fc.assert(
			fc.property(wish, ({ product, wished, pinned }) => {
				const [best] = allConfigurations(product)
					.filter((one) => pinned.every((key) => one[key] === wished[key]))
					.filter((one) => violations(product, one).length === 0)
					.map((one) => cost(product, wished, one))
					.sort(compare);
				const nearest = nearestConfiguration(product, wished, pinned);
				expect(nearest && cost(product, wished, nearest)).toEqual(best);
			}),
			{ numRuns: 1000 },
		);
	});

	test("is the wish itself where that can be made", () => {
		fc.assert(
			fc.property(wish, ({ product, wished, pinned }) => {
				fc.pre(violations(product, wished).length === 0);
				expect(nearestConfiguration(product, wished, pinned)).toEqual(wished);
			}),
		);
	});
});

describe("[assortment.K3] [assortment.K4] possible values", () => {
	test("break nothing where they are possible, and name what they break where they are not", () => {
		fc.assert(
			fc.property(wish, ({ product, wished }) => {
				for (const { key } of product.options) {
					for (const { value, isPossible, violated } of possibleValues(product, wished, key)) {
						const broken = violations(product, { ...wished, [key]: value });
						if (isPossible) expect(broken).toEqual([]);
						else expect(broken).toContain(violated);
					}
				}
			}),
			{ numRuns: 300 },
		);
	});
});

describe("choosing a value", () => {
	test("[assortment.K7] [assortment.K8] keeps it, and names a constraint of every choice that gave way: broken by the wish, or when it is put back", () => {
		fc.assert(
			fc.property(wish, ({ product, wished }) => {
				for (const { key } of product.options) {
					const chosen = choose(product, wished, key, wished[key] ?? "");
					if (!chosen.ok) continue;
					const { configuration, adjustments } = chosen.value;
					expect(configuration[key]).toBe(wished[key]);
					expect(violations(product, configuration)).toEqual([]);
					expect(adjustments.map(({ option }) => option)).toEqual(
						product.options.map((option) => option.key).filter((one) => configuration[one] !== wished[one]),
					);
					for (const { option, from, constraint } of adjustments) {
						expect([...Object.keys(constraint.when), constraint.then.option]).toContain(option);
						const back = violations(product, { ...configuration, [option]: from });
						expect([...violations(product, wished), ...back]).toContain(constraint);
					}
				}
			}),
			{ numRuns: 300 },
		);
	});
});
