import { defaultConfiguration } from "@offizin/solver";
import { expect, test } from "vitest";
import { packedSkus } from "./card/card-choices.ts";
import { cardProduct } from "./card/card-product.ts";
import { readStoredConfiguration } from "./stored-configuration.ts";

const plain = { formatType: "postkarte-a6", paperType: "kraft", refinementType: "ohne" };

test("a configuration stored before cards could be punched is unpunched and a card alone", () => {
	expect(readStoredConfiguration({ product: "card", configuration: plain })).toEqual({
		...defaultConfiguration(cardProduct),
		...plain,
	});
});

test("accessories stored as one list are chosen option by option", () => {
	const skus = ["envelope-gerade-salbei-c6", "ribbon-jute-natur", "standard-standfuss-rund"];
	const read = readStoredConfiguration({
		product: "card",
		configuration: { ...plain, punching: "welle", accessories: skus },
	});
	expect(read).toMatchObject({ punching: "welle", envelope: skus[0], ribbon: skus[1], standFoot: skus[2] });
	expect(packedSkus(read)).toEqual(skus);
});

test("a gift tag knows its shape, although it was not stored", () => {
	const stored = { ...plain, formatType: "geschenkanhaenger-rund" };
	expect(readStoredConfiguration({ product: "card", configuration: stored }).tag).toBe("rund");
});

test("what is stored today is read as it is", () => {
	const today = { ...defaultConfiguration(cardProduct), ...plain, seal: "seal-gold" };
	expect(readStoredConfiguration({ product: "card", configuration: today })).toEqual(today);
});

test("what is no longer sold stays what it was", () => {
	const stored = { ...plain, paperType: "seide", accessories: ["seal-lila"] };
	expect(readStoredConfiguration({ product: "card", configuration: stored })).toMatchObject({
		paperType: "seide",
		seal: "seal-lila",
	});
});
