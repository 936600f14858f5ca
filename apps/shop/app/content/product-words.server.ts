import type { OptionPanel } from "@offizin/contract";

/** How a product is counted. */
export interface CountedAs {
	readonly one: string;
	readonly many: string;
	/** Behind the price of one: "je Karte". */
	readonly each: string;
	/** Label of the quantity. */
	readonly quantity: string;
}

/** What one piece of a product is called where pieces are counted. */
export const countedAs: Readonly<Record<OptionPanel["product"], CountedAs>> = {
	card: { one: "Karte", many: "Karten", each: "je Karte", quantity: "Auflage" },
	calendar: { one: "Kalender", many: "Kalender", each: "je Kalender", quantity: "Menge" },
	photobook: { one: "Buch", many: "Bücher", each: "je Buch", quantity: "Menge" },
	guestbook: { one: "Buch", many: "Bücher", each: "je Buch", quantity: "Menge" },
	photobox: { one: "Box", many: "Boxen", each: "je Box", quantity: "Menge" },
	photoprint: { one: "Abzug", many: "Abzüge", each: "je Abzug", quantity: "Anzahl der Abzüge" },
	collage: { one: "Collage", many: "Collagen", each: "je Collage", quantity: "Menge" },
	merch: { one: "Stück", many: "Stück", each: "je Stück", quantity: "Menge" },
	photoframe: { one: "Bild", many: "Bilder", each: "je Bild", quantity: "Menge" },
};
