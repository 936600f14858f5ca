import { colorFacets } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { TemplateDetail, TemplateSummary } from "@offizin/contract";
import type { PressColors } from "@offizin/design";
import { fromPrice, type PriceList } from "@offizin/pricing";
import type { TemplateRow, ThemeRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { templateScenes } from "../stills/template-scenes.ts";
import { pagePicture, scenePicture } from "./picture-of.ts";

/** By what prices and in which language a template is shown. */
interface Shown {
	readonly list: PriceList;
	readonly locale: string;
}

/** What the shop shows of templates and collections. Summaries are made once for each price list and language. */
export function templateViews({ rows, row, themes }: Pick<TemplateStore, "rows" | "row" | "themes">) {
	const summaries = new WeakMap<PriceList, Map<string, TemplateSummary>>();
	const byTheme = Map.groupBy(rows, ({ themeId }) => themeId);
	const themeById = new Map(themes.map((theme) => [theme.id, theme]));

	/** What tiles show of a template. */
	function summaryOf(template: TemplateRow, { list, locale }: Shown): TemplateSummary {
		const known = summaries.get(list) ?? new Map<string, TemplateSummary>();
		summaries.set(list, known);
		const key = `${locale} ${template.id}`;
		const summary = known.get(key) ?? makeSummary(template, { list, locale });
		known.set(key, summary);
		return summary;
	}

	/** What the product page shows. */
	function detailOf(template: TemplateRow, shown: Shown, pressColors: PressColors): TemplateDetail {
		const theme = themeById.get(template.themeId);
		invariant(theme, `${template.themeId} is a theme`);
		const { id, name, story } = theme;
		return {
			...summaryOf(template, shown),
			description: template.description,
			theme: { id, name, story },
			refinements: [...template.refinements],
			pages: template.pages.map((page) => pagePicture(template, page, shown.locale)),
			scenes: templateScenes.map((scene) => scenePicture(template, scene, shown.locale)),
			siblings: template.siblings.map((sibling) => {
				const other = row(sibling);
				invariant(other, `${sibling} is a template`);
				return summaryOf(other, shown);
			}),
			pressColors,
		};
	}

	/** A collection with its colours and its first card. */
	function themeView(theme: ThemeRow, locale: string) {
		const own = byTheme.get(theme.id) ?? [];
		const [first] = own;
		invariant(first, `theme ${theme.id} has templates`);
		return {
			id: theme.id,
			name: theme.name,
			story: theme.story,
			style: theme.style,
			templates: own.length,
			refinements: [...theme.refinements],
			colorways: theme.colorways.map(({ key, name, facet }) => ({ key, name, color: colorFacets[facet] })),
			scene: scenePicture(first, "front", locale),
		};
	}

	return { summaryOf, detailOf, themeView };
}

function makeSummary(template: TemplateRow, { list, locale }: Shown): TemplateSummary {
	const { formatType } = template;
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
		colors: template.colors.map(({ id, key, name, facet }) => ({ id, key, name, color: colorFacets[facet] })),
		hasPhoto: template.hasPhoto,
		defaultConfiguration: template.defaultConfiguration,
		from: fromPrice("card", list, { formatType }),
		scene: scenePicture(template, "front", locale),
		back: pagePicture(template, "back", locale),
	};
}
