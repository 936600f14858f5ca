import { expect, test } from "vitest";
import { optionPanel, panelOption, panelValue } from "#app/panel/panel.fixtures.ts";
import { choiceChanges } from "./choice-changes.ts";

const panel = optionPanel(
	[
		panelOption("paperType", [
			panelValue("matt"),
			panelValue("recycling", { priceChange: -3000 }),
			panelValue("perlmutt", { isPossible: false, priceChange: 900, changes: ["Veredelung: ohne"] }),
			panelValue("feinstpapier", { priceChange: 3000, dateChange: 2 }),
		]),
		panelOption("envelope", [
			panelValue("ohne"),
			panelValue("envelope-gerade-weiss-b6", { priceChange: 1250, swatch: "#ffffff" }),
		]),
		panelOption("ribbon", [panelValue("ohne"), panelValue("ribbon-jute", { isPossible: false })]),
	],
	{ product: "card" },
);

test("[14] a choice says what it adds to the whole order, and to the days", () => {
	const { changes } = choiceChanges(panel, "de-DE");
	expect(changes.paperType).toEqual({
		matt: { price: null, days: 0 },
		recycling: { price: "−\u00a030,00\u00a0€", days: 0 },
		feinstpapier: { price: "+\u00a030,00\u00a0€", days: 2 },
	});
});

test("[14] only accessories that go with the card are offered, and a lone one is no choice", () => {
	const { accessories } = choiceChanges(panel, "de-DE");
	expect(accessories.map(({ key }) => key)).toEqual(["envelope"]);
	expect(accessories[0]?.values[1]).toMatchObject({ swatch: "#ffffff", price: "+\u00a012,50\u00a0€" });
});
