/** Words of the magazine and its tools. */
export const magazine = {
	topic: {
		occasion: "Anlass",
		paper: "Papier",
		post: "Post",
		wording: "Worte",
		photo: "Foto",
		wall: "Wand",
	},
	postCalendar: {
		label: "Tag der Hochzeit",
		action: "Fristen berechnen",
		refused: "Bitte geben Sie einen Tag nach 2020 an, zum Beispiel 12.06.2027.",
		sending: {
			"save-the-date": "Save-the-Date im Briefkasten",
			einladung: "Einladung im Briefkasten",
			antwort: "Antworten erbeten bis",
			menue: "Menü- und Tischkarten bestellen",
			danke: "Dank spätestens verschickt",
		},
	},
};
