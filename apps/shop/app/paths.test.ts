import { cardProduct } from "@offizin/assortment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	canonicalAddress,
	cardPath,
	configuratorPath,
	designPath,
	kindOfSlug,
	kindPath,
	listPath,
	paths,
} from "./paths.ts";

describe("[5-4] page addresses end in a slash, before the question mark", () => {
	// The mailbox is a page of the server, not of the shop.
	const asked = [...Object.values(paths).filter((path) => path !== paths.mailbox), "/sitemap.xml"];
	test.each([...asked, "/produkte/_.data"])("%s", (pathname) => {
		expect(canonicalAddress({ pathname, search: "?a=b" })).toBeUndefined();
	});

	test("a missing slash is added", () => {
		expect(canonicalAddress({ pathname: "/produkte", search: "?a=b" })).toBe("/produkte/?a=b");
	});

	test.each([
		["/products", "/produkte/"],
		["/products/", "/produkte/"],
		["//products", "/produkte/"],
		["/wishlist", "/merkzettel/"],
		["/my-designs/", "/meine-entwuerfe/"],
		["/alle-fotokalender", "/alle-fotokalender/"],
	])("[2.1-3] another name of a page leads to it in one step: %s", (pathname, page) => {
		expect(canonicalAddress({ pathname, search: "?color=green" })).toBe(`${page}?color=green`);
	});

	test("built addresses", () => {
		expect(cardPath("a-b", { quantity: 25 })).toBe("/products/a-b/?quantity=25");
		expect(listPath("/produkte/", { color: "green", theme: undefined })).toBe("/produkte/?color=green");
	});
});

test("[3.8-1] the editor opens configured, accessories included", () => {
	const query = "formatType=klappkarte-a6&paperType=matt&sku=seal-gold&quantity=50";
	expect(configuratorPath("a-b", query)).toBe(`/configurator-card/a-b/?${query}`);
});

test("[2.1-9] a card opens in the editor of cards, as many as are wanted", () => {
	expect(designPath("a-b", "x")).toBe(`${cardProduct.configurator}/a-b/?design=x`);
	expect(designPath("a-b", "x", 50)).toBe("/configurator-card/a-b/?design=x&quantity=50");
});

test("kinds and their words in addresses are one to one", () => {
	expect(kindPath("einladung")).toBe("/karten-designen/hochzeit/einladungskarten/");
	expect(kindOfSlug("einladungskarten")).toBe("einladung");
	expect(kindOfSlug("einladung")).toBeUndefined();
});

describe("[security.M5] a page asked for in an odd way is asked for again on this site", () => {
	const origin = "https://www.papiervogel.example";
	/** The address as the server reads it from a request line. */
	const asked = (path: string) => canonicalAddress(new URL(`${origin}${path}`));

	test.each([
		["//evil.example/x", "/evil.example/x/"],
		["/a/..//evil.example/x", "/evil.example/x/"],
		["/.//evil.example/x", "/evil.example/x/"],
		["/\\evil.example", "/evil.example/"],
		["/\t/evil.example", "/evil.example/"],
		["//evil.example/", "/evil.example/"],
		["//evil.example/x.data", "/evil.example/x.data"],
		["/%5Cevil.example", "/%5Cevil.example/"],
		["/%2F/evil.example", "/%2F/evil.example/"],
	])("%j: %s", (path, location) => {
		expect(asked(path)).toBe(location);
	});

	const part = fc.constantFrom(
		"/",
		"\\",
		".",
		"..",
		"\t",
		"\n",
		"%2F",
		"%5C",
		"%09",
		"@",
		"evil.example",
		"x",
	);
	test("whatever the path", () => {
		fc.assert(
			fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
				const location = asked(`/${parts.join("")}`) ?? "/";
				expect(new URL(location, `${origin}/produkte/`).origin).toBe(origin);
			}),
			{ numRuns: 2000 },
		);
	});
});
