import { describe, expect, it } from "vitest";
import { printedCard } from "./printed-card.server.ts";

describe("a card in words", () => {
	it("knows the trimmed size, the faces and the weight of its paper", () => {
		expect(printedCard({ formatType: "klappkarte-a6", paperType: "matt" })).toEqual({
			format: { width: 105_000, height: 148_000, pages: 4 },
			paperWeight: 300,
		});
	});

	it("[§1] knows that a sheet inside a card is of a lighter paper", () => {
		expect(printedCard({ formatType: "einlegeblatt-dl", paperType: "naturweiss" }).paperWeight).toBe(120);
	});

	it("leaves out what the catalogue no longer has, as an old order may ask for it", () => {
		expect(printedCard({ formatType: "telegramm", paperType: "bütten" })).toEqual({
			format: null,
			paperWeight: null,
		});
	});
});
