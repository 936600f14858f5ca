import { invariant } from "@offizin/base";

/** What each line of a quote is called in the shop, by its code. */
const lineNamesDe: Readonly<Record<string, string>> = {
	"calendar.base": "Kalender",
	"calendar.mounting": "Aufmachung aus Holz",
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
	"guestbook.lineature": "Seiten mit Fragen",
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
	"photoframe.discount": "Mengenrabatt",
};

/** The words for a line; throws for a code that no product has. */
export function lineNameDe(code: string): string {
	const name = lineNamesDe[code];
	invariant(name !== undefined, `no words for the line ${code}`);
	return name;
}
