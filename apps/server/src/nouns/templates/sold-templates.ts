import { isSoldBy, productOf } from "@offizin/assortment";
import type { ChannelKey } from "@offizin/sites";
import type { BeginningRow, TemplateRow, ThemeRow } from "@offizin/templates";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";

/** Whether a template is one of what a brand sells. */
export function isTemplateSoldBy(
	{ productType }: Pick<BeginningRow, "productType">,
	channel: ChannelKey,
): boolean {
	const product = productOf(productType);
	return product !== undefined && isSoldBy(product, channel);
}

/** Templates of what a brand sells. */
export function templatesOf({ rows }: Pick<TemplateStore, "rows">, channel: ChannelKey): TemplateRow[] {
	return rows.filter((row) => isTemplateSoldBy(row, channel));
}

/** Collections that a brand sells something of. */
export function themesOf(templates: Pick<TemplateStore, "rows" | "themes">, channel: ChannelKey): ThemeRow[] {
	const sold = new Set(templatesOf(templates, channel).map(({ themeId }) => themeId));
	return templates.themes.filter(({ id }) => sold.has(id));
}
