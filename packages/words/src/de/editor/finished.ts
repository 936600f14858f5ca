/** Words of the finished card as a thing to look at. */
export const finished = {
	title: "{of, select, booklet {Ihr Heft} other {Ihre Karte}}, fertig in der Hand",
	see: "Als {of, select, booklet {fertiges Heft} other {fertige Karte}} ansehen",
	views: "Ansicht der Karte",
	view: {
		front: "Vorderseite",
		half: "Halb offen",
		inside: "Innen",
		spread: "Aufgefaltet",
		pages: "Seiten {left, number} und {right, number}",
		back: "Rückseite",
	},
	leaves: "Im Heft blättern",
	leafBack: "Zurückblättern",
	leafOn: "Weiterblättern",
	shown: "Zu sehen: {view}",
	turned: "um {degrees, number} Grad gedreht",
	open: "{of, select, booklet {Heft durchblättern} other {Karte öffnen}}",
	turn: "{of, select, booklet {Heft} other {Karte}} drehen",
	percent: "zu {percent, number} % {of, select, booklet {durchgeblättert} other {geöffnet}}",
	degrees: "{degrees, number} Grad",
	envelope: "Mit Umschlag",
	picture:
		"{of, select, booklet {Das fertige Heft} other {Die fertige Karte}}, {width, number} × {height, number} mm auf {paper}, {refinement}: {view}{of, select, booklet {} other {, zu {percent, number} % geöffnet}}{envelope, select, yes {, mit Umschlag} other {}}",
	hint: "Mit der Maus oder dem Finger drehen Sie {of, select, booklet {das Heft} other {die Karte}}.",
	note: "Papier, Farben und Folie wirken in der Hand noch einmal anders als auf dem Bildschirm.",
};
