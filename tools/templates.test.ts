import { geometryOf } from "@offizin/assortment";
import { checkDocument, type DesignDocument, elementsOf, neededFonts } from "@offizin/design";
import type { Refinement } from "@offizin/formats";
import { designFonts } from "@offizin/templates";
import { buildTemplate, patterns, templateIds } from "@offizin/templates/recipes";
import { expect, test } from "vitest";
import { loadDesignFonts } from "./template-fonts.ts";

const templates = templateIds.map(buildTemplate);
const shaper = await loadDesignFonts();

function findingsIn(
	document: DesignDocument,
	refinement: Refinement = "gold",
	paperType = "naturweiss",
): string[] {
	const format = geometryOf(document);
	return checkDocument(document, { format, shaper, refinement, paperType })
		.filter(({ rule }) => rule !== "text.sample")
		.map(({ rule, page, element }) => `${rule} ${page} ${element}`);
}

test.each(
	templates.flatMap((template) =>
		template.refinements.map((refinement) => [template.id, refinement, template] as const),
	),
)(
	"%s could be printed with the refinement %s as it is, once its photo is in",
	(_id, refinement, { document, defaultConfiguration: { paperType } }) => {
		const findings = findingsIn(document, refinement, paperType);
		expect(findings.filter((finding) => !finding.startsWith("photo.empty"))).toEqual([]);
	},
);

test.each(patterns.map(({ id, document }) => [id, document] as const))(
	"the pattern %s could be printed as it is",
	(_id, document) => {
		const format = geometryOf(document);
		expect(checkDocument(document, { format, shaper, refinement: "ohne", paperType: "" })).toEqual([]);
	},
);

test.each(templates.map((template) => [template.id, template] as const))(
	"%s keeps its texts inside their boxes in every typeface it offers",
	(_id, { document }) => {
		for (const font of document.choices.fonts) {
			const elements = (page: DesignDocument["pages"][number]) =>
				page.elements.map((element) =>
					element.type === "text" && element.editable
						? { ...element, style: { ...element.style, font } }
						: element,
				);
			const changed = {
				...document,
				pages: document.pages.map((page) => ({ ...page, elements: elements(page) })),
			};
			const broken = findingsIn(changed).filter((finding) => /overflow|missingGlyph/.test(finding));
			expect(broken, font).toEqual([]);
		}
	},
);

test.each(designFonts.map(({ id }) => [id]))("%s has what German names and texts need", (id) => {
	expect(shaper.missing(id, "ÄÖÜäöüßéèëçñøå „“ ‚‘ ’ – … & , . : 0123456789")).toEqual([]);
});

test.each(designFonts.map(({ id }) => [id]))(
	"%s sets names from the world, with what stands in for it",
	(id) => {
		const name =
			"Παπαδόπουλος Ελένη, Олександр Ковальчук, Їжакевич, Ґалаґан, Nguyễn Thị Ánh, Đặng Hữu Phước, Łukasz Wójcik";
		const [template] = templates;
		const title = template && elementsOf(template.document).find((element) => element.type === "text");
		if (title?.type !== "text") throw new Error("no text");
		const [fallback, ...others] = neededFonts([
			{ ...title, runs: [], text: name, style: { ...title.style, font: id } },
		]).filter((font) => font !== id);
		expect(others).toEqual([]);
		expect(shaper.missing(id, name, fallback ? [fallback] : [])).toEqual([]);
	},
);

test("names of other alphabets are set in what stands in, and the shopper is told", () => {
	for (const { document } of templates) {
		const page = document.pages.find(({ elements }) =>
			elements.some((one) => one.type === "text" && one.editable),
		);
		const title = page?.elements.find((one) => one.type === "text" && one.editable);
		if (!page || title?.type !== "text") throw new Error(document.template);
		const written = { ...title, text: "Ελένη & Юлія" };
		const elements = page.elements.map((one) => (one === title ? written : one));
		const pages = document.pages.map((one) => (one === page ? { ...page, elements } : one));
		const found = findingsIn({ ...document, pages }).filter((finding) => finding.startsWith("text."));
		expect(found, document.template).toEqual([`text.fallbackFont ${page.key} ${title.id}`]);
	}
});

test("every name fits on its line: the longest allowed is shrunk, not broken", () => {
	const long = "Maximiliane-Charlotte";
	for (const { document } of templates) {
		const names = elementsOf(document).filter(({ label }) => /^(first|second)-name$/.test(label));
		for (const { id } of names) {
			const pages = document.pages.map((page) => ({
				...page,
				elements: page.elements.map((element) =>
					element.id === id && element.type === "text" ? { ...element, text: long } : element,
				),
			}));
			expect(findingsIn({ ...document, pages }).filter((finding) => finding.includes(id))).toEqual([]);
		}
	}
});
