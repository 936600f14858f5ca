import { geometryOf } from "@offizin/assortment";
import { checkDocument, elementsOf, type TextElement, withGrownTexts } from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { beforeAll, expect, test } from "vitest";
import { type Fonts, loadFonts } from "../../adapters/fonts/fonts.ts";

let fonts: Fonts;
beforeAll(async () => {
	fonts = await loadFonts();
});

/** What people add to it. */
const more: Readonly<Record<string, string>> = {
	order: "\nSegenslied der Gemeinde\nSektempfang auf der Wiese",
	reply:
		"\nVegetarisch, vegan oder eine Allergie?\nSchreibt es uns bitte gleich dazu.\nIm Gasthof sind Zimmer für uns reserviert.",
};

const isGrowing = (element: { readonly type: string }): element is TextElement =>
	element.type === "text" && "grow" in element;
const documents = templateIds.map(buildTemplate).map(({ id, document }) => [id, document] as const);
const growing = documents.flatMap(([id, document]) =>
	elementsOf(document)
		.filter(isGrowing)
		.map((element) => [id, element.id, document] as const),
);

test("[081] the order of service and the reply grow, in every size and colour", () => {
	expect(growing.map(([, element]) => element).sort()).toEqual([
		...Array.from({ length: 9 }, () => "order"),
		...Array.from({ length: 3 }, () => "reply"),
	]);
});

test.each(growing)(
	"[081] %s has room for a longer %s, at the size it is set in",
	(_id, element, document) => {
		const longer = structuredClone(document);
		const text = elementsOf(longer)
			.filter(isGrowing)
			.find(({ id }) => id === element);
		if (!text) throw new Error(`No ${element}`);
		text.text += more[element] ?? "";
		const format = geometryOf(longer);
		const grown = elementsOf(withGrownTexts(longer, format, fonts.shaper))
			.filter(isGrowing)
			.find(({ id }) => id === element);
		expect(grown?.box.height).toBeGreaterThan(text.box.height);
		const { x, y, width } = text.box;
		expect(grown?.box).toMatchObject({ x, y, width });
		// Without leave to get smaller it still fits.
		delete text.fitMin;
		const findings = checkDocument(longer, { ...fonts, format, refinement: "gold", paperType: "matt" });
		expect(findings.filter((finding) => finding.element === element)).toEqual([]);
	},
);
