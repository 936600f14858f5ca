import { designedProduct, geometryOf } from "@offizin/assortment";
import { type DesignDocument, elementsOf, ownLabels, withPicturesFitted } from "@offizin/design";
import {
	buildTemplate,
	envelopeDocument,
	envelopeFormats,
	patterns,
	starts,
	templateIds,
	themes,
} from "@offizin/templates/recipes";
import { elementName, languages, swatchName, templateWords, themeWords, wordsOf } from "@offizin/words";
import { describe, expect, test } from "vitest";

const templates = templateIds.map(buildTemplate);
const documents: readonly DesignDocument[] = [
	...[...templates, ...patterns].map(({ document }) => document),
	...starts.flatMap(({ document }) => layoutsOf(document)),
	...themes.flatMap(({ id, colorways }) =>
		colorways.flatMap((colorway) => envelopeFormats.map(({ key }) => envelopeDocument(id, key, colorway))),
	),
];
/** As it is made, in each layout that it can have. */
function layoutsOf(document: DesignDocument): DesignDocument[] {
	const layouts = designedProduct(document.product).options.find(({ key }) => key === "designId");
	const ids = layouts?.domain.kind === "list" ? layouts.domain.choices.map(({ key }) => key) : [];
	const all = ids.map((designId) => ({ ...document.configuration, formatType: "60x60", designId }));
	return (ids.length > 0 ? all : [document.configuration])
		.map((configuration) => ({ ...document, configuration }))
		.map((chosen) => withPicturesFitted(chosen, geometryOf(chosen)));
}
/** Of templates, and of what people put beside it. */
const labels = new Set([
	...documents.flatMap((document) => elementsOf(document).map(({ label }) => label)),
	...Object.values(ownLabels),
]);
const swatches = new Set(
	documents.flatMap((document) => Object.values(document.swatches).map(({ name }) => name)),
);

/** The keys of words that names are found under: "leaf" for "leaf-3". */
const keysOf = (names: ReadonlySet<string>) =>
	[...new Set([...names].map((name) => name.replace(/-\d+$/, "")))].sort();

describe.each(languages)("[8.3-1] in %s", (language) => {
	const { theme: written, template } = wordsOf(language);

	test("every collection, colour and card has its words, and nothing else has", () => {
		const keys = Object.entries(written).map(([id, { colorway, card }]) => [
			id,
			Object.keys(colorway).sort(),
			Object.keys(card).sort(),
		]);
		const made = themes.map(({ id, colorways, cards }) => [
			id,
			colorways.map(({ key }) => key).sort(),
			cards.map(({ formatType }) => formatType).sort(),
		]);
		expect(keys).toEqual(made);
	});

	test("what is told of a template names no key", () => {
		const told = [
			...templates.flatMap((one) => Object.values(templateWords(one, language))),
			...themes.map(({ id }) => themeWords(id, language).story),
		];
		expect(told.filter((words) => words.trim() === "" || /[{}]|undefined/.test(words))).toEqual([]);
		const names = templates.map((one) => Object.values(templateWords(one, language)).join());
		expect(new Set(names).size).toBe(templates.length);
	});

	test("every element and every swatch has a name", () => {
		const nameless = [
			...[...labels].filter((label) => elementName(label, language) === label),
			...[...swatches].filter((name) => swatchName(name, language) === name),
		];
		expect(nameless).toEqual([]);
		const { element, numberedElement, swatch, numberedSwatch } = template;
		expect(Object.keys({ ...element, ...numberedElement }).sort()).toEqual(keysOf(labels));
		expect(Object.keys({ ...swatch, ...numberedSwatch }).sort()).toEqual(keysOf(swatches));
	});

	test("no two texts of a card are called the same", () => {
		for (const { document } of templates) {
			const names = elementsOf(document).flatMap((element) =>
				element.type === "text" && element.editable ? [elementName(element.label, language)] : [],
			);
			expect([...new Set(names)], document.template).toEqual(names);
		}
	});
});
