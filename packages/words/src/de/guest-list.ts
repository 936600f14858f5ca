/** What is said of a guest list that was read, or cannot be. */
export const guestList = {
	/** Why a file is no table we can read. */
	unreadable: {
		xls: "Das ist eine Datei im alten Excel-Format (.xls). {saveAs}",
		xlsb: "Das ist eine binäre Excel-Datei (.xlsb). {saveAs}",
		ods: "Das ist eine OpenDocument-Tabelle (.ods). {saveAs}",
		numbers:
			"Das ist eine Numbers-Datei. Bitte exportieren Sie die Liste aus Numbers als Excel- oder CSV-Datei.",
		pdf: "Das ist eine PDF-Datei; daraus lassen sich keine Namen übernehmen. {saveAs}",
		text: "Das ist ein Textdokument. Bitte kopieren Sie die Liste in eine Tabelle. {saveAs}",
		picture: "Das ist ein Bild. Bitte laden Sie die Liste als Tabelle hoch (.xlsx oder .csv).",
		html: "Das ist eine Webseite, auch wenn der Dateiname etwas anderes sagt. Bitte öffnen Sie die Datei in Ihrer Tabellenkalkulation. {saveAs}",
		password:
			"Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie die Liste ohne Kennwort als .xlsx.",
		damaged:
			"Die Datei ist beschädigt oder unvollständig. Bitte öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie noch einmal als .xlsx.",
		quotes:
			"Die CSV-Datei enthält ein Anführungszeichen, das nicht geschlossen wird. Bitte speichern Sie die Liste als .xlsx.",
		unknown: "Diese Datei ist keine Tabelle, die wir lesen können. {saveAs}",
	},
	saveAs: "Bitte speichern Sie die Liste als .xlsx oder .csv und laden Sie sie noch einmal hoch.",
	fromRow: "{words} (ab Zeile {row})",
	empty: "Die Liste ist leer. In die erste Zeile gehören die Feldnamen, darunter je Gast eine Zeile.",
	headerRowEmpty: "Zeile {row} ist leer oder nicht in der Liste; dort sollen die Feldnamen stehen.",
	noSheets: "Eine CSV-Datei hat keine Tabellenblätter.",
	sheetMissing: "Ein Tabellenblatt „{sheet}“ gibt es in der Datei nicht. Vorhanden: {sheets}.",
	fieldMissing:
		"In der Liste {count, plural, one {fehlt die Spalte} other {fehlen diese Spalten}}: {fields}. Gefunden: {headers}. {row, plural, =1 {Die erste Zeile} other {Zeile {place}}} muss die Feldnamen enthalten.",
	noHeaders: "keine Feldnamen",
	duplicateHeader: "Für „{field}“ gibt es mehrere Spalten ({columns}). Bitte benennen Sie eine davon um.",
	rowTooWide:
		"Zeile {row} hat mehr Felder als die Zeile mit den Feldnamen ({columns}). Meist steht ein Trennzeichen im Text; bitte speichern Sie die Liste als .xlsx.",
	tooLarge: {
		bytes:
			"Die Datei ist zu groß (höchstens {max} MB). Bitte entfernen Sie Bilder und weitere Tabellenblätter.",
		unpackedBytes:
			"Die Datei ist zu groß (höchstens {max} MB entpackt). Bitte entfernen Sie Bilder und weitere Tabellenblätter.",
		rows: "Die Liste hat mehr als {max, number} Zeilen. Bitte teilen Sie sie auf.",
		columns: "Die Liste hat mehr als {max, number} Spalten. Bitte löschen Sie, was nicht gedruckt wird.",
	},
	/** What to look at in a list that was read; `place` names row and column. */
	finding: {
		"cell.error": "{place}: Die Zelle zeigt den Fehler {value}. Bitte tragen Sie den Wert ein.",
		"cell.formulaWithoutValue":
			"{place}: Die Formel hat noch kein Ergebnis. Bitte öffnen und speichern Sie die Datei in Ihrer Tabellenkalkulation.",
		"cell.tooLong": "{place}: Der Text ist mit {length, number} Zeichen zu lang.",
		"cell.unprintable":
			"{place}: Der Text enthält Zeichen, die sich nicht drucken lassen ({characters}). Bitte tippen Sie ihn neu ein.",
		"cell.lineBreak":
			"{place}: In einem Namens- oder Adressfeld darf kein Zeilenumbruch oder Tabulator stehen.",
		"row.withoutFields": "{place}: Keines der benötigten Felder ist ausgefüllt.",
		"row.hidden": "{place}: Die Zeile ist in der Tabelle ausgeblendet, wird aber gedruckt.",
	},
	row: "Zeile {row}",
	cell: "Zeile {row}, „{header}“",
	quoted: "„{text}“",
	sample: "„{text}“ (Zeile {row})",
	postcode: {
		fourDigits: "{place}: „{value}“ hat nur vier Ziffern. Fehlt eine führende Null oder das Land?",
		form: "{place}: „{value}“ sieht nicht aus wie eine Postleitzahl ({country}: {form}). Stimmt das Land?",
	},
	sheetUnread:
		"Gelesen wurde nur das Blatt „{sheet}“. Zeilen stehen auch auf {others}; gelesen wird das erste Blatt, das nicht ausgeblendet ist.",
	encodingGuessed:
		"Die CSV-Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Sie wurde als {encoding} gelesen: {samples}. Stimmen die Namen nicht, speichern Sie die Liste bitte als .xlsx oder als „CSV UTF-8“.",
	encodingRivalled:
		"Die CSV-Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Sie wurde als {encoding} gelesen: {samples}. Ebenso gut möglich ist {rival}; dann heißt es {texts}. Stimmen die Namen nicht, speichern Sie die Liste bitte als .xlsx oder als „CSV UTF-8“.",
	encoding: {
		"windows-1252": "Windows-1252 (Westeuropa)",
		"windows-1250": "Windows-1250 (Mitteleuropa)",
		"windows-1254": "Windows-1254 (Türkei)",
		"windows-1251": "Windows-1251 (kyrillisch)",
		"windows-1253": "Windows-1253 (griechisch)",
		"iso-8859-2": "ISO 8859-2 (Mitteleuropa)",
		macintosh: "Mac OS Roman",
		ibm850: "DOS 850 (Westeuropa)",
		ibm852: "DOS 852 (Mitteleuropa)",
	},
	/** Fields that a list is asked for or that are made of its columns. */
	fieldName: { name: "Name", adresse: "Adresse" },
	/** Of a row a field cannot be made for. */
	rowLacks: "Zeile {row}: {words}",
	addressMissing: "Die Adresse fehlt.",
	nameMissing: "Der Name fehlt.",
	addressLacks: "In der Adresse {count, plural, one {fehlt} other {fehlen}} {names}.",
	addressPart: { nachname: "der Name", strasse: "die Straße", plz: "die Postleitzahl", ort: "der Ort" },
};
