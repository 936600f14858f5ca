import { cardProductFor } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { readChoice } from "./read-choice.server.ts";

const product = cardProductFor({ formatType: "klappkarte-a6", refinements: ["ohne", "gold"] });
const defaults = { ...defaultConfiguration(product), paperType: "feinstpapier", refinementType: "gold" };
const read = (query: string) => readChoice(new URLSearchParams(query), product, defaults);

describe("readChoice", () => {
	test("[9.1-7] an address without options is the template's own configuration in 50 pieces", () => {
		expect(read("")).toEqual({
			configuration: defaults,
			quantity: product.quantities.default,
			lost: undefined,
		});
	});

	test("[3.7-2] a paper that takes no foil drops it and names papers that would, cheapest first", () => {
		for (const query of ["paperType=kraft&refinementType=gold", "paperType=kraft"]) {
			const { configuration, lost } = read(query);
			expect(configuration).toMatchObject({ paperType: "kraft", refinementType: "ohne" });
			expect(lost?.refinement).toBe("gold");
			expect(lost?.papers).toEqual([
				"matt",
				"recycling",
				"seidenmatt",
				"naturweiss",
				"creme",
				"feinstpapier",
			]);
		}
	});

	test("a refinement the template is not drawn for is left out without a word about paper", () => {
		const plain = cardProductFor({ formatType: "klappkarte-a6", refinements: ["ohne"] });
		const opened = readChoice(new URLSearchParams("refinementType=gold"), plain, defaultConfiguration(plain));
		expect(opened).toMatchObject({ configuration: { refinementType: "ohne" }, lost: undefined });
	});

	test("unknown papers, forms, accessories and parameters become the default", () => {
		expect(read("paperType=gold").configuration.paperType).toBe("feinstpapier");
		expect(read("formatType=postkarte-a6&punching=loch&utm_source=x&__proto__=1&sku=seal-lila")).toEqual(
			read(""),
		);
	});

	test("[3.8] accessories come along, also under the parameter of each", () => {
		expect(read("sku=seal-gold,envelope-gerade-salbei-c6").configuration).toMatchObject({
			envelope: "envelope-gerade-salbei-c6",
			seal: "seal-gold",
		});
		expect(read("seal=seal-gold").configuration.seal).toBe("seal-gold");
	});

	test.each(["0", "5001", "-1", "1.5", "viele"])("takes %s pieces for the usual number", (quantity) => {
		expect(read(`quantity=${quantity}`).quantity).toBe(product.quantities.default);
	});
});
