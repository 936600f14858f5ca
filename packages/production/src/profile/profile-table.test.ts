import { productKeys } from "@offizin/assortment";
import { papers, refinements } from "@offizin/formats";
import { expect, test } from "vitest";
import { checkProfileTable, profileFor, shippedProfileTable } from "./profile-table.ts";
import { printProfile } from "./shipped-profiles.ts";

const known = {
	productType: productKeys,
	paperType: papers.map(({ key }) => key),
	refinementType: refinements,
};
const card = (paperType: string, refinementType = "ohne") => ({
	productType: "card",
	paperType,
	refinementType,
});

test("[production.P6] wrapping paper has a profile of its own, whatever else is chosen", () => {
	expect(profileFor(shippedProfileTable, { ...card(""), productType: "giftwrap" })).toBe("digital-giftwrap");
});

test("[production.P6] the table that ships passes its own check and names profiles that ship", () => {
	expect(checkProfileTable(shippedProfileTable, known)).toEqual({ ok: true, value: shippedProfileTable });
	for (const { profile } of shippedProfileTable) expect(printProfile(profile)).toBeDefined();
});

test("[production.P6] uncoated stock is printed to a condition for uncoated stock, whatever papers there will be", () => {
	const isUncoated = new Set(["uncoated", "cotton", "embossed"]);
	for (const { key, surface } of papers) {
		const { color } = printProfile(profileFor(shippedProfileTable, card(key))) ?? {};
		const condition = color?.policy === "cmyk" ? color.condition : "none";
		expect(`${key} ${condition}`).toBe(`${key} ${isUncoated.has(surface) ? "FOGRA29" : "FOGRA39"}`);
	}
});

test("[production.P6] the first rule that fits decides", () => {
	const table = [
		{ productType: ["card"], refinementType: ["gold", "silber"], profile: "folienwerk" },
		{ paperType: ["kraft"], profile: "flexo" },
		{ profile: "digital-cards" },
	];
	expect(profileFor(table, card("creme", "gold"))).toBe("folienwerk");
	expect(profileFor(table, card("kraft"))).toBe("flexo");
	expect(profileFor(table, card("creme"))).toBe("digital-cards");
	expect(profileFor(table, { ...card("creme", "gold"), productType: "collage" })).toBe("digital-cards");
});

test.each<[string, unknown, string, string]>([
	[
		"a paper nobody has",
		[{ paperType: ["pergament"], profile: "x" }, { profile: "y" }],
		"0.paperType",
		"table_unknown_key",
	],
	["no rule for the rest", [{ paperType: ["kraft"], profile: "x" }], "0", "table_open_end"],
	["a rule nothing reaches", [{ profile: "x" }, { profile: "y" }], "0", "table_unreachable"],
	["a word it does not know", [{ paper: ["kraft"], profile: "x" }], "0", "invalid"],
	["nothing", [], "", "invalid"],
])("[production.P6] a table with %s is refused", (_case, table, field, code) => {
	expect(checkProfileTable(table, known)).toMatchObject({ ok: false, error: [{ field, code }] });
});
