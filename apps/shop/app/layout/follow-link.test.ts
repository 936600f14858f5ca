import { expect, test } from "vitest";
import { isPageLink, isPlainClick } from "./follow-link.ts";

const plain = {
	button: 0,
	metaKey: false,
	altKey: false,
	ctrlKey: false,
	shiftKey: false,
	defaultPrevented: false,
};

test("a plain click is followed", () => {
	expect(isPlainClick(plain)).toBe(true);
});

test.each([
	{ button: 1 },
	{ button: 2 },
	{ metaKey: true },
	{ ctrlKey: true },
	{ shiftKey: true },
	{ altKey: true },
	{ defaultPrevented: true },
])("a click with %j is left to the browser", (difference) => {
	expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});

const page = { href: "/themes/?color=green#oben", rel: "", target: "", isDownload: false };

test("a path is a page", () => {
	expect(isPageLink(page)).toBe(true);
	expect(isPageLink({ ...page, rel: "nofollow" })).toBe(true);
});

test.each([
	{ href: null },
	{ href: "#inhalt" },
	{ href: "mailto:post@papiervogel.example" },
	{ href: "https://bildwand.example/" },
	{ href: "//bildwand.example/" },
	{ rel: "nofollow external" },
	{ target: "_blank" },
	{ isDownload: true },
])("[5-13] [8.1-5] an anchor with %j is left to the browser", (difference) => {
	expect(isPageLink({ ...page, ...difference })).toBe(false);
});
