import { expect, test } from "vitest";
import { documentWith } from "../check/check-fixtures.ts";
import { namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { fontExtentOf } from "./font-extent.ts";

const withText = (text: string, features: readonly string[] = []): DesignDocument =>
	documentWith([{ ...namesElement, text, style: { ...namesElement.style, features: [...features] } }]);

test("letters that a basic font lacks ask for all of it, wherever they come from", () => {
	const plain = withText("{{name1}} & Jörg");
	expect(fontExtentOf(plain)).toBe("basic");
	expect(fontExtentOf(withText("Łukasz"))).toBe("whole");
	expect(fontExtentOf({ ...plain, facts: { name1: "Zoë" } })).toBe("basic");
	expect(fontExtentOf({ ...plain, facts: { name1: "Łukasz" } })).toBe("whole");
	expect(fontExtentOf({ ...plain, guests: [{ name: "Anna" }, { name: "Nguyễn" }] })).toBe("whole");
	const field = { key: "name", label: "Name", sample: "Żaneta" };
	expect(fontExtentOf({ ...plain, fields: [field] })).toBe("whole");
	expect(fontExtentOf(withText("Jörg", ["smcp"]))).toBe("basic");
	expect(fontExtentOf(withText("Jörg", ["ss01"]))).toBe("whole");
});
