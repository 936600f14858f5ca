import { colorFacets } from "@offizin/assortment";
import type { TemplateDetail, TemplateSummary } from "@offizin/contract";
import type { PressColors } from "@offizin/design";
import { fromPrice, type PriceList } from "@offizin/pricing";
import { type Template, type Theme, templates, themes } from "@offizin/templates";
import { templateScenes } from "../pictures/template-scenes.ts";
import { pagePicture, scenePicture } from "./picture-of.ts";

const summaries = new WeakMap<PriceList, Map<Template, TemplateSummary>>();

/** What tiles show of a template. Made once for each price list. */
export function summaryOf(template: Template, list: PriceList): TemplateSummary {
	const known = summaries.get(list) ?? new Map<Template, TemplateSummary>();
	summaries.set(list, known);
	const summary = known.get(template) ?? makeSummary(template, list);
	known.set(template, summary);
	return summary;
}

function makeSummary(template: Template, list: PriceList): TemplateSummary {
	const { formatType = "" } = template.document.configuration;
	const sameCard = templates.filter(
		({ themeId, document }) =>
			themeId === template.themeId && document.configuration.formatType === formatType,
	);
	return {
		id: template.id,
		name: template.name,
		themeId: template.themeId,
		themeName: template.themeName,
		productType: template.productType,
		kind: template.kind,
		formatType,
		color: template.color,
		colorway: template.colorway,
		colors: sameCard.map(({ id, colorway, color }) => ({ id, ...colorway, color: colorFacets[color] })),
		hasPhoto: template.hasPhoto,
		defaultConfiguration: template.defaultConfiguration,
		from: fromPrice("card", list, { formatType }),
		scene: scenePicture(template, "front"),
		back: pagePicture(template, "back"),
	};
}

/** What the product page shows. */
export function detailOf(template: Template, list: PriceList, pressColors: PressColors): TemplateDetail {
	const { id, name, story } = themeOf(template);
	const siblings = templates.filter(
		(other) =>
			other.themeId === template.themeId &&
			other.colorway.key === template.colorway.key &&
			other.id !== template.id,
	);
	return {
		...summaryOf(template, list),
		description: template.description,
		theme: { id, name, story },
		refinements: [...template.refinements],
		pages: template.document.pages.map(({ key }) => pagePicture(template, key)),
		scenes: templateScenes.map((scene) => scenePicture(template, scene)),
		siblings: siblings.map((sibling) => summaryOf(sibling, list)),
		pressColors,
	};
}

function themeOf({ themeId }: Template): Theme {
	const theme = themes.find(({ id }) => id === themeId);
	if (!theme) throw new Error(`Template of unknown theme ${themeId}`);
	return theme;
}

/** A collection with its colours and its first card. */
export function themeView(theme: Theme) {
	const own = templates.filter(({ themeId }) => themeId === theme.id);
	const [first] = own;
	if (!first) throw new Error(`Theme ${theme.id} has no templates`);
	return {
		id: theme.id,
		name: theme.name,
		story: theme.story,
		style: theme.style,
		templates: own.length,
		refinements: [...theme.refinements],
		colorways: theme.colorways.map(({ key, name, facet }) => ({ key, name, color: colorFacets[facet] })),
		scene: scenePicture(first, "front"),
	};
}
