import { expect, test } from "vitest";
import { findOrnaments } from "./narrow-ornaments.ts";

const item = (key: string, name: string, words: string) => ({ key, subject: "all", name, words });
const items = [
	item("love-letter", "Liebesbrief", "Post Umschlag"),
	item("heart-wreath", "Herzkranz", "Liebe Hochzeit"),
	item("heart", "Herz", "Liebe"),
	item("oak-leaf", "Eichenblatt", "Herbst Wald"),
	item("large-dots", "Große Punkte", "Tupfen Muster"),
];
const found = (search: string) => findOrnaments(items, search).map(({ key }) => key);

test("[14] a drawing is found by its name first, then by what else is meant", () => {
	expect(found("herz")).toEqual(["heart-wreath", "heart"]);
	expect(found("Liebe")).toEqual(["love-letter", "heart-wreath", "heart"]);
	expect(found("tupfen")).toEqual(["large-dots"]);
});

test("[14] by every word, from its beginning, and a longer one from inside too", () => {
	expect(found("liebe hoch")).toEqual(["heart-wreath"]);
	expect(found("blatt")).toEqual(["oak-leaf"]);
	expect(found("att")).toEqual([]);
	expect(found("grosse")).toEqual(["large-dots"]);
	expect(found("große")).toEqual(["large-dots"]);
	expect(found("  ")).toEqual([]);
});

test("[14] no more than a person looks through", () => {
	const many = Array.from({ length: 60 }, (_none, index) => item(`one-${index}`, "Stern", ""));
	expect(findOrnaments(many, "stern")).toHaveLength(24);
});
