import { type DesignDocument, findElement, type Right } from "@offizin/design";
import { expect, test } from "vitest";
import { document as fixtureDocument } from "./design-fixtures.ts";
import { slotForPhoto } from "./incoming-photo.ts";
import { isWritable, neighbourField, textFields } from "./text-fields.ts";

/** The document with an element that may be changed in these ways alone. */
function given(id: string, may: Right[]): DesignDocument {
	const pages = fixtureDocument.pages.map((page) => ({
		...page,
		elements: page.elements.map((one) => (one.id === id ? { ...one, may } : one)),
	}));
	return { ...fixtureDocument, pages };
}
const [first, second] = textFields(fixtureDocument).map(({ element }) => element.id);

test("[14] into a text without a right to its words nobody writes", () => {
	if (first === undefined || second === undefined) throw new Error("two texts are needed");
	const document = given(second, ["style", "place", "remove"]);
	expect(textFields(document).map(({ element }) => element.id)).not.toContain(second);
	expect(neighbourField(document, first, 1)?.element.id).not.toBe(second);
	expect(isWritable(findElement(document, second))).toBe(false);
	expect(isWritable(findElement(given(second, ["content"]), second))).toBe(true);
});

test("[14] a photo does not go where its template has one of its own", () => {
	const slot = slotForPhoto(fixtureDocument, "front", null, []) ?? "";
	expect(findElement(fixtureDocument, slot)?.type).toBe("photo");
	const document = given(slot, ["place"]);
	expect(slotForPhoto(document, "front", null, [])).not.toBe(slot);
	expect(slotForPhoto(document, "front", slot, [])).not.toBe(slot);
});
