/** A list of prices as a spreadsheet that is read back, and what its tables are about. */
export const priceSheet = {
	/** Heads of the columns. A sheet is written and read with those of the operator's language. */
	column: {
		table: "Tabelle",
		row: "Zeile",
		column: "Spalte",
		name: "Bezeichnung",
		unit: "Einheit",
		currency: "Währung",
		price: "Preis",
		since: "gültig seit",
	},
	problem: {
		columnMissing: "Die Spalte „{column}“ fehlt. So wie heruntergeladen heißen die Spalten {columns}.",
		columnTwice: "Die Spalte „{column}“ steht zweimal da. Bitte löschen Sie eine.",
		misquoted: "Hier steht ein Anführungszeichen zu viel oder zu wenig. Bitte löschen Sie es.",
		noLines: "Unter der Kopfzeile steht nichts.",
		tooWide: "Die Zeile hat mehr Zellen als die Kopfzeile.",
		tooWideByCommas:
			'Die Zeile hat mehr Zellen als die Kopfzeile. Wo Kommas die Zellen trennen, steht ein Preis in Anführungszeichen: "1,69".',
		unknownTable: "Die Tabelle „{table}“ gibt es nicht.",
		unknownRow: "{table}: die Zeile „{row}“ gibt es nicht.",
		unknownColumn: "{table}: die Spalte „{column}“ hat hier keinen Preis.",
		otherCurrency: "Diese Liste gilt in {expected}, nicht in {found}.",
		cellTwice: "{cell} steht schon in Zeile {line, number}.",
		amount: "{cell}: {reason}",
	},
	/** What a sheet cannot be read for, where there is more than a person mends at once. */
	many: "An {count, number} Stellen lässt sich die Tabelle nicht lesen. Das sind die ersten {shown, number}:",
	unit: {
		money: "Preis",
		perMille: "Prozent",
		hundredths: "Faktor",
	},
	earliest: "Preise ändern sich frühestens morgen.",
	/** By the first part of the keys of tables. */
	subject: {
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
		giftwrap: "Geschenkpapier",
		giftVoucher: "Gutscheine",
		postage: "Versand und Porto",
		shipping: "Versand und Porto",
	},
};
