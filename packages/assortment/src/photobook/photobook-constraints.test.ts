import { offeredValues, violations } from "@offizin/solver";
import { expect, test } from "vitest";
import { photobookConstraints } from "./photobook-constraints.ts";
import { photobookProduct } from "./photobook-product.ts";

test("every rule can be broken, and has its own code", () => {
	for (const { code, when, then } of photobookConstraints) {
		const conditions = Object.entries(when).map(([key, values]) => [
			key,
			Array.isArray(values) ? values[0] : "",
		]);
		const option = photobookProduct.options.find(({ key }) => key === then.option);
		const broken = (option ? offeredValues(option) : []).some((value) =>
			violations(photobookProduct, { ...Object.fromEntries(conditions), [then.option]: value }).some(
				(violated) => violated.code === code,
			),
		);
		expect(broken, code).toBe(true);
	}
	expect(new Set(photobookConstraints.map(({ code }) => code)).size).toBe(photobookConstraints.length);
});

test("[§3.1] the spec names the values, what goes together is ours", () => {
	expect(new Set(photobookConstraints.map(({ source }) => source))).toEqual(new Set(["market"]));
});
