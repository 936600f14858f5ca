import { colorFacets } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { TemplateDetail, TemplateSummary } from "@offizin/contract";
import type { PressColors } from "@offizin/design";
import { entryPrice, type PriceList } from "@offizin/pricing";
import type { TemplateRow, ThemeRow } from "@offizin/templates";
import { colorwayName, templateWords, themeWords } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { familyScene, templateScenes } from "../picture-making/template-scenes.ts";
import { motifOf } from "./find-templates.ts";
import { pagePicture, scenePicture } from "./picture-of.ts";
import { fixedChoices } from "./template-product.ts";

/** By what prices and in which language a template is shown. */
interface Shown {
	readonly list: PriceList;
	readonly locale: string;
}

/** What the shop shows of templates and collections. Summaries are made once for each price list and language. */
export function templateViews(templates: Pick<TemplateStore, "rows" | "card">) {
	let rowsShown = templates.rows;
	let summaries = new WeakMap<PriceList, Map<string, TemplateSummary>>();
	const ofTheme = (theme: string) => templates.rows.filter(({ themeId }) => themeId === theme);

	/** What tiles show of a template. */
	function summaryOf(template: TemplateRow, { list, locale }: Shown): TemplateSummary {
		if (rowsShown !== templates.rows) {
			rowsShown = templates.rows;
			summaries = new WeakMap();
		}
		const known = summaries.get(list) ?? new Map<string, TemplateSummary>();
		summaries.set(list, known);
		const key = `${locale} ${template.id}`;
		const summary = known.get(key) ?? makeSummary(template, templates, { list, locale });
		known.set(key, summary);
		return summary;
	}

	/** What the product page shows. */
	function detailOf(template: TemplateRow, shown: Shown, pressColors: PressColors): TemplateDetail {
		const { ownName, description } = templateWords(template, shown.locale);
		const { name, story } = themeWords(template.themeId, shown.locale);
		return {
			...summaryOf(template, shown),
			ownName,
			description,
			theme: { id: template.themeId, name, story, spread: spreadOf(template.themeId, shown.locale) },
			refinements: [...template.refinements],
			pages: template.pages.map((page) => pagePicture(template, page, shown.locale)),
			scenes: templateScenes.map((scene) => scenePicture(template, scene, shown.locale)),
			siblings: template.siblings.map((sibling) => {
				const other = templates.card(sibling);
				invariant(other, `${sibling} is a template`);
				return summaryOf(other, shown);
			}),
			envelopes: template.envelopes.map((envelope) => {
				const own = templates.card(envelope);
				invariant(own, `${envelope} is an envelope`);
				const pages = own.pages.map((page) => pagePicture(own, page, shown.locale));
				return { ...summaryOf(own, shown), pages };
			}),
			isListed: templates.rows.includes(template),
			pressColors,
		};
	}

	function spreadOf(themeId: string, locale: string) {
		const [first] = ofTheme(themeId);
		invariant(first, `theme ${themeId} has templates`);
		return scenePicture(first, familyScene, locale);
	}

	/** A collection with its colours and its first card. */
	function themeView(theme: ThemeRow, locale: string) {
		const own = ofTheme(theme.id);
		const [first] = own;
		invariant(first, `theme ${theme.id} has templates`);
		const { name, story } = themeWords(theme.id, locale);
		return {
			id: theme.id,
			name,
			story,
			style: theme.style,
			number: theme.number,
			created: theme.created,
			motifs: new Set(own.map(motifOf)).size,
			templates: own.length,
			refinements: [...theme.refinements],
			colorways: theme.colorways.map(({ key, facet }) => ({
				key,
				name: colorwayName({ themeId: theme.id, colorway: key }, locale),
				color: colorFacets[facet],
				facet,
			})),
			scene: scenePicture(first, "front", locale),
			spread: spreadOf(theme.id, locale),
		};
	}

	return { summaryOf, detailOf, themeView };
}

/** What a tile turns to, never a blank page: photo cards that lie flat show another of their colours. */
export function turnOf({
	pages,
	hasPhoto,
	hasDesignedBack,
	colors,
}: Pick<TemplateRow, "pages" | "hasPhoto" | "hasDesignedBack" | "colors">): TemplateSummary["turnsTo"] {
	if (pages.includes("inner")) return "inner";
	if (hasPhoto && colors.length > 1) return "front";
	return hasDesignedBack ? "back" : null;
}

function makeSummary(
	template: TemplateRow,
	{ card }: Pick<TemplateStore, "card">,
	{ list, locale }: Shown,
): TemplateSummary {
	const { formatType, themeId } = template;
	const { name, colorName } = templateWords(template, locale);
	return {
		id: template.id,
		name,
		themeId,
		themeName: themeWords(themeId, locale).name,
		productType: template.productType,
		kind: template.kind,
		occasion: template.occasion,
		formatType,
		color: template.color,
		colorway: { key: template.colorway, name: colorName },
		colors: template.colors.map(({ id, key, facet }) => ({
			id,
			key,
			name: colorwayName({ themeId, colorway: key }, locale),
			color: colorFacets[facet],
			facet,
			edition: card(id)?.edition,
		})),
		hasPhoto: template.hasPhoto,
		defaultConfiguration: template.defaultConfiguration,
		from: entryPrice(template.productType, list, fixedChoices(template)),
		scene: scenePicture(template, "front", locale),
		front: pagePicture(template, "front", locale),
		turnsTo: turnOf(template),
	};
}
