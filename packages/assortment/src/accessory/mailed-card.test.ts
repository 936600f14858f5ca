import {
	type CardFormat,
	cardFormat,
	cardFormats,
	type Paper,
	paper,
	papers,
	weightFor,
} from "@offizin/formats";
import { mm, type Size, type Um, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accessory } from "./accessories.ts";
import { accessoriesFor } from "./accessories-for.ts";
import { type EnvelopeMeasure, envelopeMeasure } from "./envelope.ts";
import { cardThickness, cardWeight } from "./mailed-card.ts";

const format = (key: string) => cardFormat(key) ?? missing();
const stock = (key: string) => paper(key) ?? missing();
const extra = (sku: string) => accessory(sku) ?? missing();

const weight = (key: string, of = "matt") => cardWeight(format(key), stock(of));
const thickness = (key: string, of = "naturweiss") => cardThickness(format(key), stock(of));

/** Every format in every paper that it can be made of. */
const made: readonly (readonly [CardFormat, Paper])[] = cardFormats.flatMap((card) =>
	papers.filter((one) => weightFor(card, one) !== undefined).map((one) => [card, one] as const),
);

describe("[1.2] weights of cards in 300 g/m²", () => {
	test.each([
		// Flat sheets of 210 × 148, 240 × 170, 210 × 200, 296 × 210 and 290 × 145 mm.
		["klappkarte-a6", 9324],
		["klappkarte-b6", 12_240],
		["klappkarte-dl", 12_600],
		["klappkarte-a5", 18_648],
		["klappkarte-sq145", 12_615],
		["postkarte-a6", 4662],
		// Open 348.6 × 162, a pocket of 112 × 70 and a card of 109 × 156 mm.
		["pocketfold-115x162", 24_395],
		// Five leaves of 70 × 200 mm.
		["kartenfaecher-5", 21_000],
		["leporello-a6-3", 13_986],
	])("%s weighs %i mg", (key, milligrams) => {
		expect(weight(key)).toBe(milligrams);
	});

	test("a booklet of 8 pages has a cover of 300 g and a sheet of 170 g", () => {
		// Two sheets of 210 × 148 mm: 9324 mg and 5283.6 mg.
		expect(weight("booklet-a6-8")).toBe(14_608);
	});

	test("a heavier paper weighs more: 350 g/m²", () => {
		expect(weight("klappkarte-dl", "seidenmatt")).toBe(14_700);
	});

	test("[§1.3] an insert sheet of vellum is lighter than one of plain paper, a plan on board is a parcel", () => {
		// 100 × 143 mm of 100 and of 120 g/m²; 297 × 420 and 420 × 594 mm of 3 kg/m².
		expect(weight("einlegeblatt-a6", "vellum")).toBe(1430);
		expect(weight("einlegeblatt-a6", "creme")).toBe(1716);
		expect(weight("sitzplan-a3", "hartschaum")).toBe(374_220);
		expect(weight("sitzplan-a2", "hartschaum")).toBe(748_440);
	});

	test("what lies inside is added: a seal of 1 g, an inlay of 2 g and an answer card", () => {
		const answer = { format: format("einlegekarte-140x100"), paper: stock("matt") };
		const inserts = [extra("seal-gold"), extra("inlay-100x143-creme"), answer];
		// 140 × 100 mm of 300 g/m² are 4200 mg.
		expect(cardWeight(format("klappkarte-a6"), stock("matt"), inserts)).toBe(9324 + 1000 + 2000 + 4200);
	});

	test("a printed envelope is two walls and a flap: about as heavy as a blank one", () => {
		const milligrams = cardWeight(format("briefumschlag-c6-gerade"), stock("naturweiss"));
		expect(milligrams).toBeGreaterThan(4500);
		expect(milligrams).toBeLessThan(5500);
	});
});

describe("[1.2] thickness", () => {
	test.each([
		["postkarte-a6", "naturweiss", 350],
		["postkarte-a6", "matt", 270],
		["klappkarte-a6", "naturweiss", 700],
		["doppelklappkarte-b6", "naturweiss", 1050],
		// Two doors meet over the middle.
		["doppelklappkarte-b6-altarfalz", "naturweiss", 700],
		["leporello-a6-6", "naturweiss", 2100],
		// Three panels, the pocket, the card and three inserts: the 3 mm of domain.md §1.3.
		["pocketfold-115x162-3", "naturweiss", 2800],
		["kartentrio", "naturweiss", 1050],
		["sitzplan-a3", "hartschaum", 5000],
		["konfetti-200", "matt", 54_000],
	])("%s of %s is %i µm thick", (key, of, micrometres) => {
		expect(thickness(key, of)).toBe(micrometres);
	});

	test("a seal of 2 mm counts", () => {
		expect(cardThickness(format("klappkarte-a6"), stock("matt"), [extra("seal-gold")])).toBe(2540);
	});
});

/** Air between card and envelope, beside the thickness of the card. */
const AIR = mm(3);

/** By the rule of domain.md §1.2. */
function envelopeFits(
	{ trim, thickness }: { readonly trim: Size; readonly thickness: Um },
	{ size }: Pick<EnvelopeMeasure, "size">,
): boolean {
	const edges = ({ width, height }: Size) => [Math.min(width, height), Math.max(width, height)] as const;
	const [short, long] = edges(trim);
	const [innerShort, innerLong] = edges(size);
	return innerShort - short >= AIR + thickness && innerLong - long >= AIR + thickness;
}

describe("[1.2] envelopes", () => {
	const measure = (key: string) => envelopeMeasure(key) ?? missing();

	test("every card fits its own in every paper it is made of", () => {
		const posted = made.filter(([card]) => card.envelope !== undefined);
		expect(posted.length).toBeGreaterThan(300);
		for (const [card, one] of posted) {
			const closed = { trim: card.trim, thickness: cardThickness(card, one) };
			expect(envelopeFits(closed, measure(card.envelope ?? "")), `${card.key} ${one.key}`).toBe(true);
		}
	});

	test("[assortment.K17] with every inlay that goes with it, too", () => {
		const inlaid = made.flatMap(([card, one]) =>
			accessoriesFor(card)
				.filter(({ sku, fits }) => fits && sku.startsWith("inlay-"))
				.map(({ sku }) => [card, one, extra(sku)] as const),
		);
		expect(inlaid.length).toBeGreaterThan(100);
		for (const [card, one, inlay] of inlaid) {
			const closed = { trim: card.trim, thickness: cardThickness(card, one, [inlay]) };
			const fits = envelopeFits(closed, measure(card.envelope ?? ""));
			expect(fits, `${card.key} ${one.key} ${inlay.sku}`).toBe(true);
		}
	});

	test("3 mm of air and the thickness: a card of 120 mm in 125 mm may be 2 mm thick and no more", () => {
		const { trim } = format("klappkarte-b6");
		expect(envelopeFits({ trim, thickness: um(2000) }, measure("b6"))).toBe(true);
		expect(envelopeFits({ trim, thickness: um(2001) }, measure("b6"))).toBe(false);
		// 0.54 mm of card and 2 mm of seal.
		const sealed = cardThickness(format("klappkarte-b6"), stock("matt"), [extra("seal-gold")]);
		expect(envelopeFits({ trim, thickness: sealed }, measure("b6"))).toBe(false);
	});

	test("a card goes in turned", () => {
		const { trim } = format("klappkarte-a6-quer");
		expect(
			envelopeFits({ trim, thickness: cardThickness(format("klappkarte-a6"), stock("matt")) }, measure("c6")),
		).toBe(true);
	});
});

test("an insert makes any card heavier and thicker; both are whole figures", () => {
	fc.assert(
		fc.property(fc.constantFrom(...made), ([card, one]) => {
			const plain = { weight: cardWeight(card, one), thickness: cardThickness(card, one) };
			const inserts = [extra("ribbon-jute-natur")];
			expect(Number.isInteger(plain.weight) && plain.weight > 0).toBe(true);
			expect(Number.isInteger(plain.thickness) && plain.thickness > 0).toBe(true);
			expect(cardWeight(card, one, inserts)).toBeGreaterThan(plain.weight);
			expect(cardThickness(card, one, inserts)).toBeGreaterThan(plain.thickness);
		}),
	);
});

test("formats have one side or sides in pairs, as the weight counts sheets", () => {
	const odd = cardFormats.filter(({ sides }) => sides.length > 1 && sides.length % 2 === 1);
	expect(odd).toEqual([]);
});

test("a format of a paper it cannot be made of is a mistake of the caller", () => {
	expect(() => weight("ballonkarte", "feinstpapier")).toThrow("ballonkarte is made of feinstpapier");
});

function missing(): never {
	throw new Error("missing in the catalogue");
}
