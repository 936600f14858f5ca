import { describe, expect, test } from "vitest";
import { optionPanel, panelOption, panelValue } from "./panel.fixtures.ts";
import { panelView } from "./panel-view.server.ts";

const two = (key: string) => panelOption(key, [panelValue("ohne"), panelValue("mit")]);
const plain = (words: string | undefined) => words?.replaceAll("\u00a0", " ");

describe("panelView", () => {
	test("additions to a card stand apart, what is settled is only sent along", () => {
		const view = panelView(
			optionPanel([
				two("paperType"),
				two("ribbon"),
				panelOption("formatType", [panelValue("klappkarte-a6")]),
			]),
			"de-DE",
		);
		expect(view.options.map(({ key }) => key)).toEqual(["paperType"]);
		expect(view.extras.map(({ key }) => key)).toEqual(["ribbon"]);
		expect(view.settled).toEqual([{ key: "formatType", value: "klappkarte-a6" }]);
	});

	test("a quantity between the steps stands among them", () => {
		const panel = optionPanel([], {
			quantity: 60,
			ladder: [50, 100].map((quantity) => ({ quantity, unit: 200, total: 200 * quantity })),
		});
		const { quantity } = panelView(panel, "de-DE");
		expect(quantity.steps.map(({ value }) => value)).toEqual([50, 60, 100]);
	});

	test("the editor's address carries the choice, the quantity and what it had of its own", () => {
		const panel = optionPanel([two("type")], {
			configurator: { path: "/configurator-card/a/?themeId=7", isOpen: true },
		});
		expect(panelView(panel, "de-DE").configurator.to).toBe(
			"/configurator-card/a/?themeId=7&type=ohne&quantity=50",
		);
	});

	test("[§8.3] a reduction shows what it was, the share and the lowest price of 30 days", () => {
		const { quote } = optionPanel([]);
		const panel = optionPanel([], {
			quote: { ...quote, reduction: { before: 12_500, lowest30: 11_000, perMille: 200 } },
		});
		const { reduction } = panelView(panel, "de-DE").price;
		expect(plain(reduction?.before)).toBe("125,00 €");
		expect(plain(reduction?.lowest30)).toBe("110,00 €");
		expect(reduction?.percent).toBe("20 %");
	});
});
