import {
	cardProduct,
	cardProductFor,
	type Product,
	photobookProduct,
	photoframeProduct,
} from "@offizin/assortment";
import type { Day } from "@offizin/calendar-days";
import { describe, expect, test } from "vitest";
import { productionDays } from "../production/production-days.ts";
import type { Selection } from "../quote/selection.ts";
import { quoteSelection } from "../selection/quote-selection.ts";
import { quoteOn, selectionOf, termsOf } from "../selection/quoting.fixtures.ts";
import { panelOptions } from "./panel-options.ts";

const terms = termsOf("de");

/** A calendar without weekends: every production day is one day. */
function dayAfter(selection: Selection): Day {
	return `2026-11-${String(10 + productionDays(selection)).padStart(2, "0")}`;
}

function panelOf(
	product: Product,
	selection: Selection,
	deliveryOf: (selection: Selection) => Day | undefined = dayAfter,
) {
	const options = panelOptions(product, selection, {
		quote: (other) => quoteSelection(other, terms),
		deliveryOf,
	});
	if (!options.ok) throw new Error(JSON.stringify(options.error));
	return (option: string, value: string) =>
		options.value.find(({ key }) => key === option)?.values.find((one) => one.value === value);
}

describe("a value of a panel", () => {
	const card = selectionOf("card", { formatType: "klappkarte-a6", paperType: "matt" }, 50);
	const of = panelOf(
		cardProductFor({ formatType: "klappkarte-a6", refinements: ["ohne", "gold", "relief"] }),
		card,
	);

	test("tells what it adds to the price and to the date", () => {
		const gold = quoteOn(
			selectionOf("card", { formatType: "klappkarte-a6", paperType: "matt", refinementType: "gold" }, 50),
			terms,
		);
		expect(of("refinementType", "gold")).toMatchObject({
			isPossible: true,
			isChosen: false,
			priceChange: gold.total - quoteOn(card, terms).total,
			dateChange: 2,
			changes: [],
		});
		expect(of("refinementType", "ohne")).toMatchObject({ isChosen: true, priceChange: 0, dateChange: 0 });
	});

	test("that does not go with the rest says why, and what would change with it", () => {
		const kraft = selectionOf("card", { formatType: "klappkarte-a6", paperType: "kraft" }, 50);
		const relief = panelOf(cardProduct, kraft)("refinementType", "relief");
		expect(relief).toMatchObject({ isPossible: false, violated: { code: "card.relief-paper" } });
		expect(relief?.changes).toEqual([expect.objectContaining({ option: "paperType" })]);
		expect(relief?.query).toContain("refinementType=relief");
		expect(relief?.query).not.toContain("paperType=kraft");
	});

	test("that goes with nothing at all is not offered", () => {
		const narrow: Product = {
			...photobookProduct,
			constraints: [
				...photobookProduct.constraints,
				{
					code: "test.no-soft",
					source: "market",
					when: {},
					// biome-ignore lint/suspicious/noThenProperty: the name of a rule's conclusion in the catalogue
					then: { option: "cover", values: ["hard"] },
				},
			],
		};
		const values = panelOf(narrow, selectionOf("photobook", {}));
		expect(values("cover", "soft")).toBeUndefined();
		expect(values("cover", "hard")).toMatchObject({ isPossible: true });
	});
});

test("where nothing is delivered no value changes the date", () => {
	const of = panelOf(photobookProduct, selectionOf("photobook", {}), () => undefined);
	expect(of("type", "fotoheft")).toMatchObject({ dateChange: 0 });
});

test("sizes come with what can be made of them now", () => {
	const options = panelOptions(cardProduct, selectionOf("card", { formatType: "klappkarte-a6" }, 0), {
		quote: (other) => quoteSelection(other, terms),
		deliveryOf: dayAfter,
	});
	expect(options).toMatchObject({ ok: false, error: { code: "quantity_out_of_range" } });
});

describe("[3.4] a picture whose frame follows its material and size", () => {
	const wallTerms = termsOf("de", "bildwand");
	const chosen = selectionOf("photoframe", {
		materialType: "acrylglas",
		format: "120x80",
		variant: "acryl-4",
		edge: "ohne",
	});
	const options = panelOptions(photoframeProduct, chosen, {
		quote: (other) => quoteSelection(other, wallTerms),
		deliveryOf: dayAfter,
	});
	const frame = options.ok ? options.value.find(({ key }) => key === "frame") : undefined;

	test("has those that can be had for it, each at its own price, and says why there are no others", () => {
		expect(frame?.values.map(({ value }) => value)).toEqual(["ohne", "schattenfuge-platte"]);
		const configuration = {
			...chosen.configuration,
			frame: "schattenfuge-platte",
			frameType: "schwarz",
		};
		expect(frame?.values[1]).toMatchObject({
			isPossible: true,
			changes: [],
			along: [{ option: "frameType", from: "ohne", to: "schwarz" }],
			priceChange: quoteOn({ ...chosen, configuration }, wallTerms).total - quoteOn(chosen, wallTerms).total,
		});
		expect(frame?.withheld.map(({ value, violated }) => [value, violated.code])).toEqual([
			["alurahmen", "photoframe.material-alurahmen"],
			["holzrahmen", "photoframe.material-holzrahmen"],
			["kunststoffrahmen", "photoframe.material-kunststoffrahmen"],
			["fotorahmen", "photoframe.material-fotorahmen"],
			["artbox", "photoframe.acrylic-needs-room"],
			["schattenfuge-leinwand", "photoframe.material-schattenfuge-leinwand"],
		]);
	});
});
