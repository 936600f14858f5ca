import { parseConfiguration, settleConfiguration, violations } from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { photobookProduct } from "../photobook/photobook-product.ts";
import { products } from "../registry.ts";
import { photoframeProduct } from "../wall-art/photoframe-product.ts";

function settled(...[product, input]: Parameters<typeof settleConfiguration>) {
	const choosing = settleConfiguration(product, input);
	if (!choosing.ok) throw new Error(JSON.stringify(choosing.error));
	return choosing.value;
}

describe("choices that exclude each other", () => {
	test("the later option gives way, and its reason is told", () => {
		const { configuration, adjustments } = settled(photobookProduct, { type: "fotoheft", cover: "hard" });
		expect(configuration).toMatchObject({ type: "fotoheft", cover: "soft" });
		expect(adjustments).toEqual([
			{
				option: "cover",
				from: "hard",
				to: "soft",
				constraint: expect.objectContaining({ when: expect.anything() }),
			},
		]);
	});

	test("a default that gives way is no adjustment", () => {
		const { configuration, adjustments } = settled(photoframeProduct, { materialType: "poster" });
		expect(configuration.materialType).toBe("poster");
		expect(adjustments).toEqual([]);
	});

	test("values that do not exist are refused", () => {
		expect(settleConfiguration(photobookProduct, { cover: "gold" })).toMatchObject({
			ok: false,
			error: { code: "configuration_unknown_value", option: "cover" },
		});
	});
});

const wish = fc.constantFrom(...products).chain((product) => {
	const choices = product.options.flatMap(({ key, domain }) =>
		domain.kind === "list"
			? [[key, fc.constantFrom(...domain.choices.map((choice) => choice.key))] as const]
			: [],
	);
	return fc.record(Object.fromEntries(choices), { requiredKeys: [] }).map((input) => ({ product, input }));
});

test("what comes out can be made, and differs from what was told only where it says so", () => {
	fc.assert(
		fc.property(wish, ({ product, input }) => {
			const { configuration, adjustments } = settled(product, input);
			expect(violations(product, configuration)).toEqual([]);
			const changed = Object.entries(input).filter(([key, value]) => configuration[key] !== value);
			expect(adjustments.map(({ option }) => option).sort()).toEqual(changed.map(([key]) => key).sort());
			const parsed = parseConfiguration(product, input);
			if (parsed.ok) expect(configuration).toEqual(parsed.value);
		}),
		{ numRuns: 60 },
	);
});
