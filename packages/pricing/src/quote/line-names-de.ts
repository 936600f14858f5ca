import { invariant } from "@offizin/base";

/** What each line of a quote is called in the shop, by its code. */
const lineNamesDe: Readonly<Record<string, string>> = {
	"card.base": "Karte",
	"card.paper": "Papier",
	"card.refinement": "Veredelung",
	"card.punching": "Stanzung",
	"card.overlay": "Deckblatt aus Transparentpapier",
	"accessory.bag": "Tüte",
	"accessory.bow": "Schleife",
	"accessory.box": "Schachtel",
	"accessory.envelope": "Umschlag",
	"accessory.inlay": "Einlage",
	"accessory.pen": "Stift",
	"accessory.posterbar": "Posterleiste",
	"accessory.ribbon": "Band",
	"accessory.screw": "Buchschraube",
	"accessory.seal": "Siegel",
	"accessory.standard": "Zubehör",
	"sample.free": "Kostenlose Musterkarten",
	"sample.further": "Weitere Musterkarten",
	"giftVoucher.value": "Wert des Gutscheins",
	"calendar.base": "Kalender",
	"calendar.mounting": "Bindung",
	"calendar.discount": "Mengenrabatt",
	"photobook.base": "Fotobuch",
	"photobook.pages": "Weitere Seiten",
	"photobook.paper": "Papier",
	"photobook.foil": "Heißfolie auf dem Einband",
	"photobook.lamination": "Oberfläche des Einbands",
	"photobook.discount": "Mengenrabatt",
	"guestbook.base": "Buch zum Eintragen",
	"guestbook.pages": "Weitere Seiten",
	"guestbook.paper": "Papier",
	"guestbook.lineature": "Lineatur",
	"guestbook.entry": "Vordruck je Eintrag",
	"guestbook.foil": "Heißfolie auf dem Einband",
	"guestbook.discount": "Mengenrabatt",
	"photobox.base": "Fotobox mit Bildern",
	"photobox.material": "Fotopapier",
	"photobox.discount": "Mengenrabatt",
	"photoprint.base": "Fotoabzüge",
	"photoprint.material": "Fotopapier",
	"photoprint.discount": "Zum Preis von 100 Abzügen",
	"collage.base": "Bild",
	"collage.layout": "Anordnung der Fotos",
	"collage.discount": "Mengenrabatt",
	"merch.base": "Fotogeschenk",
	"merch.discount": "Mengenrabatt",
	"photoframe.base": "Bild",
	"photoframe.variant": "Ausführung",
	"photoframe.edge": "Kante",
	"photoframe.frame": "Rahmen",
	"photoframe.mat": "Passepartout",
	"photoframe.glazing": "Verglasung",
	"photoframe.discount": "Mengenrabatt",
	"shipping.standard": "Standardversand",
	"shipping.express": "Expressversand",
	"shipping.saturday": "Samstagszustellung",
	"shipping.letter": "Versand als Brief",
	"shipping.oversize": "Zuschlag für Sperrgut über 120\u00a0cm",
	"shipping.sameDay": "Zuschlag für Produktion am selben Tag",
};

/** The codes of all lines that quotes, samples, gift vouchers and shipping can have. */
export const lineCodes: readonly string[] = Object.keys(lineNamesDe);

/** The words for a line; throws for a code that no product has. */
export function lineNameDe(code: string): string {
	const name = lineNamesDe[code];
	invariant(name !== undefined, `no words for the line ${code}`);
	return name;
}

/** The words for a line of a stored quote: a code that is no longer charged stands for itself. */
export function storedLineNameDe(code: string): string {
	return lineNamesDe[code] ?? code;
}
