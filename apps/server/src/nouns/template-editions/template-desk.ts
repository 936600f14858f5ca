import { unpunchedGeometryOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { OfficeTemplateDesk } from "@offizin/contract";
import { elementsOf, ownLabels } from "@offizin/design";
import { choicesOf } from "@offizin/solver";
import { designFonts } from "@offizin/templates";
import {
	elementName,
	fontName,
	pageName,
	productWords,
	swatchName,
	templateWords,
	wordsOf,
} from "@offizin/words";
import { pressColors } from "../../adapters/profiles/ink-colors.ts";
import type { Platform } from "../platform.ts";
import { templateProduct } from "../templates/template-product.ts";
import type { TemplateDraft } from "./edition-store.ts";
import { draftView } from "./template-entries.ts";

/** Everything the editor opens a draft with, in the words of the office. */
export async function templateDesk(
	{ profiles, templates }: Pick<Platform, "profiles" | "templates">,
	draft: TemplateDraft,
	locale: string,
): Promise<OfficeTemplateDesk> {
	const { document, template } = draft;
	const row = templates.card(template);
	const subject = templateProduct(templates, template);
	invariant(row && subject, `${template} is a template`);
	const { key, options, constraints } = subject.product;
	const { name, colorName } = templateWords(row, locale);
	const words = productWords(key, locale);
	const choices = (option: string) =>
		choicesOf(subject.product, option).map(({ key: value }) => [value, words.value(option, value)] as const);
	const format = unpunchedGeometryOf(document);
	const labels = [...elementsOf(document).map(({ label }) => label), ...Object.values(ownLabels)];
	return {
		name: `${name}, ${colorName}`,
		draft: { ...draftView(draft), template, document },
		product: { key, options, constraints },
		format: { ...format },
		pressColors: await pressColors(document, profiles),
		names: {
			paper: Object.fromEntries(choices("paperType")),
			refinement: Object.fromEntries(choices("refinementType")),
			punching: Object.fromEntries(choices("punching")),
			page: Object.fromEntries(format.pages.map((page) => [page.key, pageName(format, page.key, locale)])),
			font: Object.fromEntries(designFonts.map((font) => [font.id, fontName(font, locale)])),
			element: Object.fromEntries(labels.map((label) => [label, elementName(label, locale)])),
			swatch: Object.fromEntries(
				Object.values(document.swatches).map((swatch) => [swatch.name, swatchName(swatch.name, locale)]),
			),
		},
		words: wordsOf(locale).editor,
	};
}
