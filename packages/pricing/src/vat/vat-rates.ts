import type { FactSource } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import type { DeliveryCountry } from "@offizin/delivery";

/** VAT in per mille from a day on. */
export interface VatRateRow {
	readonly country: DeliveryCountry;
	readonly validFrom: Day;
	readonly standard: number;
	/** The usual rate of printed reading matter. */
	readonly book: number;
	readonly source: FactSource;
}

/** Rates of domain.md §8.1, by country and then by day; nothing before 2020 is asked for. */
export const vatRates: readonly VatRateRow[] = [
	{ country: "AT", validFrom: "2020-01-01", standard: 200, book: 100, source: "norm" },
	{ country: "AT", validFrom: "2020-07-01", standard: 200, book: 50, source: "norm" },
	{ country: "AT", validFrom: "2022-01-01", standard: 200, book: 100, source: "verified" },
	{ country: "BE", validFrom: "2020-01-01", standard: 210, book: 60, source: "verified" },
	{ country: "CH", validFrom: "2020-01-01", standard: 77, book: 25, source: "norm" },
	{ country: "CH", validFrom: "2024-01-01", standard: 81, book: 26, source: "verified" },
	{ country: "DE", validFrom: "2020-01-01", standard: 190, book: 70, source: "norm" },
	{ country: "DE", validFrom: "2020-07-01", standard: 160, book: 50, source: "norm" },
	{ country: "DE", validFrom: "2021-01-01", standard: 190, book: 70, source: "verified" },
	{ country: "ES", validFrom: "2020-01-01", standard: 210, book: 40, source: "verified" },
	{ country: "FR", validFrom: "2020-01-01", standard: 200, book: 55, source: "verified" },
	{ country: "IT", validFrom: "2020-01-01", standard: 220, book: 40, source: "verified" },
	{ country: "LI", validFrom: "2020-01-01", standard: 77, book: 25, source: "norm" },
	{ country: "LI", validFrom: "2024-01-01", standard: 81, book: 26, source: "verified" },
	{ country: "LU", validFrom: "2020-01-01", standard: 170, book: 30, source: "norm" },
	{ country: "LU", validFrom: "2023-01-01", standard: 160, book: 30, source: "norm" },
	{ country: "LU", validFrom: "2024-01-01", standard: 170, book: 30, source: "verified" },
	{ country: "NL", validFrom: "2020-01-01", standard: 210, book: 90, source: "verified" },
];
