import type { Currency } from "@offizin/money";
import { type DeliveryCountry, deliveryCountries, isDeliveryCountry } from "../delivery/place.ts";
import type { Amounts, PriceHead, PriceSheet } from "../list/price-table.ts";
import { lineNameDe } from "../quote/line-names-de.ts";
import { type ShippingType, shippingTypes } from "../shipping/shipping-type.ts";

const countryNamesDe: Readonly<Record<DeliveryCountry, string>> = {
	AT: "Österreich",
	BE: "Belgien",
	CH: "Schweiz",
	DE: "Deutschland",
	ES: "Spanien",
	FR: "Frankreich",
	IT: "Italien",
	LI: "Liechtenstein",
	LU: "Luxemburg",
	NL: "Niederlande",
};

const countries: readonly PriceHead[] = deliveryCountries.map((key) => ({
	key,
	nameDe: countryNamesDe[key],
}));

/** We deliver to a country for prices in its own currency only (S2). */
export function deliveryCurrency(country: DeliveryCountry): Currency {
	return country === "CH" || country === "LI" ? "chf" : "eur";
}

function isOwn(country: string, currency: Currency): boolean {
	return isDeliveryCountry(country) && deliveryCurrency(country) === currency;
}

/**
 * Spec 9.1-1 to 9.1-3 for DE, AT and CH, the francs of 9.1-3 to the Rappen; the others after domain.md §7.1. Express
 * goes only where the spec names a price, and to LI as to CH.
 */
const deliveryCells: Readonly<Record<DeliveryCountry, Partial<Record<ShippingType, Partial<Amounts>>>>> = {
	AT: { standard: { eur: 599 }, express: { eur: 2299 } },
	BE: { standard: { eur: 799 } },
	CH: { standard: { chf: 999 }, express: { chf: 3499 } },
	DE: { standard: { eur: 499 }, express: { eur: 1299 }, saturday: { eur: 2299 } },
	ES: { standard: { eur: 999 } },
	FR: { standard: { eur: 999 } },
	IT: { standard: { eur: 999 } },
	LI: { standard: { chf: 999 }, express: { chf: 3499 } },
	LU: { standard: { eur: 799 } },
	NL: { standard: { eur: 799 } },
};

function isOffered(country: string, shippingType: string): boolean {
	return isDeliveryCountry(country) && Object.hasOwn(deliveryCells[country], shippingType);
}

const parcelSheet: PriceSheet = {
	table: {
		key: "shipping.parcel",
		nameDe: "Versand je Bestellung",
		unit: "money",
		rowsAre: "keys",
		mustCost: true,
		rows: countries,
		columns: shippingTypes.map((key) => ({ key, nameDe: lineNameDe(`shipping.${key}`) })),
		demands: (row, column, currency) => isOffered(row, column) && isOwn(row, currency),
	},
	cells: deliveryCells,
};

/** Samples alone travel as a letter; free ones would not be free with postage on top. */
const letterSheet: PriceSheet = {
	table: {
		key: "shipping.letter",
		nameDe: "Versand von Mustern als Brief",
		unit: "money",
		rowsAre: "keys",
		rows: countries,
		columns: [{ key: "price", nameDe: "Preis" }],
		demands: (row, _column, currency) => isOwn(row, currency),
	},
	cells: Object.fromEntries(
		deliveryCountries.map((country) => [country, { price: { [deliveryCurrency(country)]: 0 } }]),
	),
};

/** Oversize after domain.md §7.4; the same-day surcharge and the francs are ours. */
const surchargeSheet: PriceSheet = {
	table: {
		key: "shipping.surcharge",
		nameDe: "Zuschläge zum Versand",
		unit: "money",
		rowsAre: "keys",
		mustCost: true,
		rows: ["oversize", "sameDay"].map((key) => ({ key, nameDe: lineNameDe(`shipping.${key}`) })),
		columns: [{ key: "price", nameDe: "Preis" }],
		demands: (_row, _column, currency) => currency === "eur" || currency === "chf",
	},
	cells: {
		oversize: { price: { eur: 1990, chf: 2690 } },
		sameDay: { price: { eur: 990, chf: 1490 } },
	},
};

export const shippingSheets: readonly PriceSheet[] = [parcelSheet, letterSheet, surchargeSheet];
