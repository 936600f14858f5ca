import { cardFormats, refinements } from "@offizin/formats";
import { formatConfiguration, nearestConfiguration } from "@offizin/solver";
import { arbitraryConfiguration } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCardConfiguration } from "./card-choice.ts";
import { cardOfOptions, cardOptions, parseCardWithAccessories } from "./card-configuration.ts";
import { cardProduct } from "./card-product.ts";

const defaults = {
	formatType: "klappkarte-a6",
	paperType: "matt",
	refinementType: "ohne",
	punching: "ohne",
	accessories: [],
} as const;
const parse = (input: Readonly<Record<string, unknown>>) =>
	parseCardWithAccessories(input, defaults, { formatType: "klappkarte-a6", refinements });

const possibleCard = fc
	.constantFrom(...cardFormats)
	.chain(({ key }) => arbitraryConfiguration(cardProduct).map((wished) => ({ ...wished, formatType: key })))
	.map((wished) => nearestConfiguration(cardProduct, wished, ["formatType"]))
	.filter((card) => card !== undefined);

describe("a card as options", () => {
	test("and back is the same card", () => {
		fc.assert(
			fc.property(possibleCard, (options) => {
				const card = cardOfOptions(options);
				expect(cardOptions(card)).toEqual(options);
			}),
		);
	});

	test("is written with the same parameters as the editor's configuration", () => {
		fc.assert(
			fc.property(possibleCard, (options) => {
				const { tag, ...written } = Object.fromEntries(
					new URLSearchParams(formatConfiguration(cardProduct, options)),
				);
				expect(tag).toBe(options.tag);
				expect(written).toEqual(
					Object.fromEntries(new URLSearchParams(formatCardConfiguration(cardOfOptions(options)))),
				);
			}),
		);
	});
});

describe("[3.8] accessories of a card", () => {
	test("are taken where they exist and fit", () => {
		expect(parse({ sku: "seal-gold,envelope-gerade-salbei-c6,inlay-100x143-vellum" })).toMatchObject({
			value: { accessories: ["envelope-gerade-salbei-c6", "inlay-100x143-vellum", "seal-gold"] },
		});
	});

	test.each([
		["screw-gold", "configuration_impossible"],
		["standard-standfuss-rund", "configuration_impossible"],
		["envelope-gerade-salbei-dl", "configuration_impossible"],
		["inlay-140x140-weiss", "configuration_impossible"],
		["envelope-gerade-lila-c6", "configuration_unknown_value"],
		["standard-kleister", "configuration_unknown_value"],
	])("%s is refused: %s", (sku, code) => {
		expect(parse({ sku })).toMatchObject({ ok: false, error: { code, field: "accessories", value: sku } });
	});

	test("are refused with those that would do", () => {
		const refused = parse({ sku: "envelope-gerade-salbei-dl" });
		const alternatives = refused.ok ? [] : refused.error.alternatives;
		expect(alternatives).toContain("envelope-gerade-salbei-c6");
		for (const sku of alternatives) expect(parse({ sku }).ok, sku).toBe(true);
	});
});
