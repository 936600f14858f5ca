import { geometryOf } from "@offizin/assortment";
import {
	applyCommand,
	checkDocument,
	type DesignElement,
	elementsOf,
	type TextElement,
} from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { beforeAll, expect, test } from "vitest";
import { type Fonts, loadFonts } from "../../adapters/fonts/fonts.ts";

let fonts: Fonts;
beforeAll(async () => {
	fonts = await loadFonts();
});

const longNames = "Maximilian-Alexander & Wilhelmina-Charlotte";

const isForNames = (element: DesignElement): element is TextElement =>
	element.type === "text" && element.editable && element.label === "names";

const fields = templateIds.map(buildTemplate).flatMap(({ id, document }) =>
	elementsOf(document)
		.filter(isForNames)
		.map((field) => [id, field, document] as const),
);

test.each(fields)("%s has room for long names on its front", (_id, { id, text }, document) => {
	const words = text === text.toUpperCase() ? longNames.toUpperCase() : longNames;
	const named = applyCommand(document, { type: "setText", element: id, text: words }, () => undefined);
	const findings = named.ok
		? checkDocument(named.value.document, {
				...fonts,
				format: geometryOf(document),
				refinement: "gold",
				paperType: "matt",
			}).filter(({ element }) => element === id)
		: named.error;
	expect(findings).toEqual([]);
});
