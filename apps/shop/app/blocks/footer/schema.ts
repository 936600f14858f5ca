import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { blocksOf, line, lines, link } from "../field-types.ts";

export const footerLink: BlockSchema = {
	name: "footer-link",
	fields: {
		text: { ...line, required: true },
		url: { ...link, required: true },
		markets: {
			type: "options",
			source: "",
			options: ["de", "at", "ch"].map((value) => ({ value, name: value })),
			description: "markets",
		},
	},
	use: "part",
	preview: "text",
	group: "text",
	example: exampleBlock("footer-link", { text: "Kontakt", url: exampleLink("/kontakt/"), markets: [] }),
};

export const footerColumn: BlockSchema = {
	name: "footer-column",
	fields: { headline: { ...line, required: true }, items: { ...blocksOf("footer-link"), minimum: 1 } },
	use: "part",
	preview: "headline",
	group: "text",
	example: exampleBlock("footer-column", { headline: "Service", items: [footerLink.example] }),
};

/** A setting of the whole shop and no page; what the law wants stands in every footer without it. */
export const footer: BlockSchema = {
	name: "footer",
	fields: {
		claim: line,
		columns: { ...blocksOf("footer-column"), maximum: 3 },
		legal: { ...blocksOf("footer-link"), description: "legal" },
		text: lines,
	},
	use: "page",
	preview: "claim",
	group: "text",
	example: exampleBlock("footer", {
		claim: "Ein Satz, der bleibt.",
		columns: [footerColumn.example],
		legal: [],
		text: "",
	}),
};
