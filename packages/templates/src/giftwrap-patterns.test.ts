import { giftwrapProduct } from "@offizin/assortment";
import { expect, test } from "vitest";
import { themes } from "./themes.ts";

test("every pattern of wrapping paper is that of a collection", () => {
	const domain = giftwrapProduct.options.find(({ key }) => key === "pattern")?.domain;
	const patterns = domain?.kind === "list" ? domain.choices.map(({ key }) => key) : [];
	expect(patterns.length).toBeGreaterThan(0);
	expect(themes.map(({ id }) => id)).toEqual(expect.arrayContaining(patterns));
});
