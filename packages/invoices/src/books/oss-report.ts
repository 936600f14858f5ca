import type { Currency } from "@offizin/money";
import { type Booked, signOf } from "./booked.ts";

/** Sales to one country with one rate, net and VAT in minor units. */
export interface OssLine {
	readonly country: string;
	readonly rate: number;
	readonly currency: Currency;
	readonly net: number;
	readonly vat: number;
}

/** Countries whose VAT is declared at home through the one-stop shop: the Union without the home market (domain.md §8.1). */
const ossCountries = ["AT", "BE", "ES", "FR", "IT", "LU", "NL"];

/** What is declared for the documents of a quarter, by country and rate (invoices.I16). */
export function ossReport(documents: readonly Booked[]): readonly OssLine[] {
	const lines = new Map<string, OssLine>();
	for (const booked of documents) {
		const { country, vat, total } = booked.data;
		if (!ossCountries.includes(country)) continue;
		for (const { rate, net, vat: tax } of vat) {
			if (rate === null) continue;
			const key = `${country} ${String(rate).padStart(4, "0")} ${total.currency}`;
			const before = lines.get(key);
			const sign = signOf(booked);
			lines.set(key, {
				...{ country, rate, currency: total.currency },
				net: (before?.net ?? 0) + sign * net,
				vat: (before?.vat ?? 0) + sign * tax,
			});
		}
	}
	return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
