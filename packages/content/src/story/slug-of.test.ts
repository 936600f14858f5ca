import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
	["Frohe Grüße!", "frohe-gruesse"],
	["  Café à Paris ", "cafe-a-paris"],
	["Über 100 Karten", "ueber-100-karten"],
	["!!!", ""],
])("%s → %s", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});
