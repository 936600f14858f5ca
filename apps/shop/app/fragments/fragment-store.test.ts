import { expect, test } from "vitest";
import { createFragmentStore } from "./fragment-store.ts";

const never = () => {
	throw new Error("is made though it is kept");
};

test("what is kept under a key is made once, and another key is another fragment", () => {
	const store = createFragmentStore(100);
	expect(store.get("de a", () => "<b>eins</b>")).toBe("<b>eins</b>");
	expect(store.get("en a", () => "<b>one</b>")).toBe("<b>one</b>");
	expect(store.get("de a", never)).toBe("<b>eins</b>");
});

test("an empty fragment is one, too", () => {
	const store = createFragmentStore(100);
	store.get("a", () => "");
	expect(store.get("a", never)).toBe("");
});

test("keys and markup together stay within the bound; the one not asked for longest goes", () => {
	const store = createFragmentStore(20);
	for (const key of ["a", "b"]) store.get(key, () => "123456789");
	expect(store.size).toBe(20);
	store.get("a", never);
	store.get("c", () => "123456789");
	expect(store.size).toBe(20);
	expect(store.get("a", never)).toBe("123456789");
	expect(store.get("b", () => "new")).toBe("new");
});

test("a fragment larger than the bound is answered and not kept, and one that fails leaves nothing", () => {
	const store = createFragmentStore(5);
	expect(store.get("a", () => "123456")).toBe("123456");
	expect(() => store.get("b", never)).toThrow("is made");
	expect(store.size).toBe(0);
});
