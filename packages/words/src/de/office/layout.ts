/** Words of the frame around every page of the back office. */
export const layout = {
	opening: "Offizin Auftragsverwaltung",
	pageTitle: "{title} – Offizin",
	toContent: "Zum Inhalt",
	areas: "Bereiche",
	area: {
		orders: "Aufträge",
		prices: "Preise",
		catalogue: "Katalog",
		templates: "Vorlagen",
		content: "Inhalte",
		waitlist: "Warteliste",
	},
	keys: "Tasten",
	language: "Sprache",
	name: {
		title: "Ihr Name",
		label: "Name",
		help: "So sehen andere, wer etwas geändert hat oder gerade bearbeitet. Sie sind angemeldet als {email}.",
	},
	signOut: "Abmelden",
	stillSignedIn: "Sie sind noch angemeldet: {reason}",
	loading: "Wird geladen …",
	missing: "Diese Seite gibt es nicht",
	broken: "Die Seite ist abgebrochen",
	brokenText: "Das ist ein Fehler des Programms. An den Aufträgen hat sich dadurch nichts geändert.",
	toOrders: "Zu den Aufträgen",
};
