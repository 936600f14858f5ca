import { cardFormats, paper, weightFor } from "@offizin/formats";
import { parseConfiguration } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { ribbonLength } from "./accessory/ribbon.ts";
import { cardLetter } from "./card/card-facts.ts";
import { cardProduct } from "./card/card-product.ts";
import { productOf } from "./registry.ts";

function reads(product: string, input: Readonly<Record<string, string>>) {
	const found = productOf(product);
	if (!found) throw new Error(`no product ${product}`);
	return parseConfiguration(found, input);
}

/** Formats that are made of a paper. */
function madeOf(key: string): readonly string[] {
	const stock = paper(key);
	return cardFormats
		.filter((format) => stock && weightFor(format, stock) !== undefined)
		.map((format) => format.key);
}

describe("[§1.3] seating plans, on paper or board", () => {
	test("every plan and nothing else is made on board of 5 mm", () => {
		expect(madeOf("hartschaum")).toEqual(["sitzplan-a3", "sitzplan-a2", "sitzplan-500x700"]);
		expect(madeOf("matt")).toEqual(expect.arrayContaining([...madeOf("hartschaum")]));
		expect(reads("card", { formatType: "klappkarte-a6", paperType: "hartschaum" })).toMatchObject({
			error: {
				constraint: { code: "card.hartschaum-format" },
			},
		});
	});

	test("a board is neither refined nor punched, and no letter", () => {
		const board = { formatType: "sitzplan-a2", paperType: "hartschaum" };
		const plain = reads("card", board);
		expect(plain.ok && cardLetter(plain.value)).toBeUndefined();
		for (const more of [{ refinementType: "gold" }, { refinementType: "relief" }, { punching: "welle" }]) {
			expect(reads("card", { ...board, ...more })).toMatchObject({
				error: { code: "configuration_impossible" },
			});
		}
	});
});

describe("[§1.3] insert sheets, plain or of vellum", () => {
	test("every insert sheet and nothing else is made of vellum, which takes no foil", () => {
		const sheets = cardFormats.filter(({ form }) => form === "einlegeblatt").map(({ key }) => key);
		expect(madeOf("vellum")).toEqual(sheets);
		expect(madeOf("naturweiss")).toEqual(expect.arrayContaining(sheets));
		expect(
			reads("card", { formatType: "einlegeblatt-dl", paperType: "vellum", refinementType: "gold" }).ok,
		).toBe(false);
	});

	test("[§6] nothing of vellum is punched or bound with a ribbon", () => {
		for (const format of cardFormats.filter(({ key }) => madeOf("vellum").includes(key))) {
			expect(ribbonLength(format), format.key).toBeUndefined();
			expect(reads("card", { formatType: format.key, paperType: "vellum", punching: "rundeecken" }).ok).toBe(
				false,
			);
		}
	});
});

describe("[§4.2] frames for paper are glazed with acrylic, clear or anti-glare", () => {
	const framed = { materialType: "poster", format: "60x40", frame: "alurahmen" };

	test("clear unless asked for, with the address of either read as it was", () => {
		expect(reads("photoframe", framed)).toMatchObject({ value: { glazing: "acryl" } });
		const chosen = reads("photoframe", { ...framed, glazing: "entspiegelt" });
		expect(chosen).toMatchObject({ value: { glazing: "entspiegelt" } });
		expect(chosen.ok && reads("photoframe", chosen.value)).toEqual(chosen);
	});

	test("and nothing else is", () => {
		for (const frame of ["ohne", "artbox"]) {
			expect(reads("photoframe", { materialType: "aludibond", frame, glazing: "acryl" })).toMatchObject({
				error: { code: "configuration_impossible" },
			});
		}
	});
});

describe("[§1.3] confetti in sets of 100 or 200", () => {
	const factsOf = (formatType: string) => {
		const read = reads("card", { formatType });
		const facts = read.ok ? germanFacts(cardProduct, read.value) : [];
		return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
	};

	// 25 × 25 mm of 300 g/m² are 187.5 mg.
	test.each([
		["konfetti", "100 Stück", "19 g"],
		["konfetti-200", "200 Stück", "38 g"],
	])("%s tells its pieces and weighs as much as all of them", (formatType, pieces, weight) => {
		expect(factsOf(formatType)).toMatchObject({ Inhalt: pieces, "Gewicht des Sets": weight });
	});
});
