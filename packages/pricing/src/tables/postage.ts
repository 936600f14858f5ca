import { countryNameDe, currencyOfCountry } from "../country.ts";
import type { PriceSheet } from "../list/price-table.ts";

/** What the post takes for a letter, in its own currency: a hint beside a card, never sold by us (domain.md §0.1). */
export const postageSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "postage.letter",
			nameDe: "Porto pro Brief",
			unit: "money",
			rowsAre: "keys",
			rows: ["DE", "AT", "CH"].map((key) => ({ key, nameDe: countryNameDe(key) })),
			columns: [
				{ key: "standard", nameDe: "Standardbrief" },
				{ key: "compact", nameDe: "Kompaktbrief" },
				{ key: "large", nameDe: "Großbrief" },
			],
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
