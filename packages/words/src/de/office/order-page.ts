/** Words of the page of one order. */
export const orderPage = {
	title: "Auftrag {number}",
	back: "← Aufträge",
	placed: "{brand}, eingegangen am <time>{at}</time>",
	missing: "Den Auftrag {number} gibt es nicht",
	missingHelp: "Vielleicht ist ein Zeichen der Nummer vertauscht. Die Suche findet auch Teile davon.",
	toOrders: "Zu den Aufträgen",
	pieces:
		"{count} {of, select, giftwrap {{count, plural, one {Set} other {Sets}}} photoprint {{count, plural, one {Abzug} other {Abzüge}}} photoframe {{count, plural, one {Bild} other {Bilder}}} other {Stück}}",
	facts: {
		note: "Ausführung",
		quantity: "{of, select, design {Auflage} sample {Auflage} other {Menge}}",
		delivery: "Lieferung bis",
	},
	printDataRemoved:
		"Druckdaten gelöscht am {day}. Ansehen, Herunterladen und Nachdrucken sind nicht mehr möglich.",
	waiting: {
		preparing: "Die Druckdatei entsteht gerade.",
		payment: "Wartet auf den Zahlungseingang.",
	},
	noPreview: "Keine Vorschau",
	front: "Vorderseite von {name}",
	move: {
		subject: "{quantity} × {name}",
		paySubject: "Auftrag {number}, {total}",
		final: "{effect} Das lässt sich nicht zurücknehmen.",
		refused: "<strong>„{move}“ wurde nicht ausgeführt.</strong> {reason}",
		unconfirmed: "<strong>„{move}“ wurde nicht bestätigt.</strong> {reason}",
		changes: "Das hat sich inzwischen geändert:",
	},
	change: {
		payment: "Zahlung: {before} → {after}",
		production: "Position\u00a0{position}, Produktion: {before} → {after}",
		delivery: "Position\u00a0{position}, Versand: {before} → {after}",
		job: "Position\u00a0{position}, Druckdatei: {before} → {after}",
		newJob: "Position\u00a0{position}, Druckdatei: neu angelegt",
	},
	payment: {
		title: "Zahlung",
		subtotal: "Zwischensumme",
		total: "Gesamtsumme",
		vat: "darin {rate} MwSt. auf {net}",
	},
	price: {
		caption: "Preis, Zeile für Zeile",
		title: "Preis",
		each: "{of, select, giftwrap {je Set} photoprint {je Abzug} photoframe {je Bild} other {je Stück}}",
		sum: "Summe",
		vat: "darin {rate} MwSt.",
		// Of lines that one choice is the price of, by their codes; `told` says what the choice comes to as well.
		of: {
			card: {
				base: "Grundpreis {value}",
				paper: "Aufpreis {told}",
				refinement: "Veredelung {value}",
				punching: "Stanzung {value}",
			},
		},
	},
	packing: {
		caption: "Packliste",
		accessory: "Zubehör",
		sku: "Artikel",
		quantity: "Menge",
		apart: "<strong>Eigenes Paket</strong>",
		apartBy: "<strong>Eigenes Paket</strong>, Lieferung: <due></due>",
	},
	people: {
		title: "Kontakt und Anschrift",
		removed:
			"E-Mail-Adresse, Telefon und Lieferanschrift gelöscht am {day}. Was die Rechnung braucht, ist noch da.",
		billing: "Rechnungsanschrift",
		shipping: "Lieferanschrift",
		both: "Liefer- und Rechnungsanschrift",
		country: "Land der Lieferung",
		gift: "Geschenk: ohne Preise verpacken",
		giftCard: "Karte zum Drucken (PDF)",
		message: "Grußkarte beilegen",
	},
	history: {
		title: "Verlauf",
		atLine: "{event}, Position\u00a0{position}",
		by: "<time>{at}</time> · {name}",
		byItself: "<time>{at}</time> · Shop, von selbst",
	},
};
