import type { FactCode } from "@offizin/assortment";

interface FactWords {
	readonly name: string;
	readonly value: string;
}

/** What follows from a choice: what is told, and how. */
export const fact = {
	weight: { name: "Gewicht", value: "{weight}" },
	"card.size": { name: "Format", value: "{size}" },
	"card.closed": { name: "Format geschlossen", value: "{size}" },
	"card.open": { name: "Format offen", value: "{size}" },
	"card.pieces": { name: "Inhalt", value: "{pieces}\u00a0Stück" },
	"card.paper": { name: "Papier", value: "{own}" },
	// The cover of a booklet is not called "Umschlag" here, which is an envelope.
	"card.paperAndCover": { name: "Papier", value: "{own}, Umschlagseiten {cover}" },
	"card.weight": { name: "Gewicht der Karte", value: "{weight}" },
	"card.setWeight": { name: "Gewicht des Sets", value: "{weight}" },
	"card.envelope": { name: "Passender Umschlag", value: "{envelope}, {size}" },
	"card.letter": { name: "Brief mit Umschlag", value: "{weight}, {thickness} stark" },
	"calendar.sheet": { name: "Blattgröße", value: "{size}" },
	"calendar.extent": {
		name: "Umfang",
		value:
			"{type, select, terminkalender {136 Seiten mit Jahresübersicht und Notizen} other {Titelblatt und 12 Monatsblätter}}",
	},
	"calendar.binding": { name: "Bindung", value: "{binding}" },
	"calendar.titleYear": { name: "Titeljahr", value: "{years}" },
	"calendar.period": { name: "Zeitraum", value: "{from} bis {to}" },
	"book.block": { name: "Buchblock", value: "{size}" },
	"book.spine": { name: "Rückenbreite", value: "{width}" },
	"book.weight": { name: "Gewicht", value: "etwa {weight}" },
	"photobook.extent": { name: "Umfang", value: "{pages} Seiten" },
	"photobook.spineText": {
		name: "Text auf dem Rücken",
		value:
			"{answer, select, possible {möglich} spine_missing {Geheftete Bücher haben keinen Rücken für Text.} spine_too_few_pages {Den Rücken beschriften wir ab {from} Seiten.} other {Den Rücken beschriften wir ab {from} Breite.}}",
	},
	"guestbook.extent": { name: "Umfang", value: "{pages} Seiten zum Beschreiben" },
	"guestbook.binding": { name: "Bindung", value: "Hardcover mit Fadenheftung" },
	"photoframe.outer": { name: "Außenmaß", value: "{size}" },
	"photoframe.print": { name: "Druckgröße", value: "{size}" },
	"photoframe.parts": { name: "Teile", value: "{count} Teile, je {size}" },
	"photoframe.partsFromTo": { name: "Teile", value: "{count} Teile, {least} bis {most}" },
	"photoframe.thickness": { name: "Stärke", value: "{thickness}" },
	"photoframe.fittings": { name: "Aufhängung", value: "{fittings}" },
	"photoframe.photo": { name: "Foto für guten Druck", value: "ab {pixels}" },
	"photoframe.oversize": { name: "Versand", value: "Sperrgut" },
	"collage.photos": { name: "Fotos", value: "{photos}" },
	"collage.photoSize": { name: "Größe je Foto", value: "{size}" },
	"collage.photoPixels": { name: "Auflösung je Foto", value: "ab {pixels}" },
	"photobox.print": { name: "Abzug", value: "{size}" },
	"photobox.image": { name: "Bild", value: "{size}" },
	"photobox.box": { name: "Box außen", value: "{size}, {height} hoch" },
	"photoprint.size": { name: "Größe", value: "{size}" },
	"photoprint.photo": { name: "Foto für volle Schärfe", value: "ab {pixels}" },
	"photoprint.paper": { name: "Papier", value: "{own}" },
	"photoprint.weight": { name: "Gewicht von 100 Abzügen", value: "{weight}" },
	"merch.print": { name: "Druckfläche", value: "{size}" },
	"merch.material": {
		name: "Material",
		value:
			"{type, select, tasse {Keramik, weiß glasiert} kissen {Bezug aus Polyester mit Reißverschluss, Füllung aus Polyesterfaser} puzzle {Graupappe 1,8\u00a0mm, glänzend kaschiert} magnete {Stahlblech unter Folie, Magnet aus Ferrit} anhaenger {Keramik mit Satinband} stofftasche {Baumwolle 220\u00a0g/m², lange Henkel} other {Papier 200\u00a0g/m², matt, mit Kordel}}",
	},
	"merch.food": {
		name: "Lebensmittel",
		value: "geeignet, mit Konformitätserklärung nach Verordnung (EG) Nr. 1935/2004",
	},
	"merch.rinse": { name: "Pflege", value: "von Hand spülen, damit der Druck lange hält" },
	"merch.wash": { name: "Pflege", value: "waschbar bei 30\u00a0°C auf links, nicht für den Trockner" },
	"merch.noToy": { name: "Hinweis", value: "Geschenkartikel, kein Spielzeug" },
	"merch.magnets": {
		name: "Warnhinweis",
		value: "enthält starke Magnete: nicht verschlucken, von Herzschrittmachern fernhalten",
	},
	"giftwrap.sheet": { name: "Bogen", value: "{size}" },
	"giftwrap.paper": { name: "Papier", value: "{weight}, ungestrichen, einseitig bedruckt" },
	"giftwrap.folded": { name: "Versand", value: "gefaltet auf {size}" },
} satisfies Record<FactCode, FactWords>;

/** What a picture is hung up with. */
export const fitting = {
	none: "keine",
	klebestreifen: "Klebestreifen",
	aufhaengeblech: "Aufhängeblech 10\u202f×\u202f10\u00a0cm",
	aluschiene: "Aluschiene",
	abstandhalter: "Abstandhalter, 4 Stück",
	keile: "Spannkeile",
	zackenaufhaenger: "Zackenaufhänger",
	keilrahmenblech: "Keilrahmenbleche",
	aufsteller: "Aufsteller",
	bilderoesen: "Bilderösen",
	kleister: "Vlieskleister",
	oesen: "Ösen",
	"schrauben-duebel": "Schrauben und Dübel",
};

/** What the post takes. */
export const postage = "Porto";
