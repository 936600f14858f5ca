import { expect, test } from "vitest";
import { BoundedCache } from "./bounded-cache.ts";

const never = () => {
	throw new Error("is made though it is kept");
};
const ofCharacters = (limit: number) =>
	new BoundedCache<string, string>(limit, (key, value) => key.length + value.length);

test("what is kept under a key is made once, and another key is another value", () => {
	const cache = ofCharacters(100);
	expect(cache.get("de a", () => "<b>eins</b>")).toBe("<b>eins</b>");
	expect(cache.get("en a", () => "<b>one</b>")).toBe("<b>one</b>");
	expect(cache.get("de a", never)).toBe("<b>eins</b>");
	expect(cache.find("de a")).toBe("<b>eins</b>");
	expect(cache.find("fr a")).toBeUndefined();
});

test("an empty value is one, too", () => {
	const cache = ofCharacters(100);
	cache.get("a", () => "");
	expect(cache.get("a", never)).toBe("");
});

test("sizes together stay within the limit; the one not asked for longest goes", () => {
	const cache = ofCharacters(20);
	for (const key of ["a", "b"]) cache.get(key, () => "123456789");
	expect(cache.size).toBe(20);
	cache.get("a", never);
	cache.get("c", () => "123456789");
	expect(cache.size).toBe(20);
	expect(cache.get("a", never)).toBe("123456789");
	expect(cache.get("b", () => "new")).toBe("new");
});

test("a value larger than the limit is answered and not kept, and one that fails leaves nothing", () => {
	const cache = ofCharacters(5);
	expect(cache.get("a", () => "123456")).toBe("123456");
	expect(() => cache.get("b", never)).toThrow("is made");
	expect(cache.size).toBe(0);
});

test("a value that takes another's place, or is forgotten, counts no longer", () => {
	const cache = ofCharacters(100);
	cache.set("a", "123456789");
	cache.set("a", "1");
	expect(cache.size).toBe(2);
	cache.set("b", "22");
	cache.deleteWhere((value) => value === "1");
	expect([cache.find("a"), cache.find("b"), cache.size]).toEqual([undefined, "22", 3]);
});

test("without sizes entries are counted", () => {
	const cache = new BoundedCache<string, string>(2);
	for (const key of ["a", "b", "c"]) cache.set(key, key);
	expect(["a", "b", "c"].map((key) => cache.find(key))).toEqual([undefined, "b", "c"]);
});
