import { expect, test } from "vitest";
import { isHomePage } from "./is-home-page.ts";

test.each([
	["home", false, null, true],
	["start", true, null, true],
	["magazin", true, 7, false],
	["magazin/home", false, 7, false],
	["kontakt", false, null, false],
])("%s, a start page: %s, in folder %s, is the home page: %s", (fullSlug, isStartpage, parentId, is) => {
	expect(isHomePage({ fullSlug, isStartpage, parentId })).toBe(is);
});
