import { expect, test } from "vitest";
import { namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignElement } from "./element.ts";
import { isPlaceable, rightsOf } from "./rights.ts";

const group = { ...namesElement, type: "group", id: "pair", label: "" } as unknown as DesignElement;

test("[14] what is locked is neither moved nor taken away, and still says what it says", () => {
	expect([...rightsOf({ ...namesElement, locked: true })]).toEqual(["content", "style"]);
	expect([...rightsOf({ ...photoElement, may: ["place"], locked: true })]).toEqual([]);
});

test("[14] a person can unlock what they may place, and nothing of the theme", () => {
	expect(isPlaceable({ ...namesElement, locked: true })).toBe(true);
	expect(isPlaceable({ ...namesElement, editable: false, locked: true })).toBe(false);
});

test("[14] a group is the theme's, unless it says otherwise", () => {
	expect(rightsOf(group).size).toBe(0);
	expect([...rightsOf({ ...group, may: ["place", "remove"] })]).toEqual(["place", "remove"]);
});
