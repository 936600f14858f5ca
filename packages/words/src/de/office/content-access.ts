/** Words of the tokens by which programs come to a space. */
export const contentAccess = {
	title: "Zugänge zu {space}",
	explained:
		"Mit einem Schlüssel kommt ein Programm an die Seiten dieses Bereichs: eine andere Website, eine App, ein Skript. Wer hier arbeitet, braucht keinen.",
	none: "Noch kein Schlüssel",
	caption: "Schlüssel dieses Bereichs",
	name: "Name",
	opens: "Erlaubt",
	key: "Schlüssel",
	made: "Angelegt",
	steps: "Schritte",
	access: {
		public: "Veröffentlichtes lesen",
		preview: "Auch Entwürfe lesen",
		management: "Alles ändern",
	},
	first: {
		public: "Seiten des Shops",
		preview: "Vorschau in diesem Büro",
		management: "Erster Schlüssel zum Ändern",
	},
	accessExplained: {
		public: "Was Besucher ohnehin sehen. Dieser Schlüssel darf in einer Seite oder App stehen.",
		preview:
			"Was noch nicht veröffentlicht ist. Dieser Schlüssel gehört auf einen Server, nicht in eine Seite.",
		management:
			"Seiten schreiben, veröffentlichen und löschen, nur keine Schlüssel vergeben. Behandeln Sie ihn wie ein Passwort.",
	},
	ending: "endet auf {letters}",
	madeBy: "{day} von {author}",
	fromFile: "mit den ersten Seiten",
	copy: "Kopieren",
	make: "Neuer Schlüssel",
	makeTitle: "Neuer Schlüssel",
	nameHelp:
		"Wofür er ist, etwa „Website der Filiale“. Was damit geändert wird, steht unter diesem Namen in den Fassungen.",
	create: "Anlegen",
	cancel: "Abbrechen",
	madeTitle: "Schlüssel „{name}“",
	once: "Kopieren Sie den Schlüssel jetzt: Später ist er nicht mehr zu sehen, nur seine letzten vier Zeichen.",
	again: "Dieser Schlüssel bleibt in der Liste lesbar.",
	done: "Fertig",
	revoke: "Entziehen",
	revokeTitle: "Schlüssel „{name}“ entziehen?",
	revokeExplained:
		"Jedes Programm, das ihn benutzt, wird ab sofort abgewiesen. Zurückholen lässt er sich nicht, nur ein neuer anlegen.",
	revoked: "„{name}“ ist entzogen.",
};
