import { expect, test } from "vitest";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { rightsOf } from "../document/rights.ts";
import { withAllRights, withMarksOf } from "./template-marks.ts";

function withElements(elements: readonly DesignElement[]): DesignDocument {
	return {
		...fixtureDocument,
		pages: fixtureDocument.pages.map((page, at) => ({ ...page, elements: at === 0 ? [...elements] : [] })),
	};
}
const drawing: DesignElement = { ...namesElement, id: "words", editable: false };
const guided: DesignElement = { ...photoElement, may: ["content"] };
const original = withElements([namesElement, drawing, guided]);

test("[14] whoever makes a template may do everything to everything on it", () => {
	for (const element of withAllRights(original).pages.flatMap(({ elements }) => elements)) {
		expect([...rightsOf(element)].sort()).toEqual(["content", "place", "remove", "style"]);
		if (element.type === "text") expect(element.editable).toBe(true);
	}
});

test("[14] published, every element says of rights what it said before", () => {
	expect(withMarksOf(original, withAllRights(original))).toEqual(original);
});

test("[14] what was added to a template says nothing, so that its kind decides", () => {
	const added: DesignElement = { ...drawing, id: "own-1", editable: true, may: ["content", "place"] };
	const own = findElement(withMarksOf(original, withElements([namesElement, added])), "own-1");
	expect(own).not.toHaveProperty("may");
	expect(own).toMatchObject({ editable: true });
});

test("[14] what stands in a person's place is noticed there, also where the template says something else now", () => {
	const sample: DesignElement = { ...namesElement, personal: { kind: "name", sample: namesElement.text } };
	const edited = { ...sample, text: "Mia & Jonas" };
	const after = withMarksOf(withElements([sample]), withElements([edited]));
	expect(findElement(after, sample.id)).toMatchObject({ personal: { kind: "name", sample: "Mia & Jonas" } });
	const pattern = "{{names}}";
	const told: DesignElement = { ...namesElement, text: pattern, pattern };
	const retold = withMarksOf(withElements([told]), withElements([{ ...told, text: "Wir, {{names}}" }]));
	expect(findElement(retold, told.id)).toMatchObject({ pattern: "Wir, {{names}}" });
	const lost = withMarksOf(withElements([told]), withElements([{ ...told, text: "Wir" }]));
	expect(findElement(lost, told.id)).toMatchObject({ pattern });
});
