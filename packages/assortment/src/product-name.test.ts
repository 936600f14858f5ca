import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import { sites } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { namesDe } from "./names-de.ts";
import { type NameKind, productName } from "./product-name.ts";

const locales = [...new Set(sites.map(({ locale }) => locale))];
const keys: Readonly<Record<NameKind, readonly string[]>> = {
	format: cardFormats.map(({ key }) => key),
	paper: papers.map(({ key }) => key),
	refinement: refinements,
	punching: punchings,
};
const kinds = Object.keys(keys) as NameKind[];

describe.each(locales)("names in %s", (locale) => {
	test.each(kinds)("everything in the catalogue has a name of its own: %s", (kind) => {
		const names = keys[kind].map((key) => productName(kind, key, locale));
		expect(keys[kind].filter((key) => productName(kind, key, locale) === key)).toEqual([]);
		expect(new Set(names).size).toBe(names.length);
	});
});

test.each(["format", "paper", "refinement", "punching"] as const)(
	"no name is left of what there is not: %s",
	(kind) => {
		expect(Object.keys(namesDe[kind]).sort()).toEqual([...keys[kind]].sort());
	},
);

test("what the catalogue does not have stands for itself", () => {
	expect(productName("paper", "bütten", "de-DE")).toBe("bütten");
	expect(productName("format", "toString", "de-DE")).toBe("toString");
});

test("a language nobody has written names in yet shows the German ones", () => {
	expect(productName("paper", "glanz", "fr-FR")).toBe("Fotokarton glänzend");
});

test("[§7.2] confetti is named as the set of 100 that its price is for", () => {
	expect(productName("format", "konfetti", "de-DE")).toBe("Konfetti, 100\u00a0Stück");
});
