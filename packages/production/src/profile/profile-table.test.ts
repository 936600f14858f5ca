import { materials, productKeys, stockOf } from "@offizin/assortment";
import { papers, refinements } from "@offizin/formats";
import { expect, test } from "vitest";
import { checkProfileTable, profileFor, shippedProfileTable } from "./profile-table.ts";
import { printProfile } from "./shipped-profiles.ts";

const known = {
	productType: productKeys,
	paperType: papers.map(({ key }) => key),
	refinementType: refinements,
	materialType: materials.map(({ key }) => key),
};
const card = (paperType: string, refinementType = "ohne") => ({
	productType: "card",
	paperType,
	refinementType,
	materialType: "",
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

test("[production.P6] whatever is printed on a material for the wall has the profile of that material, sharp as it says", () => {
	const chosen = [
		...materials.map(({ key }) => ["photoframe", { materialType: key }, key] as const),
		...materials.map(({ key }) => ["collage", { productType: key }, key] as const),
	];
	for (const [product, configuration, material] of chosen) {
		const stock = stockOf(product, configuration);
		const key = profileFor(shippedProfileTable, { productType: product, ...stock });
		expect(`${product} ${key}`).toBe(`${product} wall-${material}`);
		const { ppi } = materials.find((one) => one.key === material) ?? {};
		const { photo } = printProfile(key) ?? {};
		expect(photo?.ppi).toEqual({ good: ppi?.good, warn: ppi?.warn, refuse: ppi?.block });
	}
});

test("[production.P6] photos meant for a screen's red keep it on photographic paper; what is printed in inks says so", () => {
	const condition = (material: string) => {
		const { color, standard } = printProfile(`wall-${material}`) ?? {};
		return `${standard} ${color?.policy === "rgb" ? color.space?.condition : color?.condition}`;
	};
	const conditions = materials.map(({ key }) => [key, condition(key)] as const);
	const [p3, adobe] = ["PDF 1.6 Display P3", "PDF 1.6 Adobe RGB (1998)"];
	const inRgb = { acrylglas: p3, gallerybond: p3, hahnemuehle: adobe, poster: adobe };
	const inInks = conditions.filter(([key]) => !(key in inRgb));
	expect(Object.fromEntries(conditions)).toMatchObject(inRgb);
	expect(inInks).toHaveLength(8);
	for (const [, said] of inInks) expect(said).toBe("PDF/X-4 FOGRA39");
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
