import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, plain } from "../field-types.ts";
import { DEFAULT_THEME } from "./default-theme.ts";

/** Spec 2.3-6. */
export const themeCardsWrapper: BlockSchema = {
	name: "theme-cards-wrapper",
	fields: {
		headline: line,
		themeId: { ...plain, default_value: DEFAULT_THEME, description: "themeId" },
		count: { type: "number", min_value: 1, max_value: 48, default_value: "8" },
	},
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("theme-cards-wrapper", { headline: "", themeId: DEFAULT_THEME, count: 4 }),
};
