import { err, ok, type Result } from "@offizin/base";
import { type Booked, nameOf, signOf } from "./booked.ts";
import { bookAccounts, revenueAccount } from "./revenue-accounts.ts";

export interface DatevTerms {
	/** "2026-11". */
	readonly month: string;
	/** Last day of it. */
	readonly until: string;
	/** When it is written: "20261128101500000". */
	readonly writtenAt: string;
}

export interface AccountMissing {
	readonly code: "account_missing";
	readonly country: string;
	readonly rate: number;
}

/** Text in quotation marks, without what would end them or begin a line. */
const text = (value: string, max: number) =>
	`"${value
		.replace(/[\r\n;]/g, " ")
		.replaceAll('"', "'")
		.slice(0, max)}"`;
const figure = (amount: number) => (Math.abs(amount) / 100).toFixed(2).replace(".", ",");
const CRLF = "\r\n";

/** The first columns of a booking; those behind the text stay empty and are left out. */
const COLUMNS = [
	...["Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs", "Basis-Umsatz"],
	...["WKZ Basis-Umsatz", "Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum"],
	...["Belegfeld 1", "Belegfeld 2", "Skonto", "Buchungstext"],
];

/**
 * Bookings of a month as DATEV reads them (format 700, category 21, version 13): one line for each rate of each document in
 * euros, debtor against sales (invoices.I15). To be encoded in Windows-1252.
 */
export function datevBatch(
	documents: readonly Booked[],
	{ month, until, writtenAt }: DatevTerms,
): Result<string, AccountMissing> {
	const [year = "", monthOfYear = ""] = month.split("-");
	const head = [
		...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", writtenAt, "", '"RE"', '""', '""'],
		// Adviser and client are entered where it is read; the business year begins in January, accounts have four digits.
		...["1001", "1", `${year}0101`, "4", `${month.replace("-", "")}01`, until.replaceAll("-", "")],
		...[text(`Rechnungen ${monthOfYear}/${year}`, 30), '""', "1", "0", "0", '"EUR"'],
		// Reserved but for the chart of accounts.
		...["", '""', "", "", '"03"', "", "", '""', '""'],
	].join(";");
	const lines: string[] = [head, COLUMNS.join(";")];
	for (const booked of documents) {
		const { data, number, issuedOn } = booked;
		if (data.total.currency !== "eur") continue;
		for (const { rate, gross } of data.vat) {
			const account = revenueAccount(data.country, rate);
			if (account === undefined) {
				return err({ code: "account_missing", country: data.country, rate: rate ?? 0 });
			}
			lines.push(
				[
					...[figure(gross), signOf(booked) > 0 ? '"S"' : '"H"', '"EUR"', "", "", '""'],
					...[bookAccounts.debtors, account, '""', `${issuedOn.slice(8)}${issuedOn.slice(5, 7)}`],
					...[text(number, 36), '""', "", text(`${nameOf(booked)} ${data.country}`, 60)],
				].join(";"),
			);
		}
	}
	return ok(lines.join(CRLF) + CRLF);
}
