import { expect, test } from "vitest";
import { fixtureDocument } from "../design-fixtures.ts";
import { inkColors, inkColorsOn } from "./ink-colors.ts";
import { pressColorsSchema } from "./ink-colors-schema.ts";
import { paintOf } from "./paint.ts";

const sage = { role: "process", swatch: "sage" } as const;
/** A press whose tints are lighter than in proportion: levels below white grow with the square of black. */
const seen = ([cyan, , , black]: readonly number[]) => {
	const level = Math.round(255 - 0.02 * (black ?? 0) ** 2 - (cyan ?? 0));
	return `#${level.toString(16).padStart(2, "0").repeat(3)}`;
};
const colors = inkColors(fixtureDocument, seen);
const colorOf = (opacity?: number, known?: typeof colors) => {
	const paint = paintOf(fixtureDocument, sage, { refinement: "ohne", colors: known }, opacity);
	return paint.role === "process" ? paint.srgb : undefined;
};

test("an ink is shown as its press prints it, and as it was authored where that is not known", () => {
	expect(colorOf(100, colors)).toBe(seen(fixtureDocument.swatches.sage?.cmyk ?? []));
	expect(colorOf(100, undefined)).toBe(fixtureDocument.swatches.sage?.srgb);
	expect(colorOf(100, {})).toBe(fixtureDocument.swatches.sage?.srgb);
});

test.each([0, 10, 35, 50, 99])("a tint of %i %% is shown as its thinned inks print", (opacity) => {
	const cmyk = fixtureDocument.swatches.sage?.cmyk.map((ink) => (ink * opacity) / 100) ?? [];
	const level = (color: string | undefined) => Number.parseInt(color?.slice(1, 3) ?? "", 16);
	expect(Math.abs(level(colorOf(opacity, colors)) - level(seen(cmyk)))).toBeLessThanOrEqual(1);
});

test("foil is no ink", () => {
	const foil = { role: "foil", swatch: "sage" } as const;
	expect(paintOf(fixtureDocument, foil, { refinement: "gold", colors })).toEqual({
		role: "foil",
		metal: "gold",
	});
	expect(paintOf(fixtureDocument, foil, { refinement: "ohne", colors })).toMatchObject({
		srgb: colorOf(100, colors),
	});
});

test("the chosen paper and refinement name the printing condition; sRGB has none", () => {
	const press = pressColorsSchema.parse({
		stocks: { matt: { ohne: "coated" }, creme: { ohne: "uncoated", gold: "foiler" } },
		conditions: { coated: {}, uncoated: colors },
	});
	const on = (paperType: string, refinementType: "ohne" | "gold") =>
		inkColorsOn(press, { paperType, refinementType });
	expect([on("matt", "ohne"), on("creme", "ohne")]).toEqual([{}, colors]);
	expect([on("creme", "gold"), on("matt", "gold"), on("pergament", "ohne")]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});

test("what is printed on no paper has its conditions by its material", () => {
	const press = pressColorsSchema.parse({
		by: "materialType",
		stocks: { leinwand: { ohne: "canvas" }, acrylglas: { ohne: "exposed" } },
		conditions: { canvas: colors },
	});
	expect(inkColorsOn(press, { materialType: "leinwand" })).toBe(press.conditions.canvas);
	expect(inkColorsOn(press, { materialType: "acrylglas" })).toBeUndefined();
});
