/** Words of the trash of a space. */
export const contentTrash = {
	title: "Papierkorb von {space}",
	explained:
		"Was hier liegt, ist nirgends sonst zu sehen. Es wird mit allen Fassungen und als Entwurf wiederhergestellt.",
	pages: "Seiten und Ordner",
	noPages: "Keine gelöschten Seiten.",
	noPagesExplained: "Gelöschte Seiten und Ordner liegen hier, bis sie endgültig entfernt werden.",
	deletedPages: "Gelöschte Seiten und Ordner",
	files: "Dateien",
	noFiles: "Keine gelöschten Dateien.",
	noFilesExplained: "Gelöschte Dateien liegen hier, bis sie endgültig entfernt werden.",
	filesExplained:
		"Was hier liegt, steht nicht mehr zur Wahl. Seiten, die eine Datei noch zeigen, behalten sie: Entfernt wird sie erst, wenn keine Seite sie mehr zeigt.",
	deletedFiles: "Gelöschte Dateien",
	removeFileExplained: "Auch ihre Adresse führt dann ins Leere. Das lässt sich nicht rückgängig machen.",
	returned: "„{name}“ steht wieder bei den Dateien.",
	folder:
		"{address}, {count, plural, =0 {Ordner ohne Seiten} one {Ordner mit einer Seite} other {Ordner mit # Seiten}}",
	deletedBy: "Gelöscht am {at}, von {author}",
	keptUntil: "Wird am {day} endgültig entfernt",
	restore: "Wiederherstellen",
	remove: "Endgültig löschen",
	removeTitle: "„{name}“ endgültig löschen?",
	removeExplained:
		"Alle Fassungen gehen verloren, und frühere Adressen leiten nicht mehr weiter. Das lässt sich nicht rückgängig machen.",
	deleted: "„{name}“ liegt im Papierkorb.",
	restored:
		"„{name}“ steht wieder unter {address}, {isFolder, select, true {alles darin als Entwurf} other {als Entwurf}}.",
	removed: "„{name}“ ist endgültig gelöscht.",
	undo: "Rückgängig",
	open: "Seite öffnen",
	close: "Meldung schließen",
	more: "Weitere anzeigen",
	slugTitle: "Neue Adresse für „{name}“",
	slugTaken:
		"Unter {address} steht inzwischen etwas anderes. Unter welcher Adresse soll „{name}“ wieder stehen?",
};
