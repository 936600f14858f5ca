import { expect, test } from "vitest";
import { slugIn, withSlugIn } from "./translated-slugs.ts";

const french = { lang: "fr", name: "Aide", slug: "aide", published: true };

test("a slug in a language is written, written anew and taken away; other languages stay", () => {
	const both = withSlugIn([french], "en", "help");
	expect([slugIn(both, "en"), slugIn(both, "fr")]).toEqual(["help", "aide"]);
	expect(slugIn(withSlugIn(both, "en", "support"), "en")).toBe("support");
	expect(withSlugIn(both, "en", "")).toEqual([french]);
});

test("the name of a page in a language outlasts its slug", () => {
	expect(withSlugIn([french], "fr", "")).toEqual([{ ...french, slug: "" }]);
	expect(slugIn([], "fr")).toBe("");
});
