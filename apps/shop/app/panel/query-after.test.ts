import { describe, expect, test } from "vitest";
import { queryChanges } from "./option-view.server.ts";
import { type Choosable, queryAfter } from "./query-after.ts";

const shown = "paperType=matt&refinementType=gold&quantity=50";

/** An option of a panel that shows `from`, by the queries its values lead to. */
function option(key: string, leadsTo: Readonly<Record<string, string>>, from = shown): Choosable {
	const values = Object.entries(leadsTo).map(([value, query]) => ({
		value,
		changes: queryChanges(from, query),
		name: value,
		note: undefined,
		swatch: undefined,
		isChosen: false,
		isPossible: true,
		hint: undefined,
		reasonIndex: undefined,
		shape: undefined,
		drawing: undefined,
		flap: undefined,
		row: undefined,
		isBehind: false,
	}));
	return { key, name: key, values, reasons: [] };
}
const paper = option("paperType", { kraft: "paperType=kraft&refinementType=ohne&quantity=50" });
const refinement = option("refinementType", { relief: "paperType=matt&refinementType=relief&quantity=50" });
const quantity = option("quantity", {});
const seal = option("seal", { "seal-gold": "paperType=matt&refinementType=gold&sku=seal-gold&quantity=50" });

describe("queryAfter", () => {
	test("a listed value leads where it said, with what gives way for it", () => {
		expect(queryAfter(shown, [{ option: paper, value: "kraft" }]).toString()).toBe(
			"paperType=kraft&refinementType=ohne&quantity=50",
		);
	});

	test("a typed value stands for itself", () => {
		expect(queryAfter(shown, [{ option: quantity, value: "75" }]).get("quantity")).toBe("75");
	});

	test("two choices before the first answer both count", () => {
		const query = queryAfter(shown, [
			{ option: quantity, value: "75" },
			{ option: refinement, value: "relief" },
		]);
		expect(query.toString()).toBe("paperType=matt&refinementType=relief&quantity=75");
	});

	test("[3.8-1] an accessory comes and goes with its own parameter", () => {
		const added = queryAfter(shown, [{ option: seal, value: "seal-gold" }]).toString();
		expect(added).toContain("sku=seal-gold");
		const without = option("seal", { ohne: shown }, added);
		expect(queryAfter(added, [{ option: without, value: "ohne" }]).toString()).toBe(shown);
	});
});

test("choices of one list that were made on the same panel keep each other", () => {
	const option = (key: string, value: string, sku: string) => ({
		option: { key, name: key, reasons: [], values: [{ value, changes: { sku } }] },
		value,
	});
	const choices = [
		option("envelope", "spitz", "envelope-spitz,ribbon"),
		option("seal", "seal", "envelope-gerade,ribbon,seal"),
		option("ribbon", "ohne", "envelope-gerade"),
	] as unknown as Parameters<typeof queryAfter>[1];
	expect(queryAfter("sku=envelope-gerade,ribbon", choices).get("sku")).toBe("envelope-spitz,seal");
});
