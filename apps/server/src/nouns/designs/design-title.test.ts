import { type DesignDocument, elementsOf } from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { expect, test } from "vitest";
import { designTitle } from "./design-title.ts";

/** A card with the names of two in two texts. */
const couple = templateIds
	.values()
	.map((id) => buildTemplate(id).document)
	.find((document) => namesOf(document).length >= 2);
if (!couple) throw new Error("a card names a couple");

function namesOf(document: DesignDocument) {
	return elementsOf(document).flatMap((one) =>
		one.type === "text" && one.personal?.kind === "name" ? [one] : [],
	);
}

/** The card with these as its names, in their order; the others are empty. */
function named(...names: readonly string[]): DesignDocument {
	const ids = namesOf(couple as DesignDocument).map(({ id }) => id);
	return {
		...(couple as DesignDocument),
		pages: (couple as DesignDocument).pages.map((page) => ({
			...page,
			elements: page.elements.map((one) => {
				const place = ids.indexOf(one.id);
				return one.type === "text" && place >= 0 ? { ...one, text: names[place] ?? "", runs: [] } : one;
			}),
		})),
	};
}

const sample = (document: DesignDocument, place: number) => ({
	rule: "text.sample" as const,
	severity: "confirm" as const,
	page: "front",
	element: namesOf(document)[place]?.id ?? "",
	label: "Name",
	text: "Clara",
});

test.each([
	[["Jana", "Tom"], "Jana & Tom"],
	[["Jana", "& Tom"], "Jana & Tom"],
	[["Jana\nMaria", "und  Tom"], "Jana Maria & Tom"],
	[["Jana", "Jana"], "Jana"],
	[["{{vorname}}", "Tom"], "Tom"],
	[["", ""], null],
])("[14] names %j make the title %j", (names, title) => {
	expect(designTitle({ document: named(...names), findings: [] })).toBe(title);
});

test("[14] names that are told once are told once in the title, without the day beside them", () => {
	const document: DesignDocument = {
		...named("{{name1}} & {{name2}}\n{{date}}", "{{name2}}"),
		facts: { name1: "Zoë", name2: "Łukasz", date: "2027-08-21" },
	};
	expect(designTitle({ document, findings: [] })).toBe("Zoë & Łukasz");
	expect(designTitle({ document, findings: [sample(document, 0)] })).toBe("Łukasz");
});

test("[14] what the template says in their place names no design", () => {
	const document = named("Clara", "Tom");
	expect(designTitle({ document, findings: [sample(document, 0)] })).toBe("Tom");
	expect(designTitle({ document, findings: [sample(document, 0), sample(document, 1)] })).toBeNull();
	expect(designTitle({ document, findings: undefined })).toBeNull();
});

test("[14] a title is as short as a name", () => {
	const title = designTitle({ document: named("Wolfeschlegelsteinhausen ".repeat(6)), findings: [] });
	expect(title?.length).toBeLessThanOrEqual(80);
	expect(title).toMatch(/…$/);
});
