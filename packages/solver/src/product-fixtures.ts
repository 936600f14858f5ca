import fc from "fast-check";
import type { Configurable } from "./configurable.ts";
import type { Constraint, Values } from "./constraint.ts";
import type { Configuration, Option } from "./option.ts";

/** Small products of up to four options with few values, so that a test can look at all configurations. */
const listOption = fc.integer({ min: 2, max: 4 }).map((count): Option["domain"] => ({
	kind: "list",
	choices: ["rot", "blau", "gelb", "weiss"].slice(0, count).map((key) => ({ key, source: "market" })),
}));

const wholeOption = fc
	.record({
		min: fc.integer({ min: 0, max: 4 }),
		steps: fc.integer({ min: 1, max: 3 }),
		step: fc.constantFrom(1, 2, 3),
	})
	.map(({ min, steps, step }): Option["domain"] => ({
		kind: "whole",
		min,
		max: min + steps * step,
		step,
	}));

const sizeOption = fc.constant<Option["domain"]>({
	kind: "size",
	offered: ["2x1", "3x2"],
	short: { min: 1, max: 3 },
	long: { min: 1, max: 4 },
});

const range = fc.record(
	{ min: fc.integer({ min: 0, max: 5 }), max: fc.integer({ min: 0, max: 8 }) },
	{ requiredKeys: [] },
);

/** Values of a domain; now and then some that it does not have. */
function valuesOf({ domain }: Option): fc.Arbitrary<Values> {
	switch (domain.kind) {
		case "list":
			return fc.subarray(
				domain.choices.map(({ key }) => key),
				{ minLength: 1 },
			);
		case "whole":
			return fc
				.tuple(range, fc.constantFrom(undefined, 1, 2))
				.map(([limits, step]) => (step === undefined ? limits : { ...limits, step }));
		case "size":
			return fc.oneof(
				fc.record({ short: range, long: range }),
				fc.subarray(["2x1", "1x2", "3x3", "4x2", "9x9"], { minLength: 1 }),
			);
	}
}

/** Every value of an option, where sizes go lying and upright. */
function allValues({ domain }: Option): readonly string[] {
	switch (domain.kind) {
		case "list":
			return domain.choices.map(({ key }) => key);
		case "whole":
			return Array.from({ length: (domain.max - domain.min) / domain.step + 1 }, (_, index) =>
				String(domain.min + index * domain.step),
			);
		case "size": {
			const edges = [1, 2, 3, 4];
			return edges
				.flatMap((width) => edges.map((height) => [width, height] as const))
				.filter(([width, height]) => Math.min(width, height) <= domain.short.max)
				.map(([width, height]) => `${width}x${height}`);
		}
	}
}

export function allConfigurations(product: Configurable): readonly Configuration[] {
	return product.options.reduce<readonly Configuration[]>(
		(configurations, option) =>
			configurations.flatMap((configuration) =>
				allValues(option).map((value) => ({ ...configuration, [option.key]: value })),
			),
		[{}],
	);
}

function arbitraryConstraint(options: readonly Option[]): fc.Arbitrary<Constraint> {
	return fc
		.shuffledSubarray([...options], { minLength: 1, maxLength: Math.min(3, options.length) })
		.chain(([ruled, ...conditions]) => {
			const when = fc.record(Object.fromEntries(conditions.map((option) => [option.key, valuesOf(option)])));
			const then = ruled ? valuesOf(ruled) : fc.constant<Values>([]);
			return fc.record({ when, values: then }).map(
				({ when: conditionValues, values }): Constraint => ({
					code: "test.rule",
					source: "market",
					when: conditionValues,
					then: { option: ruled?.key ?? "", values },
				}),
			);
		});
}

export const arbitraryProduct: fc.Arbitrary<Configurable> = fc
	.array(fc.oneof(listOption, wholeOption, sizeOption), { minLength: 2, maxLength: 4 })
	.chain((domains) => {
		const options = domains.map((domain, index): Option => {
			const key = `o${index}`;
			const option = { key, domain, default: "" };
			return { ...option, default: allValues(option)[0] ?? "" };
		});
		return fc
			.array(arbitraryConstraint(options), { maxLength: 6 })
			.map((constraints): Configurable => ({ key: "probe", options, constraints }));
	});

export function arbitraryConfiguration(product: Configurable): fc.Arbitrary<Configuration> {
	return fc.record(
		Object.fromEntries(product.options.map((option) => [option.key, fc.constantFrom(...allValues(option))])),
	);
}
