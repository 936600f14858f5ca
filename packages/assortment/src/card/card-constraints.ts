import {
	type CardForm,
	type CardFormat,
	cardFormats,
	foilMetal,
	formatTakes,
	type Paper,
	papers,
	paperTakes,
	punchings,
	refinements,
	refinementsOf,
	weightFor,
} from "@offizin/formats";
import type { Constraint } from "@offizin/solver";
import { accessoriesFor } from "../accessory/accessories-for.ts";
import { listDe } from "../list-de.ts";
import { productName } from "../product-name.ts";
import { accessoriesOf, accessoryOptions } from "./card-options.ts";
import { tagOf, tags } from "./tag.ts";

const NONE = "ohne";

function paperNames(named: readonly Paper[]): string {
	return listDe(named.map(({ key }) => productName("paper", key, "de-DE")));
}

const foils = refinements.filter(foilMetal);
const foilPapers = papers.filter((stock) => foils.every((foil) => paperTakes(stock, foil)));
const reliefPapers = papers.filter((stock) => paperTakes(stock, "relief"));

const refinementConstraints: readonly Constraint[] = [
	{
		code: "card.foil-paper",
		source: "market",
		when: { refinementType: foils },
		then: { option: "paperType", values: foilPapers.map(({ key }) => key) },
		reasonDe: `Heißfolie hält nur auf diesen Papieren: ${paperNames(foilPapers)}.`,
	},
	{
		code: "card.relief-paper",
		source: "market",
		when: { refinementType: ["relief"] },
		then: { option: "paperType", values: reliefPapers.map(({ key }) => key) },
		reasonDe: `Relieflack hält nur auf gestrichenem Papier: ${paperNames(reliefPapers)}.`,
	},
];

const formsDe: Readonly<Partial<Record<CardForm, string>>> = {
	einlegeblatt: "Einlegeblätter",
	sitzplan: "Sitzpläne",
};

/** What is no card stock is for few forms (domain.md §1.3). */
const formConstraints: readonly Constraint[] = papers.flatMap(({ key, forms }) => {
	if (!forms) return [];
	const formats = cardFormats.filter(({ form }) => forms.includes(form));
	return [
		{
			code: `card.${key}-format`,
			source: "market",
			when: { paperType: [key] },
			then: { option: "formatType", values: formats.map((format) => format.key) },
			reasonDe: `Auf ${productName("paper", key, "de-DE")} drucken wir nur ${listDe(forms.map((form) => formsDe[form] ?? form))}.`,
		},
	];
});

interface FormatRule {
	readonly option: string;
	/** All values of the option: formats that allow them all are not constrained. */
	readonly all: readonly string[];
	readonly allowed: (format: CardFormat) => readonly string[];
	/** Why a format allows nothing but these. */
	readonly reasonDe: (allowed: readonly string[], format: CardFormat) => string;
}

interface FormatGroup {
	readonly values: readonly string[];
	readonly reasonDe: string;
	readonly formats: CardFormat[];
}

/** One constraint for all formats that allow the same values for the same reason, named after the first of them. */
function ruledByFormat({ option, all, allowed, reasonDe }: FormatRule): readonly Constraint[] {
	const groups = new Map<string, FormatGroup>();
	for (const format of cardFormats) {
		const values = allowed(format);
		if (all.every((value) => values.includes(value))) continue;
		const told = reasonDe(values, format);
		const key = `${told} ${values.join()}`;
		const group = groups.get(key) ?? { values, reasonDe: told, formats: [] };
		group.formats.push(format);
		groups.set(key, group);
	}
	return [...groups.values()].flatMap(({ values, formats, ...group }) => {
		const [first] = formats;
		if (!first) return [];
		return {
			code: `card.${option}-of-${first.key}`,
			source: first.source,
			when: { formatType: formats.map(({ key }) => key) },
			then: { option, values },
			reasonDe: group.reasonDe,
		};
	});
}

const formatRules: readonly FormatRule[] = [
	{
		option: "paperType",
		all: papers.map(({ key }) => key),
		allowed: (format) =>
			papers.filter((stock) => stock.forms || weightFor(format, stock) !== undefined).map(({ key }) => key),
		reasonDe: (_, { grammage }) =>
			`Dieses Format wird aus Papier von ${grammage?.min} bis ${grammage?.max}\u00a0g/m² gefertigt; das gewählte Papier gibt es so nicht.`,
	},
	{
		option: "refinementType",
		all: refinements,
		allowed: refinementsOf,
		reasonDe: () => "Umschläge werden bedruckt, aber nicht veredelt.",
	},
	{
		option: "punching",
		all: punchings,
		allowed: (format) => punchings.filter((punching) => formatTakes(format, punching)),
		reasonDe: () =>
			"Dieses Format stanzen wir nicht. Gestanzte Ecken und Ränder gibt es bei Klapp-, Post-, Einlege-, Menü-, Tisch- und Ballonkarten, Leporellos, Polaroids und DIN lang.",
	},
	{
		option: "tag",
		all: tags.map(({ key }) => key),
		allowed: (format) => [tagOf(format)],
		reasonDe: ([tag]) =>
			tag === NONE
				? "Anhängerformen gibt es nur für Geschenkanhänger."
				: "Ein Geschenkanhänger hat die Form seines Formats.",
	},
];

/** What a format does not go with, for one reason; named after the first of both. */
interface Refusal {
	readonly skus: readonly string[];
	readonly reasonDe: string;
	readonly formats: CardFormat[];
}

/** For every reason why accessories of an option do not go with formats one constraint that leaves the others. */
function accessoryConstraints(option: (typeof accessoryOptions)[number]): readonly Constraint[] {
	const offered = accessoriesOf(option).map(({ sku }) => sku);
	const refusals = new Map<string, Refusal>();
	for (const format of cardFormats) {
		const byReason = new Map<string, string[]>();
		for (const fit of accessoriesFor(format)) {
			if (fit.fits || !fit.sku.startsWith(option.prefix)) continue;
			byReason.set(fit.reasonDe, [...(byReason.get(fit.reasonDe) ?? []), fit.sku]);
		}
		for (const [reasonDe, skus] of byReason) {
			const key = `${reasonDe} ${skus.join()}`;
			const refusal = refusals.get(key) ?? { skus, reasonDe, formats: [] };
			refusal.formats.push(format);
			refusals.set(key, refusal);
		}
	}
	return [...refusals.values()].map(({ skus, reasonDe, formats }) => ({
		code: `card.${skus[0]}-not-with-${formats[0]?.key}`,
		source: "market",
		when: { formatType: formats.map(({ key }) => key) },
		then: { option: option.key, values: [NONE, ...offered.filter((sku) => !skus.includes(sku))] },
		reasonDe,
	}));
}

/** What goes together in a card, drawn from the facts of formats, papers and accessories. */
export const cardConstraints: readonly Constraint[] = [
	...refinementConstraints,
	...formConstraints,
	...formatRules.flatMap(ruledByFormat),
	...accessoryOptions.flatMap(accessoryConstraints),
];
