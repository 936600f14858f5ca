import type { Rate } from "../position.ts";

/** Where something is booked: chart of accounts SKR 03, as data. A tax adviser may want other numbers. */
export const bookAccounts = {
	/** Debtors of the shop: one collective account, the number of the document tells which. */
	debtors: "10000",
	/** Sales at home by rate in per mille. */
	home: { 190: "8400", 70: "8300" } as Readonly<Record<number, string>>,
	/** Sales to consumers elsewhere in the Union, with the VAT of their country (one-stop shop). */
	union: "8320",
	/** Sales with the VAT of a country outside the Union. */
	abroad: "8338",
	/** Vouchers for anything: prepaid, no sale yet. */
	vouchers: "1700",
} as const;

const union = ["AT", "BE", "ES", "FR", "IT", "LU", "NL"];

/** The account that a sale is booked on (invoices.I15); undefined for a rate at home that has none. */
export function revenueAccount(country: string, rate: Rate): string | undefined {
	if (rate === null) return bookAccounts.vouchers;
	if (country === "DE") return bookAccounts.home[rate];
	return union.includes(country) ? bookAccounts.union : bookAccounts.abroad;
}
