import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import {
	type Configuration,
	choose,
	defaultConfiguration,
	parseConfiguration,
	possibleValues,
	violations,
} from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCardConfiguration, parseCardConfiguration, scopeOf } from "./card-choice.ts";
import { cardProduct, cardProductFor } from "./card-product.ts";
import { tagOf } from "./tag.ts";

const card = defaultConfiguration(cardProduct);

function chosen(configuration: Configuration, option: string, value: string) {
	const result = choose(cardProduct, configuration, option, value);
	return result.ok ? result.value : result.error;
}

describe("[assortment.K16] what the solver and the editor say about a card", () => {
	test("is the same for every format, paper, refinement and punching", () => {
		const differing: string[] = [];
		for (const format of cardFormats) {
			const scope = scopeOf(format, { formatType: format.key, refinements });
			const product = cardProductFor(scope);
			for (const stock of papers) {
				for (const refinementType of refinements) {
					for (const punching of punchings) {
						const choices = { formatType: format.key, paperType: stock.key, refinementType, punching };
						const refusal = checkCardConfiguration({ ...choices, accessories: [] }, scope);
						const read = parseConfiguration(product, choices);
						if (read.ok !== (refusal === undefined)) differing.push(Object.values(choices).join(" "));
					}
				}
			}
		}
		expect(differing).toEqual([]);
	});

	test("names the same values to choose instead, where one rule is broken", () => {
		const anyCard = fc.record({
			format: fc.constantFrom(...cardFormats),
			paperType: fc.constantFrom(...papers.map(({ key }) => key)),
			refinementType: fc.constantFrom(...refinements),
			punching: fc.constantFrom(...punchings),
		});
		fc.assert(
			fc.property(anyCard, ({ format, ...choices }) => {
				const scope = scopeOf(format, { formatType: format.key, refinements });
				const product = cardProductFor(scope);
				const options = { ...card, tag: tagOf(format), formatType: format.key, ...choices };
				fc.pre(
					scope.refinements.includes(choices.refinementType) && violations(product, options).length === 1,
				);
				const refusal = checkCardConfiguration(
					{ formatType: format.key, ...choices, accessories: [] },
					scope,
				);
				const ruled = refusal?.field === "punching" ? "punching" : "paperType";
				const possible = possibleValues(product, options, ruled).filter(({ isPossible }) => isPossible);
				expect([...(refusal?.alternatives ?? [])].sort()).toEqual(possible.map(({ value }) => value).sort());
			}),
			{ numRuns: 500 },
		);
	});

	test("is the same for the parameters of an address", () => {
		const input = { formatType: "einlegekarte-a7", paperType: "feinstpapier" };
		const defaults = {
			...input,
			paperType: "matt",
			refinementType: "ohne",
			punching: "ohne",
			accessories: [],
		} as const;
		expect(
			parseCardConfiguration(input, defaults, { formatType: input.formatType, refinements }),
		).toMatchObject({
			error: { code: "configuration_impossible", field: "paperType", value: "feinstpapier" },
		});
		expect(parseConfiguration(cardProduct, input)).toMatchObject({
			error: { code: "configuration_impossible", constraint: { then: { option: "paperType" } } },
		});
	});
});

describe("a card whose choices exclude each other", () => {
	test("[3.7-2] gives up the refinement when a paper is chosen that does not take it, and says why", () => {
		expect(chosen({ ...card, refinementType: "gold" }, "paperType", "kraft")).toMatchObject({
			configuration: { paperType: "kraft", refinementType: "ohne" },
			adjustments: [
				{
					option: "refinementType",
					from: "gold",
					to: "ohne",
					constraint: {
						reasonDe:
							"Heißfolie hält nur auf diesen Papieren: Bilderdruck matt, Premium seidenmatt, Naturpapier weiß, Naturpapier creme, Feinstpapier und Recycling.",
					},
				},
			],
		});
	});

	test("[3.7-2] takes the nearest paper when relief is chosen", () => {
		expect(chosen({ ...card, paperType: "naturweiss" }, "refinementType", "relief")).toMatchObject({
			configuration: { paperType: "glanz", refinementType: "relief" },
			adjustments: [{ option: "paperType", from: "naturweiss", to: "glanz" }],
		});
	});

	test("[assortment.K6] [3.7-10] keeps flap and colour of the envelope when the format asks for another size", () => {
		const enveloped = { ...card, envelope: "envelope-spitz-salbei-c6" };
		expect(chosen(enveloped, "formatType", "klappkarte-b6")).toMatchObject({
			configuration: { formatType: "klappkarte-b6", envelope: "envelope-spitz-salbei-b6" },
		});
	});

	test("[3.7-8] is the gift tag of a shape when the shape is chosen, and only a tag has one", () => {
		expect(chosen(card, "tag", "rund")).toMatchObject({
			configuration: { formatType: "geschenkanhaenger-rund", tag: "rund" },
		});
		for (const format of cardFormats) {
			const read = parseConfiguration(cardProduct, { formatType: format.key });
			expect(read.ok && read.value.tag, format.key).toBe(tagOf(format));
		}
	});

	test("[3.7-7] has a screw as a card fan and a stand foot as a table card, and nothing else has", () => {
		const formatsWith = (option: string) =>
			cardFormats
				.filter(({ key }) =>
					cardProductFor({ formatType: key, refinements: ["ohne"] }).options.some(
						({ key: name, domain }) => name === option && domain.kind === "list" && domain.choices.length > 1,
					),
				)
				.map(({ form }) => form);
		expect(new Set(formatsWith("screw"))).toEqual(new Set(["kartenfaecher"]));
		expect(new Set(formatsWith("standFoot"))).toEqual(new Set(["tischkarte"]));
	});
});

test("the card of a template offers its format, its refinements and what fits that format", () => {
	const product = cardProductFor({ formatType: "klappkarte-sq145", refinements: ["ohne", "gold"] });
	const keys = (option: string) => {
		const domain = product.options.find(({ key }) => key === option)?.domain;
		return domain?.kind === "list" ? domain.choices.map(({ key }) => key) : [];
	};
	expect(keys("formatType")).toEqual(["klappkarte-sq145"]);
	expect(keys("refinementType")).toEqual(["ohne", "gold"]);
	expect(keys("paperType")).toHaveLength(10);
	expect(keys("screw")).toEqual(["ohne"]);
	expect(keys("envelope")).toHaveLength(21);
	expect(
		keys("envelope")
			.slice(1)
			.every((sku) => sku.endsWith("-sq")),
	).toBe(true);
	expect(violations(product, defaultConfiguration(product))).toEqual([]);
});

test("every rule has a code of its own and a sentence", () => {
	const { constraints } = cardProduct;
	expect(new Set(constraints.map(({ code }) => code)).size).toBe(constraints.length);
	expect(constraints.filter(({ reasonDe }) => !/^[A-ZÄÖÜ].+\.$/.test(reasonDe))).toEqual([]);
});
