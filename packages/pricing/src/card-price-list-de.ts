import type { PriceList, TierTable } from "./price-list.ts";

const foil: TierTable = [
	{ from: 1, unit: 69 },
	{ from: 50, unit: 49 },
	{ from: 100, unit: 39 },
	{ from: 500, unit: 25 },
];

const relief: TierTable = [
	{ from: 1, unit: 39 },
	{ from: 50, unit: 29 },
	{ from: 500, unit: 19 },
];

/** Cards in Germany: domain.md §7.2, shipping of spec 9.1-1. */
export const cardPriceListDe: PriceList = {
	id: "de-2026-11",
	currency: "eur",
	validFrom: "2026-11-01",
	card: {
		base: [
			{ from: 1, unit: 349 },
			{ from: 5, unit: 299 },
			{ from: 10, unit: 249 },
			{ from: 25, unit: 199 },
			{ from: 50, unit: 169 },
			{ from: 100, unit: 139 },
			{ from: 250, unit: 109 },
			{ from: 500, unit: 89 },
			{ from: 1000, unit: 69 },
			{ from: 2500, unit: 55 },
			{ from: 5000, unit: 45 },
		],
		paper: { 0: 0, 1: 15, 2: 30, 3: 60 },
		refinement: { gold: foil, rosegold: foil, silber: foil, relief },
		punching: 15,
	},
	shipping: { standard: { DE: 499 } },
};
