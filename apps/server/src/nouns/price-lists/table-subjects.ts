import { invariant } from "@offizin/base";
import { wordsOf } from "@offizin/words";

/** What a table of a price list is about, by the first part of its key; throws for one that is about nothing. */
export function subjectOf(table: string, locale: string): string {
	const subjects: Readonly<Record<string, string>> = wordsOf(locale).priceSheet.subject;
	const subject = subjects[table.slice(0, table.indexOf("."))];
	invariant(subject, `the price table ${table} belongs to no subject`);
	return subject;
}
