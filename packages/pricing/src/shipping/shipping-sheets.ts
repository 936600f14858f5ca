import {
	type DeliveryCountry,
	deliveryCountries,
	isDeliveryCountry,
	type ShippingType,
} from "@offizin/delivery";
import type { Currency } from "@offizin/money";
import { currencyOfCountry } from "../country.ts";
import { column } from "../list/amounts.ts";
import { priceColumn } from "../list/heads.ts";
import type { Amounts, PriceHead, PriceSheet } from "../list/price-table.ts";

const countries: readonly PriceHead[] = deliveryCountries.map((key) => ({ key }));

/** We deliver to a country for prices in its own currency only (pricing.S2). */
function isOwn(country: string, currency: Currency): boolean {
	return isDeliveryCountry(country) && currencyOfCountry(country) === currency;
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
		unit: "money",
		rowsAre: "keys",
		mustCost: true,
		rows: countries,
		columns: [{ key: "standard" }, { key: "express" }, { key: "saturday" }],
		demands: (row, column, currency) => isOffered(row, column) && isOwn(row, currency),
	},
	cells: deliveryCells,
};

/** Samples alone travel as a letter; free ones would not be free with postage on top. */
const letterSheet: PriceSheet = {
	table: {
		key: "shipping.letter",
		unit: "money",
		rowsAre: "keys",
		rows: countries,
		columns: priceColumn,
		demands: (row, _column, currency) => isOwn(row, currency),
	},
	cells: column("price", {
		AT: { eur: 0 },
		BE: { eur: 0 },
		CH: { chf: 0 },
		DE: { eur: 0 },
		ES: { eur: 0 },
		FR: { eur: 0 },
		IT: { eur: 0 },
		LI: { chf: 0 },
		LU: { eur: 0 },
		NL: { eur: 0 },
	}),
};

/** Oversize after domain.md §7.4; the same-day surcharge and the francs are ours. */
const surchargeSheet: PriceSheet = {
	table: {
		key: "shipping.surcharge",
		unit: "money",
		rowsAre: "keys",
		mustCost: true,
		rows: [{ key: "oversize" }, { key: "sameDay" }],
		columns: priceColumn,
		demands: (_row, _column, currency) => currency === "eur" || currency === "chf",
	},
	cells: column("price", {
		oversize: { eur: 1990, chf: 2690 },
		sameDay: { eur: 990, chf: 1490 },
	}),
};

export const shippingSheets: readonly PriceSheet[] = [parcelSheet, letterSheet, surchargeSheet];
