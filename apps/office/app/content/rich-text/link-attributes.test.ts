import { expect, test } from "vitest";
import { readLink } from "#app/content/fields/link-value.ts";
import { linkAttributes, linkOfMark } from "./link-attributes.ts";

test.each([
	{ href: "/karten", linktype: "story", uuid: "u-1", anchor: "preise", target: "_blank" },
	{ href: "https://papier.example/", linktype: "url", uuid: null, anchor: null, target: null },
	{ href: "hallo@papier.example", linktype: "email", uuid: null, anchor: null, target: null },
])("a link of a text is edited and stays the same: %j", (attributes) => {
	expect(linkAttributes(readLink(linkOfMark(attributes)))).toEqual(attributes);
});

test("a link that leads nowhere is none; a new one begins with a page", () => {
	expect(linkAttributes(readLink(linkOfMark({})))).toBeUndefined();
	expect(readLink(linkOfMark({})).linktype).toBe("story");
});
