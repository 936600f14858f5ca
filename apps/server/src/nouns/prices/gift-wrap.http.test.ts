import { optionPanelSchema } from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const panel = async (query: string, headers: Record<string, string> = {}) => {
	const path = `/web-api/calculator/reference?product=giftwrap&${query}`;
	return optionPanelSchema.parse((await browserOn(server.app).get(path, headers)).body);
};

describe("wrapping paper", () => {
	test("has a price, a day and its facts, and no editor", async () => {
		const { name, quote, facts, configurator } = await panel("sheets=5");
		expect(name).toBe("Geschenkpapier");
		expect(quote).toMatchObject({ total: 890, lines: [{ code: "giftwrap.base", amount: 890 }] });
		expect(quote.vat.map(({ rate }) => rate)).toEqual([190]);
		expect(quote.deliveryText).toMatch(/\d{4}$/);
		expect(facts.map(({ name }) => name)).toEqual(["Bogen", "Papier", "Versand", "Gewicht"]);
		expect(configurator).toBeNull();
	});

	test("costs the same in every pattern and less a set from five on", async () => {
		const { options, ladder } = await panel("sheets=3&quantity=5");
		const pattern = options.find(({ key }) => key === "pattern");
		expect(pattern?.values.map(({ priceChange }) => priceChange)).toEqual([0, 0]);
		expect(ladder.map(({ unit }) => unit)).toEqual([590, 590, 590, 560, 531, 501, 501]);
	});

	test("is named in English, too", async () => {
		const { name, options, quote } = await panel("sheets=10&quantity=20", { "x-locale": "en-GB" });
		expect([name, ...options.map((option) => option.name)]).toEqual([
			"Gift wrap",
			"Pattern",
			"Colour",
			"Sheets in a set",
		]);
		expect(quote.lines.map((line) => line.name)).toEqual(["Gift wrap", "Quantity discount"]);
	});
});
