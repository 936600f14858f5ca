import type { books as german } from "../../de/office/books.ts";

export const books: typeof german = {
	title: "Books",
	explained: "Invoices and credit notes by the day they were issued, counted in Berlin.",
	month: "Month",
	quarter: "Quarter",
	quarterOf: "Quarter {quarter} of {year}",
	monthly: "One month",
	quarterly: "One quarter",
	documents: "Download documents (CSV)",
	datev: "Download bookings for DATEV",
	datevNote:
		"Accounts by SKR\u00a003; your tax adviser checks adviser, client and accounts. Documents in other currencies than the euro are in the CSV file only.",
	oss: "Download OSS report (CSV)",
	ossNote:
		"Net and VAT by country and rate for deliveries to other countries of the EU, credit notes taken off.",
};
