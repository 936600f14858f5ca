import { invariant } from "@offizin/base";

/** What the tables of a price list are about, by the first part of their keys. */
const subjects: Readonly<Record<string, string>> = {
	card: "Karten",
	accessory: "Zubehör",
	merch: "Fotogeschenke",
	photobox: "Fotoboxen",
	photoprint: "Fotoabzüge",
	calendar: "Kalender",
	photobook: "Fotobücher",
	guestbook: "Gästebücher",
	photoframe: "Wandbilder",
	collage: "Collagen",
	giftVoucher: "Gutscheine",
	postage: "Versand und Porto",
	shipping: "Versand und Porto",
};

/** The subject of a table; throws for one that has none. */
export function subjectOf(table: string): string {
	const subject = subjects[table.slice(0, table.indexOf("."))];
	invariant(subject, `the price table ${table} belongs to no subject`);
	return subject;
}
