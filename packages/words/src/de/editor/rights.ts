/** What customers may do to the elements of a template. */
export const rights = {
	none: "Wählen Sie auf der Seite, wofür es gelten soll.",
	onPage: "Alles auf dieser Seite",
	everything: "alles",
	nothing: "nichts",
	legend: "Was Kundinnen dürfen",
	content: "Inhalt ändern",
	style: "Aussehen ändern",
	place: "Verschieben und vergrößern",
	remove: "Entfernen",
	likeKind: "Wie bei dieser Art üblich",
	hint: "Gilt im Shop, sobald Sie die Vorlage veröffentlichen.",
};
