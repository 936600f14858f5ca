import {
	cardFormats,
	formatTakes,
	papers,
	paperTakes,
	punchings,
	refinements,
	refinementsOf,
	weightFor,
} from "@offizin/formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type CardConfiguration,
	checkCardConfiguration,
	formatCardConfiguration,
	formatOf,
	papersFor,
	parseCardConfiguration,
	readStoredConfiguration,
} from "./card-choice.ts";

const defaults: CardConfiguration = {
	formatType: "klappkarte-a6",
	paperType: "matt",
	refinementType: "ohne",
	punching: "ohne",
	accessories: [],
};
const scope = { formatType: "klappkarte-a6", form: "klappkarte", refinements } as const;
const parse = (input: Readonly<Record<string, unknown>>) => parseCardConfiguration(input, defaults, scope);

describe("[3.8] reading a configuration", () => {
	test("[5-5] missing and empty parameters come from the defaults, unknown ones are dropped", () => {
		expect(parse({})).toEqual({ ok: true, value: defaults });
		expect(parse({ paperType: "", refinementType: undefined, utm_source: "x", quantity: "50" })).toEqual({
			ok: true,
			value: defaults,
		});
	});

	test("format then parse is identity for every card that can be made", () => {
		const cards = cardFormats.flatMap((format) =>
			papers
				.filter((stock) => weightFor(format, stock) !== undefined)
				.flatMap((stock) =>
					refinementsOf(format)
						.filter((refinement) => paperTakes(stock, refinement))
						.flatMap((refinementType) =>
							punchings
								.filter((punching) => formatTakes(format, punching))
								.map((punching) => ({
									formatType: format.key,
									paperType: stock.key,
									refinementType,
									punching,
									accessories: [],
								})),
						),
				),
		);
		fc.assert(
			fc.property(fc.constantFrom(...cards), fc.constantFrom(...cards), (card, other) => {
				const query = Object.fromEntries(new URLSearchParams(formatCardConfiguration(card)));
				const read = parseCardConfiguration(query, other, { ...scope, formatType: card.formatType });
				expect(read).toEqual({ ok: true, value: card });
			}),
		);
	});

	test("equal configurations are equal strings, however they were written", () => {
		const { formatType, paperType, refinementType, punching, accessories } = defaults;
		expect(formatCardConfiguration({ accessories, punching, refinementType, formatType, paperType })).toBe(
			"formatType=klappkarte-a6&paperType=matt&refinementType=ohne&punching=ohne",
		);
	});

	test.each([
		["formatType", "schriftrolle", ["klappkarte-a6"]],
		["paperType", "pappe", papers.map(({ key }) => key)],
		["refinementType", "kupfer", refinements],
		["punching", "zacken", punchings],
	])("an unknown %s is refused with what there is", (field, value, alternatives) => {
		expect(parse({ [field]: value })).toEqual({
			ok: false,
			error: { code: "configuration_unknown_value", field, value, alternatives },
		});
	});
});

test("what was stored before cards could be punched is unpunched; what is stored since stays", () => {
	const { punching: _, accessories: __, ...old } = defaults;
	expect(readStoredConfiguration(JSON.parse(JSON.stringify(old)))).toEqual(defaults);
	const wavy = { ...defaults, punching: "welle", accessories: ["seal-gold"] } as const;
	expect(readStoredConfiguration(wavy)).toEqual(wavy);
});

describe("[3.8] accessories in `sku`", () => {
	const skus = (input: Readonly<Record<string, unknown>>) => {
		const read = parse(input);
		return read.ok ? read.value.accessories : read.error;
	};
	const envelope = "envelope-gerade-salbei-c6";

	test("stand in canonical order, once, however they were written", () => {
		const canonical = [envelope, "ribbon-jute-natur", "seal-gold"];
		expect(skus({ sku: `seal-gold, ${envelope},ribbon-jute-natur,,seal-gold` })).toEqual(canonical);
		expect(skus({ sku: ["ribbon-jute-natur", `${envelope},seal-gold`] })).toEqual(canonical);
		expect(skus({ accessories: [...canonical].reverse() })).toEqual(canonical);
		expect(formatCardConfiguration({ ...defaults, accessories: canonical })).toBe(
			`${formatCardConfiguration(defaults)}&sku=${canonical.join(",")}`,
		);
	});

	test("come from the defaults where nothing is said, and can be left out in so many words", () => {
		const equipped = { ...defaults, accessories: [envelope] };
		const read = (input: Readonly<Record<string, unknown>>) => parseCardConfiguration(input, equipped, scope);
		expect(read({ sku: "" })).toEqual({ ok: true, value: equipped });
		expect(read({ sku: "ohne" })).toEqual({ ok: true, value: defaults });
		expect(read({ accessories: [] })).toEqual({ ok: true, value: defaults });
	});

	test.each([
		["bow-weiss", "bow-weiss", []],
		["constructor", "constructor", []],
		["seal-gold,seal-rose", "seal-rose", ["seal-gold"]],
	])("%s is refused: no card has it, or it has one already", (sku, value, alternatives) => {
		expect(skus({ sku })).toEqual({
			code: "configuration_unknown_value",
			field: "accessories",
			value,
			alternatives,
		});
	});
});

describe("what cannot be made", () => {
	test("foil on a paper that cannot take it names the papers that can, cheapest first", () => {
		expect(parse({ paperType: "kraft", refinementType: "gold" })).toEqual({
			ok: false,
			error: {
				code: "configuration_impossible",
				field: "refinementType",
				value: "gold",
				alternatives: ["matt", "recycling", "seidenmatt", "naturweiss", "creme", "feinstpapier"],
			},
		});
	});

	test("relief holds on coated paper only", () => {
		expect(papersFor("relief").map(({ key }) => key)).toEqual(["matt", "seidenmatt", "glanz"]);
		expect(parse({ paperType: "naturweiss", refinementType: "relief" }).ok).toBe(false);
	});

	test("[1.3] a format of other weight than card stock names the papers that are made in it", () => {
		const read = (formatType: string, paperType: string) =>
			parseCardConfiguration({ formatType, paperType }, defaults, { formatType, refinements });
		expect(read("ballonkarte", "feinstpapier")).toEqual({
			ok: false,
			error: {
				code: "configuration_impossible",
				field: "paperType",
				value: "feinstpapier",
				alternatives: ["matt", "recycling", "seidenmatt", "glanz", "naturweiss", "creme"],
			},
		});
		expect(read("ballonkarte", "recycling").ok).toBe(true);
		expect(read("einlegekarte-a7", "seidenmatt").ok).toBe(true);
		expect(read("einlegekarte-a7", "feinstpapier").ok).toBe(false);
	});

	test("an envelope is printed and not refined", () => {
		const scope = { formatType: "briefumschlag-c6-gerade", refinements };
		const input = { formatType: scope.formatType, paperType: "naturweiss" };
		expect(parseCardConfiguration(input, defaults, scope).ok).toBe(true);
		expect(parseCardConfiguration({ ...input, refinementType: "gold" }, defaults, scope)).toMatchObject({
			error: { code: "configuration_impossible", field: "refinementType", alternatives: ["ohne"] },
		});
	});

	test("a template keeps to its format and its refinements", () => {
		const plainOnly = { formatType: "klappkarte-a6", form: "klappkarte", refinements: ["ohne"] } as const;
		expect(checkCardConfiguration(defaults, plainOnly)).toBeUndefined();
		expect(checkCardConfiguration({ ...defaults, refinementType: "gold" }, plainOnly)).toMatchObject({
			code: "configuration_impossible",
			field: "refinementType",
			alternatives: ["ohne"],
		});
		expect(checkCardConfiguration({ ...defaults, formatType: "postkarte-a6" }, plainOnly)).toMatchObject({
			code: "configuration_impossible",
			field: "formatType",
			alternatives: ["klappkarte-a6"],
		});
	});

	test("every alternative that is named can really be made", () => {
		for (const stock of papers) {
			for (const refinementType of refinements) {
				const error = checkCardConfiguration({ ...defaults, paperType: stock.key, refinementType }, scope);
				for (const paperType of error?.alternatives ?? []) {
					expect(checkCardConfiguration({ ...defaults, paperType, refinementType }, scope)).toBeUndefined();
				}
			}
		}
	});

	test("the format of an unchecked configuration throws", () => {
		expect(formatOf(defaults).key).toBe("klappkarte-a6");
		expect(() => formatOf({ formatType: "schriftrolle" })).toThrow("schriftrolle");
	});
});
