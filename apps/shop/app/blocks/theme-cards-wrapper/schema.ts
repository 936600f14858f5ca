import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { collection, line } from "../field-types.ts";
import { DEFAULT_THEME } from "./default-theme.ts";

/** Spec 2.3-6. */
export const themeCardsWrapper: BlockSchema = {
	name: "theme-cards-wrapper",
	fields: {
		headline: line,
		themeId: {
			...collection,
			options: [{ value: DEFAULT_THEME, name: DEFAULT_THEME }, ...collection.options],
			default_value: DEFAULT_THEME,
		},
		count: { type: "number", min_value: 1, max_value: 48, default_value: "8" },
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("theme-cards-wrapper", { headline: "", themeId: DEFAULT_THEME, count: 4 }),
};
