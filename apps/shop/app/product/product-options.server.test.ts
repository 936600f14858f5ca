import { DEFAULT_QUANTITY } from "@offizin/assortment";
import { describe, expect, test } from "vitest";
import { readChoice } from "./product-options.server.ts";

const template = {
	formatType: "klappkarte-a6",
	refinements: ["ohne", "gold"],
	defaultConfiguration: {
		formatType: "klappkarte-a6",
		paperType: "feinstpapier",
		refinementType: "gold",
		punching: "ohne",
	},
};
const read = (query: string) => readChoice(new URLSearchParams(query), template);

describe("readChoice", () => {
	test("[9.1-7] an address without options is the template's own configuration in 50 pieces", () => {
		expect(read("")).toEqual({
			choice: { ...template.defaultConfiguration, quantity: DEFAULT_QUANTITY },
			lost: undefined,
			refusedQuantity: undefined,
		});
	});

	test("[3.7-2] a paper that takes no foil drops it and names papers that would, cheapest first", () => {
		const { choice, lost } = read("paperType=kraft&refinementType=gold");
		expect(choice).toMatchObject({ paperType: "kraft", refinementType: "ohne" });
		expect(lost?.refinement).toBe("gold");
		expect(lost?.papers[0]).toBe("matt");
		expect(lost?.papers).not.toContain("kraft");
	});

	test("a refinement the template is not drawn for is left out without a word about paper", () => {
		expect(read("refinementType=relief")).toMatchObject({
			choice: { refinementType: "ohne" },
			lost: undefined,
		});
	});

	test("unknown papers become the default", () => {
		expect(read("paperType=gold").choice.paperType).toBe("feinstpapier");
	});

	test.each(["0", "5001", "-1", "1.5", "viele"])("refuses %s pieces and says so", (quantity) => {
		const { choice, refusedQuantity } = read(`quantity=${quantity}`);
		expect(choice.quantity).toBe(DEFAULT_QUANTITY);
		expect(refusedQuantity).toBe(quantity);
	});
});
