import { describe, expect, test } from "vitest";
import {
	configuratorPath,
	kindOfSlug,
	kindPath,
	listPath,
	paths,
	productPath,
	withTrailingSlash,
} from "./paths.ts";

describe("[5-4] page addresses end in a slash, before the question mark", () => {
	// The mailbox is a page of the server, not of the shop.
	test.each(Object.values(paths).filter((path) => path !== paths.mailbox))("%s", (path) => {
		expect(withTrailingSlash(path)).toBe(path);
	});

	test("a missing slash is added, files and loader answers keep theirs", () => {
		expect(withTrailingSlash("/produkte")).toBe("/produkte/");
		expect(withTrailingSlash("/sitemap.xml")).toBe("/sitemap.xml");
		expect(withTrailingSlash("/produkte/_.data")).toBe("/produkte/_.data");
	});

	test("built addresses", () => {
		expect(productPath("a-b", { quantity: 25 })).toBe("/products/a-b/?quantity=25");
		expect(listPath("/produkte/", { color: "green", theme: undefined })).toBe("/produkte/?color=green");
	});
});

test("[3.8-1] the editor opens configured, accessories included", () => {
	const query = "formatType=klappkarte-a6&paperType=matt&sku=seal-gold&quantity=50";
	expect(configuratorPath("a-b", query)).toBe(`/configurator-card/a-b/?${query}`);
});

test("kinds and their words in addresses are one to one", () => {
	expect(kindPath("einladung")).toBe("/karten-designen/hochzeit/einladungskarten/");
	expect(kindOfSlug("einladungskarten")).toBe("einladung");
	expect(kindOfSlug("einladung")).toBeUndefined();
});
