import { describe, expect, test } from "vitest";
import { clipOf } from "../clip/clip.ts";
import { applyCommand } from "../command/apply-command.ts";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import type { Right } from "../document/right.ts";
import { grantedRights, rightsOf } from "../document/rights.ts";
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

describe("rights that a draft grants", () => {
	const granting = (document: DesignDocument, element: string, grants: Right[] | null) => {
		const applied = applyCommand(document, { type: "setRights", element, grants }, () => undefined);
		if (!applied.ok) throw new Error(applied.error.code);
		return applied.value;
	};

	test("[14] are those of the element once it is published, and no draft's marks stay", () => {
		const draft = withAllRights(original);
		const { document } = granting(draft, "names", ["place"]);
		expect([...rightsOf(element(document, "names"))]).toHaveLength(4);
		expect([...grantedRights(element(document, "names"))]).toEqual(["place"]);
		const published = element(withMarksOf(original, document), "names");
		expect([...rightsOf(published)]).toEqual(["place"]);
		expect(published).not.toHaveProperty("grants");
	});

	test("[14] like its kind again, it is what it was; a text without a right is fixed", () => {
		const draft = withAllRights(original);
		const given = granting(draft, "names", []);
		expect(element(withMarksOf(original, given.document), "names")).toMatchObject({
			editable: false,
			may: [],
		});
		const again = granting(given.document, "names", null).document;
		expect(withMarksOf(original, again)).toEqual(original);
		expect(applyCommand(given.document, given.inverse, () => undefined)).toMatchObject({
			ok: true,
			value: { document: draft },
		});
	});

	test("[14] a text that was fixed can be given, with its words alone", () => {
		const fixed = withElements([{ ...namesElement, editable: false }]);
		const draft = withAllRights(fixed);
		expect(element(draft, "names").grants).toEqual([]);
		const { document } = granting(draft, "names", ["content"]);
		expect(element(withMarksOf(fixed, document), "names")).toMatchObject({
			editable: true,
			may: ["content"],
		});
	});

	test("[14] do not travel with what is copied", () => {
		const { document } = granting(withAllRights(original), "names", ["place"]);
		expect(findElement(clipOf(document, ["names"]) ?? original, "names")).not.toHaveProperty("grants");
	});
});

function element(document: DesignDocument, id: string): DesignElement {
	const found = findElement(document, id);
	if (!found) throw new Error(`no ${id}`);
	return found;
}
