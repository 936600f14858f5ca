import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMailAddress } from "./mail-address.ts";

describe("[security.L9] mail addresses", () => {
	test.each([
		"a@b.de",
		"anna.weiss+karten@mueller-druck.example",
		"karten@müller-druck.example",
		"karten@xn--mller-druck-thb.example",
		"ivan@пример.рф",
		"info@例え.jp",
		"a@b.xn--p1ai",
		"o'neill@mail.example.museum",
		"_x-1=y@a.photography",
		"1@2.co.uk",
		"A.B@EXAMPLE.ORG",
		`${"a".repeat(64)}@b.de`,
		`a@${"b".repeat(63)}.de`,
	])("%j can be written to", (address) => {
		expect(isMailAddress(address)).toBe(true);
	});

	test.each([
		"",
		"aenne",
		"@b.de",
		"a@",
		"a@b",
		"a@b.",
		"a@b.de.",
		"a@.de",
		"a@b..de",
		".a@b.de",
		"a.@b.de",
		"a..b@c.de",
		"a b@c.de",
		" a@b.de",
		"a@b.de ",
		"a@b@c.de",
		"<a@b.de>",
		"Anna <a@b.de>",
		'"a b"@c.de',
		"a(b)@c.de",
		"a@[127.0.0.1]",
		"a@[IPv6:::1]",
		"a@1.2.3.40",
		"a@b.de;c",
		"a@b.de,c@d.de",
		"a:b@c.de",
		"a\\b@c.de",
		"a@b_c.de",
		"a@-b.de",
		"a@b-.de",
		"a@b.d",
		"a@b.-de",
		"a@b.de\nBcc: c@d.de",
		"a@b.de\r\n",
		"a\0@b.de",
		"a@b\u200b.de",
		"a@b.de\u2028",
		"änne@b.de",
		`${"a".repeat(65)}@b.de`,
		`a@${"b".repeat(64)}.de`,
		`a@${"b.".repeat(126)}de`,
	])("%j cannot", (address) => {
		expect(isMailAddress(address)).toBe(false);
	});

	test("whatever the standard allows without quotes is taken", () => {
		fc.assert(fc.property(fc.emailAddress(), (address) => isMailAddress(address)));
	});

	const hostile = fc.constantFrom(...'\0\t\r\n "(),:;<>@[]\\\u0085\u00a0\u200b\u2028\ud800');
	test("one character that ends, quotes or adds an address spoils it anywhere", () => {
		fc.assert(
			fc.property(fc.emailAddress(), hostile, fc.nat(), (address, character, place) => {
				const at = place % (address.length + 1);
				return !isMailAddress(address.slice(0, at) + character + address.slice(at));
			}),
		);
	});
});
