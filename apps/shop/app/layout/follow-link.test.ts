import { expect, test } from "vitest";
import { isPlainClick } from "./follow-link.ts";

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
