import { describe, expect, test } from "vitest";
import { checkContact, tidyContact } from "./contact.ts";

describe("[orders.O8] contacts", () => {
	test.each(["a@b.de", " a@b.de ", "karten@müller-druck.example"])("%j is plausible", (email) => {
		expect(checkContact({ email })).toEqual([]);
	});

	test.each(["aenne", "änne@b.de", "a@[127.0.0.1]", "a@b.de;c"])("[security.L9] %j is not", (email) => {
		expect(checkContact({ email })).toEqual([{ field: "email", code: "email_invalid" }]);
	});

	test("missing, too long and broken lines have their own codes", () => {
		expect(checkContact({ email: " " })).toEqual([{ field: "email", code: "required" }]);
		expect(
			checkContact({ email: `a@${"b".repeat(60)}.${"c".repeat(61)}.${"d".repeat(61)}.${"e".repeat(61)}.de` }),
		).toEqual([]);
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
