import {
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
import type { Constraint, Reason, ReasonValue } from "@offizin/solver";
import { objectionTo } from "../accessory/accessories-for.ts";
import { accessoriesOf, accessoryOptions } from "./card-options.ts";
import { tagOf, tags } from "./tag.ts";

const NONE = "ohne";

function namesOf(named: readonly Paper[]): ReasonValue {
	return { option: "paperType", values: named.map(({ key }) => key) };
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
		reason: { code: "card.foil-paper", values: { papers: namesOf(foilPapers) } },
	},
	{
		code: "card.relief-paper",
		source: "market",
		when: { refinementType: ["relief"] },
		then: { option: "paperType", values: reliefPapers.map(({ key }) => key) },
		reason: { code: "card.relief-paper", values: { papers: namesOf(reliefPapers) } },
	},
];

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
		},
	];
});

interface FormatRule {
	readonly option: string;
	/** All values of the option: formats that allow them all are not constrained. */
	readonly all: readonly string[];
	readonly allowed: (format: CardFormat) => readonly string[];
	/** Why a format allows nothing but these. */
	readonly reason: (allowed: readonly string[], format: CardFormat) => Reason;
}

interface FormatGroup {
	readonly values: readonly string[];
	readonly reason: Reason;
	readonly formats: CardFormat[];
}

/** One constraint for all formats that allow the same values for the same reason, named after the first of them. */
function ruledByFormat({ option, all, allowed, reason }: FormatRule): readonly Constraint[] {
	const groups = new Map<string, FormatGroup>();
	for (const format of cardFormats) {
		const values = allowed(format);
		if (all.every((value) => values.includes(value))) continue;
		const told = reason(values, format);
		const key = `${JSON.stringify(told)} ${values.join()}`;
		const group = groups.get(key) ?? { values, reason: told, formats: [] };
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
			reason: group.reason,
		};
	});
}

const formatRules: readonly FormatRule[] = [
	{
		option: "paperType",
		all: papers.map(({ key }) => key),
		allowed: (format) =>
			papers.filter((stock) => stock.forms || weightFor(format, stock) !== undefined).map(({ key }) => key),
		reason: (_, { grammage }) => ({
			code: "card.paper-weight",
			values: { min: grammage?.min ?? 0, max: grammage?.max ?? 0 },
		}),
	},
	{
		option: "refinementType",
		all: refinements,
		allowed: refinementsOf,
		reason: () => ({ code: "card.envelope-refined" }),
	},
	{
		option: "punching",
		all: punchings,
		allowed: (format) => punchings.filter((punching) => formatTakes(format, punching)),
		reason: () => ({ code: "card.not-punched" }),
	},
	{
		option: "tag",
		all: tags,
		allowed: (format) => [tagOf(format)],
		reason: ([tag]) => ({ code: tag === NONE ? "card.no-tag" : "card.tag-shape" }),
	},
];

/** What a format does not go with, for one reason; named after the first of both. */
interface Refusal {
	readonly skus: readonly string[];
	readonly reason: Reason;
	readonly formats: CardFormat[];
}

/** For every reason why accessories of an option do not go with formats one constraint that leaves the others. */
function accessoryConstraints(option: (typeof accessoryOptions)[number]): readonly Constraint[] {
	const offered = accessoriesOf(option);
	const refusals = new Map<string, Refusal>();
	for (const format of cardFormats) {
		const byReason = new Map<string, { readonly reason: Reason; readonly skus: string[] }>();
		for (const accessory of offered) {
			const reason = objectionTo(accessory, format);
			if (!reason) continue;
			const told = JSON.stringify(reason);
			const alike = byReason.get(told) ?? { reason, skus: [] };
			alike.skus.push(accessory.sku);
			byReason.set(told, alike);
		}
		for (const [told, { reason, skus }] of byReason) {
			const key = `${told} ${skus.join()}`;
			const refusal = refusals.get(key) ?? { skus, reason, formats: [] };
			refusal.formats.push(format);
			refusals.set(key, refusal);
		}
	}
	return [...refusals.values()].map(({ skus, reason, formats }) => ({
		code: `card.${skus[0]}-not-with-${formats[0]?.key}`,
		source: "market",
		when: { formatType: formats.map(({ key }) => key) },
		then: {
			option: option.key,
			values: [NONE, ...offered.map(({ sku }) => sku).filter((sku) => !skus.includes(sku))],
		},
		reason,
	}));
}

/** What goes together in a card, drawn from the facts of formats, papers and accessories. */
export const cardConstraints: readonly Constraint[] = [
	...refinementConstraints,
	...formConstraints,
	...formatRules.flatMap(ruledByFormat),
	...accessoryOptions.flatMap(accessoryConstraints),
];
