import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { line, lines, link } from "../field-types.ts";

export const voucherPage: BlockSchema = {
	name: "voucher-page",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		label: { ...lines, description: "label" },
		points: { ...lines, required: true, description: "points" },
		linkText: line,
		link,
	},
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("voucher-page", {
		headline: "Einen Gutschein einlösen",
		text: "Ein Gutschein ist ein Code aus Buchstaben und Ziffern. Er gilt, solange er nicht eingelöst ist.",
		label: "Gutschein\nXXXX-XXXX-XXXX",
		points:
			"Legen Sie in den Warenkorb, was Sie drucken lassen möchten.\nGeben Sie den Code dort unter den Zeilen ein.\nDer Betrag steht gleich in der Rechnung, bevor Sie bezahlen.",
		linkText: "Zum Warenkorb",
		link: exampleLink("/warenkorb/"),
	}),
};
