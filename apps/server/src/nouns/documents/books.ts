import { err, ok, type Result } from "@offizin/base";
import { addDays, addMonths } from "@offizin/calendar-days";
import { type Booked, datevBatch, nameOf, ossReport, signOf } from "@offizin/invoices";
import { readAs, writeCsv } from "@offizin/sheets";
import { wordsOf } from "@offizin/words";
import type { Db } from "../../adapters/database/database.ts";

/** Documents issued from one day to another, both counted in, by series and number. */
async function issuedBetween(db: Db, from: string, until: string): Promise<readonly Booked[]> {
	const rows = await db
		.selectFrom("document")
		.select(["number", "issued_on", "data"])
		.where("issued_on", ">=", from)
		.where("issued_on", "<=", until)
		.orderBy("series")
		.orderBy("year")
		.orderBy("count")
		.execute();
	return rows.map(({ number, issued_on: issuedOn, data }) => ({ number, issuedOn, data }));
}

/** First and last day of so many months from "2026-11" on. */
function daysOf(month: string, months = 1): readonly [from: string, until: string] {
	const from = `${month}-01`;
	return [from, addDays(addMonths(from, months), -1)];
}

const figure = (amount: number) => (amount / 100).toFixed(2).replace(".", ",");
const percent = (rate: number) => String(rate / 10).replace(".", ",");

/** Every document of a month, a row for each rate; what was taken back is below zero. */
export async function documentsCsv(db: Db, month: string, locale: string): Promise<string> {
	const words = wordsOf(locale).receipt;
	const issued = await issuedBetween(db, ...daysOf(month));
	const rows = issued.flatMap((booked) => {
		const { data, number, issuedOn } = booked;
		const sign = signOf(booked);
		return data.vat.map(({ rate, net, vat, gross }) => [
			...[number, words[data.kind].heading, issuedOn, data.order, nameOf(booked), data.country],
			...[data.total.currency.toUpperCase(), rate === null ? "" : percent(rate)],
			...[sign * net, sign * vat, sign * gross].map(figure),
		]);
	});
	return writeCsv([Object.values(words.book), ...rows]);
}

/** What the one-stop shop asks for, of the quarter that begins with a month. */
export async function ossCsv(db: Db, month: string, locale: string): Promise<string> {
	const { book } = wordsOf(locale).receipt;
	const lines = ossReport(await issuedBetween(db, ...daysOf(month, 3)));
	return writeCsv([
		[book.country, book.currency, book.rate, book.net, book.vat],
		...lines.map(({ country, currency, rate, net, vat }) => [
			...[country, currency.toUpperCase(), percent(rate), figure(net), figure(vat)],
		]),
	]);
}

/** The bookings of a month for DATEV, in the encoding it reads. */
export async function datevFile(
	db: Db,
	month: string,
	now: Date,
): Promise<Result<Uint8Array, { readonly code: "account_missing" }>> {
	const [from, until] = daysOf(month);
	const writtenAt = now.toISOString().replace(/\D/g, "").slice(0, 17);
	const batch = datevBatch(await issuedBetween(db, from, until), { month, until, writtenAt });
	return batch.ok ? ok(inWindows1252(batch.value)) : err({ code: batch.error.code });
}

/** What the encoding has no letter for becomes "?". */
function inWindows1252(text: string): Uint8Array {
	const bytes = Array.from({ length: 256 }, (_, byte) => byte);
	const chart = [...readAs(String.fromCharCode(...bytes), "windows-1252")];
	const byteOf = new Map(chart.map((letter, byte) => [letter, byte]));
	const unknown = "?".charCodeAt(0);
	return Uint8Array.from([...text.normalize("NFC")].map((letter) => byteOf.get(letter) ?? unknown));
}
