import { cardFormat, paper, type Refinement } from "@offizin/formats";
import { type Choice, type Option, relevantConstraints } from "@offizin/solver";
import type { Product } from "../product/product.ts";
import { DEFAULT_QUANTITY, MAX_QUANTITY, quantityLadder } from "../quantity.ts";
import { cardGeometry } from "./card-choices.ts";
import { cardConstraints } from "./card-constraints.ts";
import { cardFacts, cardLetter, cardMeasures } from "./card-facts.ts";
import { cardProductOptions } from "./card-options.ts";
import { cardPages, formatsOfOneSize } from "./card-pages.ts";
import { closestPapers } from "./closest-papers.ts";
import { readStoredCard } from "./stored-card.ts";

/** Cards of every format, with what is packed with them. */
export const cardProduct: Product = {
	key: "card",
	options: cardProductOptions,
	constraints: cardConstraints,
	roles: { refinementType: "foil" },
	foremost: ["paperType", "refinementType", "envelope"],
	closest: { paperType: closestPapers },
	channels: ["papiervogel"],
	quantities: { offered: quantityLadder, default: DEFAULT_QUANTITY, max: MAX_QUANTITY },
	configurator: "/configurator-card",
	measures: cardMeasures,
	letter: cardLetter,
	facts: cardFacts,
	geometry: cardGeometry,
	pages: cardPages,
	workspace: {
		panels: ["texts", "photo", "options", "elements", "check"],
		preview: "inHand",
		hasGuests: true,
	},
	narrowing: {
		fixed: ["formatType"],
		narrow: ({ configuration: { formatType = "" }, refinements }) =>
			cardProductFor({ formatType, refinements }),
	},
	readStored: readStoredCard,
};

function narrowed(option: Option, isOffered: (choice: Choice) => boolean): Option {
	if (option.domain.kind !== "list") return option;
	const choices = option.domain.choices.filter(isOffered);
	const standard = choices.find(({ key }) => key === option.default) ?? choices[0];
	return { ...option, domain: { kind: "list", choices }, default: standard?.key ?? option.default };
}

function withStandard(option: Option, standard: string): Option {
	return { ...option, default: standard };
}

/** Values that a format rules out whatever else is chosen, by option. */
function excludedBy(formatType: string, option: string): (value: string) => boolean {
	const ruling = cardConstraints.filter(({ when, then }) => {
		const formats = when.formatType;
		return then.option === option && Array.isArray(formats) && formats.includes(formatType);
	});
	return (value) => ruling.some(({ then }) => Array.isArray(then.values) && !then.values.includes(value));
}

/** Card stock is for every format that says nothing else; vellum and board are for a form. */
function isFor(formatType: string, paperType: string): boolean {
	const form = cardFormat(formatType)?.form;
	return paper(paperType)?.forms?.some((one) => one === form) ?? true;
}

/** What a template can be made as. */
interface Scope {
	readonly formatType: string;
	readonly refinements: readonly Refinement[];
}

const scoped = new Map<string, Product>();

/**
 * Cards as one template can be made: of its format, a booklet with more pages or fewer, with its refinements, and with the accessories that fit that format.
 * Card stock and punchings stay, so that it can be said why one is not possible.
 */
export function cardProductFor({ formatType, refinements }: Scope): Product {
	const key = [formatType, ...refinements].join();
	const known = scoped.get(key);
	if (known) return known;
	const offered: ReadonlySet<string> = new Set(refinements);
	const sizes: ReadonlySet<string> = new Set(formatsOfOneSize(formatType).map((one) => one.key));
	const options = cardProduct.options.map((option) => {
		if (option.key === "formatType")
			return withStandard(
				narrowed(option, ({ key }) => sizes.has(key)),
				formatType,
			);
		if (option.key === "punching") return option;
		if (option.key === "paperType") return narrowed(option, ({ key }) => isFor(formatType, key));
		const isExcluded = excludedBy(formatType, option.key);
		return narrowed(
			option,
			(choice) => !isExcluded(choice.key) && (option.key !== "refinementType" || offered.has(choice.key)),
		);
	});
	const product = { ...cardProduct, options, constraints: relevantConstraints(options, cardConstraints) };
	scoped.set(key, product);
	return product;
}
