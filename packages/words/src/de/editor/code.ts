/** Words of what a code opens. */
export const code = {
	title: "Inhalt des QR-Codes",
	kind: "Der Code öffnet",
	kinds: {
		link: "einen Link",
		album: "ein Fotoalbum",
		event: "einen Kalendereintrag",
		map: "den Ort auf der Karte",
		phone: "einen Anruf",
	},
	link: {
		label: "Link",
		help: "So, wie er in der Adresszeile des Browsers steht.",
	},
	album: {
		label: "Link zum Album",
		help: "Geben Sie Ihr Album in Google Fotos, iCloud oder Dropbox frei und fügen Sie den Freigabelink hier ein. Ihre Gäste sehen dort die Fotos und können eigene hinzufügen, wenn Sie es erlauben.",
	},
	notHttps:
		"Der Link muss mit https:// beginnen. Am sichersten kopieren Sie ihn aus der Adresszeile oder aus dem Freigabefenster.",
	map: {
		label: "Ort",
		help: "Name und Adresse. iPhone und Android zeigen ihn auf der Karte und führen hin.",
	},
	phone: {
		label: "Telefonnummer",
		help: "Für Zusagen per Anruf. Mit +49 am Anfang geht es auch aus dem Ausland.",
	},
	event: {
		title: "Titel",
		day: "Tag",
		time: "Beginn",
		end: "Ende",
		endHelp:
			"Kann frei bleiben: Dann setzt das Handy selbst ein Ende, meist nach einer Stunde. Eine Uhrzeit vor dem Beginn gilt für den nächsten Tag.",
		place: "Ort",
	},
	feast: "Unser Fest",
	told: "Steht so in Ihren Angaben. Ändern Sie dort etwas, ändert sich der Code mit.",
	tellAgain: "Wieder aus Ihren Angaben übernehmen",
};
