import { invariant } from "@offizin/base";
import type { OptionPanel } from "@offizin/contract";
import { describe, expect, test } from "vitest";
import { optionPanel, panelOption, panelValue } from "./panel.fixtures.ts";
import { panelView } from "./panel-view.server.ts";

const viewOf = (panel: ReturnType<typeof optionPanel>) =>
	panelView({ panel, gaveWay: [], refused: undefined }, "de-DE");

const two = (key: string) => panelOption(key, [panelValue("ohne"), panelValue("mit")]);
const plain = (words: string | undefined) => words?.replaceAll("\u00a0", " ");

describe("panelView", () => {
	test("additions to a card stand apart, what is settled is only sent along", () => {
		const view = viewOf(
			optionPanel(
				[two("paperType"), two("ribbon"), panelOption("formatType", [panelValue("klappkarte-a6")])],
				{ product: "card" },
			),
		);
		expect(view.options.map(({ key }) => key)).toEqual(["paperType"]);
		expect(view.folded.map(({ key }) => key)).toEqual(["ribbon"]);
		expect(view.quantity.leads).toBe(true);
		expect(view.settled).toEqual([{ key: "formatType", value: "klappkarte-a6" }]);
	});

	test("[14] a booklet is asked first how many pages it has, and counted in booklets", () => {
		const lengths = ["booklet-a6-8", "booklet-a6-12", "booklet-a6-16"].map((value) => panelValue(value));
		const panel = optionPanel([panelOption("formatType", lengths), two("paperType")], { product: "card" });
		const view = viewOf(panel);
		expect(view.options.map(({ key }) => key)).toEqual(["formatType", "paperType"]);
		const [pages] = view.options;
		expect([pages?.name, pages?.look, pages?.valueName]).toEqual(["Seiten", "chips", "8 Seiten"]);
		expect(pages?.values.map(({ name }) => name)).toEqual(["8 Seiten", "12 Seiten", "16 Seiten"]);
		expect(view.sum.pieces).toBe("50 Hefte");
	});

	test("a format among others of another size keeps its name and its place", () => {
		const formats = panelOption(
			"formatType",
			["booklet-a6-8", "postkarte-a6"].map((value) => panelValue(value)),
		);
		const view = viewOf(optionPanel([formats, two("paperType")], { product: "card" }));
		expect(view.options.map(({ key }) => key)).toEqual(["paperType"]);
	});

	test("what is asked first stands in the order of the questions, not of the address", () => {
		const keys = ["frame", "variant", "materialType"];
		const view = viewOf(optionPanel(keys.map(two), { product: "photoframe" }));
		expect(view.options.map(({ key }) => key)).toEqual(["materialType", "frame"]);
		expect(view.folded.map(({ key }) => key)).toEqual(["variant"]);
	});

	test.each([
		[1, [1, 50, 75, 100]],
		[75, [50, 75, 100, 150]],
		[200, [75, 100, 150, 200]],
	])("of the ladder four rows stand around %i", (quantity, near) => {
		const ladder = [1, 50, 75, 100, 150, 200].map((step) => ({
			quantity: step,
			unit: 200,
			total: 200 * step,
		}));
		const rows = viewOf(optionPanel([], { quantity, ladder })).ladder;
		expect(rows.filter(({ isNear }) => isNear).map(({ pieces }) => Number.parseInt(pieces, 10))).toEqual(
			near,
		);
	});

	test("the colour of a frame is asked for only where there is a frame", () => {
		const colors = (isPossible: boolean) =>
			panelOption("frameType", [panelValue("ohne"), panelValue("schwarz", { isPossible })]);
		const frame = (isPossible: boolean) => optionPanel([colors(isPossible)], { product: "photoframe" });
		expect(viewOf(frame(false)).options).toEqual([]);
		expect(viewOf(frame(false)).settled).toEqual([{ key: "frameType", value: "ohne" }]);
		expect(viewOf(frame(true)).options.map(({ key }) => key)).toEqual(["frameType"]);
	});

	test("the only size of a gift is a fact, sizes of other gifts are not offered", () => {
		const size = panelOption(
			"format",
			[panelValue("325-ml", { name: "325 ml" }), panelValue("40-40", { isPossible: false })],
			{ name: "Größe" },
		);
		const { options, facts } = viewOf(optionPanel([size]));
		expect(options).toEqual([]);
		expect(facts).toEqual([{ name: "Größe", value: "325 ml" }]);
	});

	test("what the server changed is told with the reason, after what gave way to a choice", () => {
		const adjustment = {
			option: "paper",
			name: "Papier",
			from: "matt",
			to: "glanz",
			reason: "Nur glänzend.",
		};
		const gaveWay = [{ option: "type", sentence: "Art: Heft." }];
		const panel = optionPanel([], { adjustments: [adjustment] });
		expect(panelView({ panel, gaveWay, refused: undefined }, "de-DE").notices).toEqual([
			{ option: "type", sentence: "Art: Heft." },
			{ option: "paper", sentence: "Papier: glanz statt matt. Nur glänzend." },
		]);
	});

	test("a quantity between the steps stands among them", () => {
		const panel = optionPanel([], {
			quantity: 60,
			ladder: [50, 100].map((quantity) => ({ quantity, unit: 200, total: 200 * quantity })),
		});
		const { quantity } = viewOf(panel);
		expect(quantity.steps.map(({ value }) => value)).toEqual([50, 60, 100]);
	});

	test("the price of one is called a mean where pieces do not count up to the total", () => {
		const told = (unit: number, total: number) => {
			const panel = optionPanel([], { quantity: 75 });
			return plain(viewOf({ ...panel, quote: { ...panel.quote, quantity: 75, unit, total } }).price.perPiece);
		};
		expect(told(19, 1425)).toContain(", 0,19 €");
		expect(told(18, 1200)).toContain(", im Schnitt 0,18 €");
	});

	test("the editor's address carries the choice, the quantity and what it had of its own", () => {
		const panel = optionPanel([two("type")], {
			configurator: { path: "/configurator-card/a/?themeId=7" },
		});
		expect(viewOf(panel).configurator?.to).toBe("/configurator-card/a/?themeId=7&type=ohne&quantity=50");
	});

	test("[§8.3] a reduction shows what it was, the share and the lowest price of 30 days", () => {
		const { before, lowest30, percent } = shownReduction({ before: 12_500, lowest30: 11_000, perMille: 200 });
		expect([before, lowest30, percent].map(plain)).toEqual(["125,00 €", "110,00 €", "20 %"]);
	});

	test("[§8.3] 29,6 % off is told as 29 %, not as 30", () => {
		const { percent } = shownReduction({ before: 12_500, lowest30: 12_500, perMille: 296 });
		expect(plain(percent)).toBe("29 %");
	});
});

function shownReduction(reduction: NonNullable<OptionPanel["quote"]["reduction"]>) {
	const { quote } = optionPanel([]);
	const shown = viewOf(optionPanel([], { quote: { ...quote, reduction } })).price.reduction;
	invariant(shown, "the reduction is shown");
	return shown;
}
