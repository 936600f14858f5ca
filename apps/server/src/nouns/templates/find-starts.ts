import { type StartSummary, templateFacets } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";
import type { StartRow } from "@offizin/templates";
import { productWords } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { TemplateQuery } from "./find-templates.ts";
import { isTemplateSoldBy } from "./sold-templates.ts";

/** What designs of a product begin with that a brand sells without cards; by what cards are narrowed, none is found. */
export function findStarts(
	{ starts }: Pick<TemplateStore, "starts">,
	query: Pick<TemplateQuery, "productType" | (typeof templateFacets)[number]>,
	channel: ChannelKey,
): StartRow[] {
	if (templateFacets.some((facet) => query[facet])) return [];
	return starts.filter((row) => row.productType === query.productType && isTemplateSoldBy(row, channel));
}

/** A start as lists have it, called as its product. */
export function startView({ id, productType, defaultConfiguration }: StartRow, locale: string): StartSummary {
	const { name } = productWords(productType, locale);
	return { id, name, themeId: null, productType, defaultConfiguration };
}
