import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { blocksOf, line, link } from "../field-types.ts";

export const sitemapItem: BlockSchema = {
	name: "sitemap-item",
	fields: { text: { ...line, required: true }, url: { ...link, required: true } },
	use: "part",
	preview: "text",
	group: "text",
	example: exampleBlock("sitemap-item", { text: "Seite", url: exampleLink("/kontakt/") }),
};

/** Spec 3.10-6. */
export const sitemap: BlockSchema = {
	name: "sitemap",
	fields: { headline: line, items: { ...blocksOf("sitemap-item"), description: "sitemapItems" } },
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("sitemap", { headline: "Noch mehr", items: [sitemapItem.example] }),
};
