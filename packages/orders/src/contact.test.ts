import { describe, expect, test } from "vitest";
import { checkContact, tidyContact } from "./contact.ts";

describe("[O8] contacts", () => {
	test.each([
		"a@b.de",
		"änne.weiß+karten@müller-druck.example",
		"o'neill@mail.example.museum",
		" a@b.de ",
		"a@b.xn--p1ai",
	])("%j is plausible", (email) => {
		expect(checkContact({ email })).toEqual([]);
	});

	test.each([
		"aenne",
		"@b.de",
		"a@",
		"a@b",
		"a@b.",
		"a@.de",
		"a@b..de",
		"a b@c.de",
		"a@b@c.de",
		"<a@b.de>",
		"a@1.2.3.40",
	])("%j is not", (email) => {
		expect(checkContact({ email })).toEqual([{ field: "email", code: "email_invalid" }]);
	});

	test("missing, too long and broken lines have their own codes", () => {
		expect(checkContact({ email: " " })).toEqual([{ field: "email", code: "required" }]);
		expect(checkContact({ email: `${"a".repeat(249)}@b.de` })).toEqual([]);
		expect(checkContact({ email: `${"a".repeat(250)}@b.de` })).toEqual([
			{ field: "email", code: "too_long", max: 254 },
		]);
		expect(checkContact({ email: "a@b.de\nBcc: c@d.de" })).toEqual([
			{ field: "email", code: "characters_invalid" },
		]);
	});

	test("a phone number is free text, and optional", () => {
		expect(checkContact({ email: "a@b.de", phone: "+49 (0)89 12 34-5, abends" })).toEqual([]);
		expect(checkContact({ email: "a@b.de", phone: "1".repeat(41) })).toEqual([
			{ field: "phone", code: "too_long", max: 40 },
		]);
		expect(tidyContact({ email: "a@b.de", phone: "" })).toEqual({ email: "a@b.de" });
		expect(tidyContact({ email: " a@b.de", phone: " 089 1 " })).toEqual({ email: "a@b.de", phone: "089 1" });
	});
});
