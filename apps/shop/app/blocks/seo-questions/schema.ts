import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleText } from "../example-block.ts";
import { blocksOf, line, rich } from "../field-types.ts";

export const seoQuestion: BlockSchema = {
	name: "seo-question",
	fields: { question: { ...line, required: true }, answer: { ...rich, required: true } },
	use: "part",
	preview: "question",
	group: "text",
	example: exampleBlock("seo-question", {
		question: "Wie viele Musterkarten sind kostenlos?",
		answer: exampleText("{Samples} Stück je Bestellung, auf den Papieren, die Sie aussuchen."),
	}),
};

export const seoQuestions: BlockSchema = {
	name: "seo-questions",
	fields: { headline: line, items: { ...blocksOf("seo-question"), minimum: 1 } },
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("seo-questions", {
		headline: "Fragen, die wir oft hören",
		items: [
			seoQuestion.example,
			exampleBlock(
				"seo-question",
				{
					question: "Ab wann gibt es Kauf auf Rechnung?",
					answer: exampleText("Ab einem Warenwert von {invoiceFrom}."),
				},
				2,
			),
		],
	}),
};
