import { papers } from "@offizin/formats";
import { choicesOf, parseConfiguration, parseImageFormat } from "@offizin/solver";
import { germanName, germanNote } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { accessories } from "./accessory/accessories.ts";
import { SEAL_DIAMETER } from "./accessory/fastener.ts";
import { parseSku } from "./accessory/parse-sku.ts";
import { parseColor } from "./facet/color-combination.ts";
import { pseudoOptions, readFacetValue } from "./facet/filter.ts";
import { DEFAULT_QUANTITY, isQuantity, quantityLadder } from "./quantity.ts";
import { productOf, products } from "./registry.ts";

/** Keys of the values that an option offers; none where the product or the option is missing. */
function choices(product: string, option: string): readonly string[] {
	const found = productOf(product);
	return found ? choicesOf(found, option).map(({ key }) => key) : [];
}

describe("[3.3 to 3.9, 2.3-4, 9.1] what the spec says about its values", () => {
	test.each(choices("photoframe", "frame").filter((key) => key !== "ohne"))(
		"[3.4-2] %s is black and has no mat",
		(frame) => {
			const product = productOf("photoframe");
			expect(product && parseConfiguration(product, { frame })).toMatchObject({
				ok: true,
				value: { frame, frameType: "schwarz", matSize: "0", matType: "mat-none" },
			});
		},
	);

	test("[3.7-1] an envelope says type, colour and size, an inlay size and paper, a ribbon its colour", () => {
		expect(parseSku("envelope-spitz-salbei-c6")).toEqual({
			ok: true,
			value: { kind: "envelope", type: "spitz", colour: "salbei", size: "c6" },
		});
		expect(parseSku("inlay-100x143-creme")).toEqual({
			ok: true,
			value: { kind: "inlay", size: "100x143", paper: "creme" },
		});
		expect(parseSku("ribbon-jute-natur")).toMatchObject({ ok: true, value: { colour: "natur" } });
	});

	test("[3.7-2] every refinement is refused on some paper", () => {
		const card = productOf("card");
		for (const refinementType of ["gold", "relief", "rosegold", "silber"]) {
			const answers = choices("card", "paperType").map((paperType) =>
				card ? parseConfiguration(card, { paperType, refinementType }).ok : undefined,
			);
			expect(new Set(answers), refinementType).toEqual(new Set([true, false]));
		}
	});

	test("[3.7-4] there are 17 designs of boxes, and amounts are „N Bilder“", () => {
		expect(choices("photobox", "design")).toHaveLength(17);
		const box = productOf("photobox");
		const amounts = choices("photobox", "amount");
		expect(amounts.map((amount) => box && germanName(box, "amount", amount))).toEqual(
			amounts.map((amount) => `${amount} Bilder`),
		);
	});

	test("[3.7-5] two colours are one value", () => {
		expect(parseColor("gold-white")).toEqual(["gold", "white"]);
	});

	test("[3.7-6] ribbons are delivered separately", () => {
		const ribbons = accessories.filter(({ kind }) => kind === "ribbon");
		expect(ribbons.filter(({ shipsSeparately }) => shipsSeparately !== true)).toEqual([]);
	});

	test("[3.7-7] [9.1-6] seals are self-adhesive, shatterproof and, as the spec has it, 3 mm", () => {
		const note = germanNote(accessories.find(({ kind }) => kind === "seal"));
		expect(note).toMatch(/selbstklebend.*bruchsicher/);
		expect(SEAL_DIAMETER).toBe(3000);
	});

	test("[3.7-11] a photo book is a product beside the cards", () => {
		expect(products.map(({ key }) => key)).toContain("photobook");
	});

	test("[3.7-12] cards have a choice of ten papers", () => {
		const sheets = papers.filter(({ forms }) => !forms).map(({ key }) => key);
		expect(sheets).toHaveLength(10);
		expect(choices("card", "paperType").slice(0, 10)).toEqual(sheets);
	});

	test("[3.9-1] a format is width and height joined by x", () => {
		expect(parseImageFormat("60x40")).toEqual({ ok: true, value: { width: 60, height: 40 } });
	});

	test("[2.3-4] the pseudo-options show everything", () => {
		expect(pseudoOptions).toEqual(["alle", "alleVorlagen"]);
		expect(pseudoOptions.map(readFacetValue)).toEqual([undefined, undefined]);
	});

	test("[9.1-7] 1 to 5000 can be ordered in steps of 4, 5, 10, 100 and 250, at first the 11th of them", () => {
		const steps = quantityLadder.slice(1).map((quantity, index) => quantity - (quantityLadder[index] ?? 0));
		expect([...new Set(steps)]).toEqual([4, 5, 10, 100, 250]);
		expect([quantityLadder[0], quantityLadder.at(-1), quantityLadder.indexOf(DEFAULT_QUANTITY)]).toEqual([
			1, 5000, 10,
		]);
		expect([0, 1, 5000, 5001].map(isQuantity)).toEqual([false, true, true, false]);
		expect(productOf("card")?.quantities).toMatchObject({ default: DEFAULT_QUANTITY, max: 5000 });
	});
});
