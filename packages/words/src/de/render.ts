/** What the command says that writes print files without a server (npm run render). */
export const render = {
	usage:
		"Aufruf: npm run render -- '<design.json> <Zielordner>' [--profile Profil] [--photos Ordner] [--quantity Stück]\n  [--guests Liste.xlsx|csv [--sheet Blatt] [--header-row Zeile] [--rows 17,240-245]]",
	progress: "{done} von {total} Karten",
	quantityWrong: "Die Stückzahl „{text}“ ist keine ganze Zahl von 1 bis {max, number}.",
	guestsNeeded: "--sheet, --header-row und --rows sagen etwas über eine Gästeliste; sie brauchen --guests.",
	headerRowWrong: "--header-row: „{text}“ ist keine Zeile der Tabelle.",
	rowsWrong: "--rows: „{part}“ ist keine Zeile und kein Bereich von Zeilen; gemeint ist etwa 17,240-245.",
	/** Stands for the name of a design that has none, in names of files. */
	design: "entwurf",
	designUnreadable: "Die Design-Datei {path} lässt sich nicht lesen: {detail}",
	designWrong: "{path} ist keine Design-Datei: {detail}",
	designNewer: "Der Entwurf hat die Version {version} und braucht ein neueres Offizin.",
	designLost: "Teile des Entwurfs ließen sich nicht lesen: {parts}",
	folderUnwritable: "Der Zielordner {folder} lässt sich nicht beschreiben: {detail}",
	fileMissing: "Eine Datei fehlt: {detail}",
	photoMissing: "Das Foto {upload} fehlt. Legen Sie es als {upload}.jpg in den Ordner {folder}.",
	noFields: "Der Entwurf hat keine Felder für Gäste. Schreiben Sie zum Beispiel '{{name}}' in einen Text.",
	guestListUnreadable: "Die Gästeliste {path} lässt sich nicht lesen: {detail}",
	noGuestInRows: "In diesen Zeilen der Gästeliste steht kein Gast: {rows}.",
	/** On the ticket of a part of a run. */
	part: "Das ist ein Teil der Auflage: nur die Zeilen {rows} der Gästeliste.",
	headerRowOption: "Stehen die Feldnamen in einer anderen Zeile, nennen Sie diese mit --header-row.",
	sheetOption: "Das Tabellenblatt wählen Sie mit --sheet (Name oder Nummer; vorhanden: {sheets}).",
	/** Names of the files of a part: rows, or the first of many. */
	rowsName: "Zeilen-{rows}",
	rowsFromName: "Zeilen-ab-{first}-{hash}",
	/** Where something was found in a design or in the prints of a guest list. */
	onPage: "{page}, {labels}",
	at: "{places}: {words}",
	inRows: "{count, plural, one {Zeile} other {Zeilen}} {rows} der Gästeliste, {places}: {words}",
	inRowsAsIn:
		"{count, plural, one {Zeile} other {Zeilen}} {rows} der Gästeliste, {places} (etwa in Zeile {first}): {words}",
};
