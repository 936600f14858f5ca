import { describe, expect, test } from "vitest";
import { loginLeadingBackTo, pathAfterLogin, paths } from "./paths.ts";

describe("login and back", () => {
	test.each([
		["http://shop.example/office/auftraege/26-100042", "/auftraege/26-100042"],
		["http://shop.example/office/?produktion=ready&seite=2", "/?produktion=ready&seite=2"],
	])("%s leads back to %s", (url, back) => {
		const login = new URL(loginLeadingBackTo(url), "http://shop.example");
		expect(login.pathname).toBe(paths.login);
		expect(pathAfterLogin(login.searchParams.get("zurueck"))).toBe(back);
	});

	test.each(["http://shop.example/office/", "http://shop.example/office"])(
		"the list %s needs no way back",
		(url) => {
			expect(loginLeadingBackTo(url)).toBe(paths.login);
		},
	);

	test.each([
		null,
		"",
		"https://elsewhere.example/",
		"//elsewhere.example",
		"/\\elsewhere.example",
		"/\t/elsewhere.example",
		"auftraege",
	])("%j is none of our paths and leads to the list", (asked) => {
		expect(pathAfterLogin(asked)).toBe(paths.orders);
	});
});

test("a price table is opened with the words it was found by", () => {
	const shop = { channel: "papiervogel", market: "de" };
	expect(paths.priceTable(shop, "card.base")).toBe("/preise/papiervogel/de/card.base");
	expect(paths.priceTable(shop, "card.factor", "A6 & B6")).toMatch(/\/card\.factor\?filter=A6%20%26%20B6$/);
});
