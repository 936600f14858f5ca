import { isSoldBy, productOf } from "@offizin/assortment";
import type { ChannelKey } from "@offizin/sites";
import { type Template, type Theme, templates, themes } from "@offizin/templates";

/** Templates of what a brand sells. */
export function templatesOf(channel: ChannelKey): readonly Template[] {
	return templates.filter(({ productType }) => {
		const product = productOf(productType);
		return product !== undefined && isSoldBy(product, channel);
	});
}

/** Collections that a brand sells something of. */
export function themesOf(channel: ChannelKey): readonly Theme[] {
	const sold = new Set(templatesOf(channel).map(({ themeId }) => themeId));
	return themes.filter(({ id }) => sold.has(id));
}
