import { expect, test } from "vitest";
import { parseIds } from "./wishlist-store.ts";

test("[2.3-8] reads the kept ids, newest first", () => {
	expect(parseIds('["soiree-a6-nacht","eukalyptus-a6-salbei"]')).toEqual([
		"soiree-a6-nacht",
		"eukalyptus-a6-salbei",
	]);
});

test.each([null, "", "{", '{"a":1}', "42"])("an edited or missing list %j is an empty one", (text) => {
	expect(parseIds(text)).toEqual([]);
});

test("entries that cannot be ids are left out", () => {
	expect(parseIds('["ok-1", 5, null, "<img>", "a b"]')).toEqual(["ok-1"]);
});
