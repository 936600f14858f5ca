import { colorFacets } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { TemplateDetail, TemplateSummary } from "@offizin/contract";
import type { PressColors } from "@offizin/design";
import { fromPrice, type PriceList } from "@offizin/pricing";
import type { TemplateRow, ThemeRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { templateScenes } from "../stills/template-scenes.ts";
import { pagePicture, scenePicture } from "./picture-of.ts";

/** What the shop shows of templates and collections. Summaries are made once for each price list. */
export function templateViews({ rows, row, themes }: Pick<TemplateStore, "rows" | "row" | "themes">) {
	const summaries = new WeakMap<PriceList, Map<string, TemplateSummary>>();
	const byTheme = Map.groupBy(rows, ({ themeId }) => themeId);
	const themeById = new Map(themes.map((theme) => [theme.id, theme]));

	/** What tiles show of a template. */
	function summaryOf(template: TemplateRow, list: PriceList): TemplateSummary {
		const known = summaries.get(list) ?? new Map<string, TemplateSummary>();
		summaries.set(list, known);
		const summary = known.get(template.id) ?? makeSummary(template, list);
		known.set(template.id, summary);
		return summary;
	}

	/** What the product page shows. */
	function detailOf(template: TemplateRow, list: PriceList, pressColors: PressColors): TemplateDetail {
		const theme = themeById.get(template.themeId);
		invariant(theme, `${template.themeId} is a theme`);
		const { id, name, story } = theme;
		return {
			...summaryOf(template, list),
			description: template.description,
			theme: { id, name, story },
			refinements: [...template.refinements],
			pages: template.pages.map((page) => pagePicture(template, page)),
			scenes: templateScenes.map((scene) => scenePicture(template, scene)),
			siblings: template.siblings.map((sibling) => {
				const other = row(sibling);
				invariant(other, `${sibling} is a template`);
				return summaryOf(other, list);
			}),
			pressColors,
		};
	}

	/** A collection with its colours and its first card. */
	function themeView(theme: ThemeRow) {
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
			scene: scenePicture(first, "front"),
		};
	}

	return { summaryOf, detailOf, themeView };
}

function makeSummary(template: TemplateRow, list: PriceList): TemplateSummary {
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
		scene: scenePicture(template, "front"),
		back: pagePicture(template, "back"),
	};
}
