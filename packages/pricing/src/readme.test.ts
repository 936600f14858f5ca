import { expect, test } from "vitest";
import { builtInBook } from "./book/built-in-book.ts";
import { priceListOn } from "./book/price-list-on.ts";
import { quoteSelection } from "./selection/quote-selection.ts";

test("the example of the README", () => {
	const list = priceListOn(builtInBook(), { channel: "papiervogel", market: "de" }, "2026-11-20");
	const configuration = {
		type: "tischkalender",
		formatType: "145",
		mountingType: "holzblock",
		startMonth: "1",
		year: "2027",
	};
	const quote = quoteSelection({ product: "calendar", configuration, quantity: 10 }, { list, vatRate: 190 });
	expect(quote).toMatchObject({
		value: {
			lines: [
				{ code: "calendar.base", quantity: 10, unit: 1290 },
				{ code: "calendar.mounting", quantity: 10, unit: 500 },
				{ code: "calendar.discount", quantity: 10, unit: -358 },
			],
			total: 14_320,
			vat: [{ rate: 190, net: 12_034, amount: 2286 }],
		},
	});
});
