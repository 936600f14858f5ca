import { geometryOf } from "@offizin/assortment";
import { cardFormats, pageOf, punchedFormat } from "@offizin/formats";
import { wordsOf } from "@offizin/words";
import { describe, expect, it } from "vitest";
import { guideKindsOf } from "./page-guides.tsx";

const kindsOf = (formatType: string, key: string, punching: "ohne" | "herzecken" = "ohne") => {
	const page = pageOf(
		punchedFormat(geometryOf({ product: "card", configuration: { formatType } }), punching),
		key,
	);
	return page ? guideKindsOf(page) : [];
};

describe("[1.1] lines on a page", () => {
	it("a spread has creases, a face has none", () => {
		expect(kindsOf("klappkarte-a6", "inner")).toContain("fold");
		expect(kindsOf("klappkarte-a6", "front")).toEqual(["bleed", "safe"]);
	});

	it("a punched card has a die line", () => {
		expect(kindsOf("klappkarte-a6", "front", "herzecken")).toEqual(["bleed", "safe", "die"]);
	});

	it("every kind of every format has a word in the legend", () => {
		const kinds = cardFormats.flatMap(({ pages }) => pages.flatMap(guideKindsOf));
		expect(kinds.length).toBeGreaterThan(cardFormats.length);
		for (const kind of new Set(kinds)) expect(wordsOf("de").editor.guide[kind]).toMatch(/\p{L}{4}/u);
	});
});
