/** Words of the finished card as a thing to look at. */
export const finished = {
	title: "Ihre Karte, fertig in der Hand",
	see: "Als fertige Karte ansehen",
	views: "Ansicht der Karte",
	view: {
		front: "Vorderseite",
		half: "Halb offen",
		inside: "Innen",
		spread: "Aufgefaltet",
		back: "Rückseite",
	},
	shown: "Zu sehen: {view}",
	turned: "um {degrees, number} Grad gedreht",
	open: "Karte öffnen",
	turn: "Karte drehen",
	percent: "zu {percent, number} % geöffnet",
	degrees: "{degrees, number} Grad",
	envelope: "Mit Umschlag",
	picture:
		"Die fertige Karte, {width, number} × {height, number} mm auf {paper}, {refinement}: {view}, zu {percent, number} % geöffnet{envelope, select, yes {, mit Umschlag} other {}}",
	hint: "Mit der Maus oder dem Finger drehen Sie die Karte.",
	note: "Papier, Farben und Folie wirken in der Hand noch einmal anders als auf dem Bildschirm.",
};
