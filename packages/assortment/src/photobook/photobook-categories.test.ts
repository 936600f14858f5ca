import { expect, test } from "vitest";
import { categoriesOf, photobookCategories } from "./photobook-categories.ts";
import { photobookStyles } from "./photobook-styles.ts";

test("every style is found in a category, and categories hold nothing else", () => {
	const known = photobookStyles.map(({ key }) => key);
	expect(known.filter((key) => categoriesOf(key).length === 0)).toEqual([]);
	const named = photobookCategories.flatMap(({ styles }) => styles);
	expect(named.filter((key) => !known.includes(key))).toEqual([]);
});

test("a style may be looked for in two places", () => {
	expect(categoriesOf("haustiere")).toEqual(["familie", "freizeit"]);
	expect(categoriesOf("gibt-es-nicht")).toEqual([]);
});
