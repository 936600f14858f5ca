import { currencyOfCountry } from "../country.ts";
import type { PriceSheet } from "../list/price-table.ts";

/** What the post takes for a letter, in its own currency: a hint beside a card, never sold by us (domain.md §0.1). */
export const postageSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "postage.letter",
			unit: "money",
			rowsAre: "keys",
			rows: ["DE", "AT", "CH"].map((key) => ({ key })),
			columns: [{ key: "standard" }, { key: "compact" }, { key: "large" }],
			mustCost: true,
			demands: (country, _, currency) => currencyOfCountry(country) === currency,
		},
		// Spec 9.1-4.
		cells: {
			DE: { standard: { eur: 95 }, compact: { eur: 110 }, large: { eur: 180 } },
			AT: { standard: { eur: 100 }, compact: { eur: 150 }, large: { eur: 150 } },
			CH: { standard: { chf: 100 }, compact: { chf: 120 }, large: { chf: 290 } },
		},
	},
];
