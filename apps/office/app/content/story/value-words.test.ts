import { expect, test } from "vitest";
import { valueWords } from "./value-words.ts";

const words = (value: Parameters<typeof valueWords>[0]) => valueWords(value, (key) => `<${key}>`);
const link = { fieldtype: "multilink", linktype: "url", id: "", url: "", cached_url: "" };
const file = { fieldtype: "asset", filename: "/f/a.jpg", name: "a.jpg" };

test.each([
	[true, "<yes>"],
	[7, "7"],
	["", "<empty>"],
	[undefined, "<empty>"],
	[["red", "blue"], "red\nblue"],
	[file, "a.jpg"],
	[{ ...file, alt: "Umschlag", focus: "1x1:2x2" }, "a.jpg · Umschlag · 1x1:2x2"],
	[[file, { ...file, name: "" }], "a.jpg\n/f/a.jpg"],
	[link, "<empty>"],
	[{ ...link, url: "/a/", target: "_blank" }, "/a/ · <newWindow>"],
	[{ ...link, linktype: "story", cached_url: "a", anchor: "oben" }, "a#oben"],
	[{ ...link, linktype: "email", email: "a@b.de" }, "a@b.de"],
	[
		{
			thead: [{ value: "Format" }, { value: "Preis" }],
			tbody: [{ body: [{ value: "A6" }, { value: "" }] }],
		},
		"Format | Preis\nA6 | ",
	],
	[{ type: "doc", content: [{ type: "text", text: "Guten Tag" }] }, "Guten Tag"],
])("%j is told as %j", (value, told) => {
	expect(words(value)).toBe(told);
});
