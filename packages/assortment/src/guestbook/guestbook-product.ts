import { invariant } from "@offizin/base";
import type { Configuration, Constraint } from "@offizin/solver";
import { type BookBlock, spineOfBlock, weightOfBlock } from "../photobook/book-block.ts";
import { coverFoils } from "../photobook/photobook-choices.ts";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { sizedChoices } from "../product/sized-choices.ts";
import {
	guestbookBinding,
	guestbookEntries,
	guestbookFormats,
	guestbookLineatures,
	guestbookPages,
	guestbookPapers,
	guestbookRibbons,
	guestbookTypes,
} from "./guestbook-choices.ts";

function blockOf(configuration: Configuration): BookBlock {
	const page = guestbookFormats.find(({ key }) => key === configuration.format);
	const paper = guestbookPapers.find(({ key }) => key === configuration.paper);
	invariant(page && paper, `no guest book: ${JSON.stringify(configuration)}`);
	return { page, pageCount: Number(configuration.pageCount), paper, binding: guestbookBinding, isHard: true };
}

/** Width of the back in 1/10 mm. Throws for books we do not make. */
export function guestbookSpine(configuration: Configuration): number {
	return spineOfBlock(blockOf(configuration));
}

function facts(configuration: Configuration): readonly Fact[] {
	const block = blockOf(configuration);
	return [
		{ code: "book.block", values: { size: { size: block.page } } },
		{ code: "guestbook.extent", values: { pages: String(block.pageCount) } },
		{ code: "guestbook.binding" },
		{ code: "book.spine", values: { width: { micrometres: spineOfBlock(block) * 100 } } },
		{ code: "book.weight", values: { weight: { grams: weightOfBlock(block) } } },
	];
}

/** The restraint of condolence books is ours (domain.md §5). */
const constraints: readonly Constraint[] = [
	{
		code: "guestbook.condolence-without-prompts",
		source: "market",
		when: { type: ["kondolenzbuch"] },
		then: { option: "lineature", values: ["blanko", "liniert"] },
	},
	{
		code: "guestbook.condolence-foils",
		source: "market",
		when: { type: ["kondolenzbuch"] },
		then: { option: "refinementType", values: ["ohne", "gold", "silber"] },
	},
	{
		code: "guestbook.condolence-ribbon",
		source: "market",
		when: { type: ["kondolenzbuch"] },
		then: { option: "ribbon", values: ["schwarz", "grau"] },
	},
	{
		code: "guestbook.ribbon-of-condolence",
		source: "market",
		when: { type: ["gaestebuch"] },
		then: { option: "ribbon", values: ["ohne"] },
	},
	{
		code: "guestbook.entry-of-condolence",
		source: "market",
		when: { type: ["gaestebuch"] },
		then: { option: "entry", values: ["ohne"] },
	},
];

/** Books with empty pages, sold by the card brand (spec 3.2-5). */
export const guestbookProduct: Product = {
	key: "guestbook",
	foremost: ["type", "format", "paper", "pageCount"],
	options: [
		{
			key: "type",
			domain: { kind: "list", choices: guestbookTypes },
			default: "gaestebuch",
		},
		{
			key: "format",
			domain: { kind: "list", choices: sizedChoices(guestbookFormats) },
			default: "210-210",
		},
		{
			key: "paper",
			domain: { kind: "list", choices: guestbookPapers },
			default: "feinstweiss",
		},
		{
			key: "pageCount",
			domain: { kind: "whole", ...guestbookPages },
			default: "64",
		},
		{
			key: "lineature",
			domain: { kind: "list", choices: guestbookLineatures },
			default: "blanko",
		},
		{
			key: "refinementType",
			domain: { kind: "list", choices: coverFoils },
			default: "ohne",
		},
		{
			key: "ribbon",
			domain: { kind: "list", choices: guestbookRibbons },
			default: "ohne",
		},
		{
			key: "entry",
			domain: { kind: "list", choices: guestbookEntries },
			default: "ohne",
		},
	],
	constraints,
	roles: { refinementType: "foil" },
	channels: ["papiervogel"],
	quantities: { offered: [1, 2, 3, 5, 10, 20, 50], default: 1, max: 500 },
	configurator: "/configurator-photobook",
	facts,
};
