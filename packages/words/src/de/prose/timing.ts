/** The article about deadlines. */
export const timing = {
	title: "Wann verschickt man welche Karte?",
	description:
		"Save-the-Date, Einladung, Rückmeldung, Menükarte, Dank: wann Hochzeitspost in den Briefkasten gehört und was darauf steht. Mit Rechner für Ihren Termin.",
	intro:
		"Zwischen dem ersten „Haltet euch den Tag frei“ und dem letzten Dank liegen gut ein Jahr und {sendings, select, 2 {zwei} 3 {drei} 4 {vier} 5 {fünf} 6 {sechs} 7 {sieben} 8 {acht} other {{sendings}}} Sendungen. Hier steht, wann welche an der Reihe ist und was auf ihr stehen sollte.",
	sections: [
		{
			heading: "Save-the-Date: zehn bis zwölf Monate vorher",
			text: [
				"Sobald Tag und Ort sicher sind, darf die Karte los. Mehr als diese beiden Angaben und Ihre Namen braucht sie nicht; Uhrzeit, Hotel und Kleiderwunsch gehören in die Einladung. Fällt das Fest in die Schulferien, auf ein langes Wochenende oder ins Ausland, sind fünfzehn Monate nicht zu früh.",
				"Wer eine Save-the-Date-Karte bekommt, bekommt auch eine Einladung. Schicken Sie sie deshalb nur an Gäste, die feststehen. Zu den [Save-the-Date-Karten](/karten-designen/hochzeit/save-the-date/).",
			],
		},
		{
			heading: "Einladung: drei bis sechs Monate vorher",
			text: [
				"Fünf Monate sind ein guter Mittelwert: Die Gäste können noch Urlaub nehmen, und die Karte hängt nicht so lange am Kühlschrank, dass sie vergessen wird. Auf die Vorderseite gehören die Namen, innen stehen Tag, Uhrzeit und Ort, der Ablauf in drei Zeilen und eine Telefonnummer, die nicht Ihre eigene sein muss.",
				"Schreiben Sie auf den Umschlag genau, wer gemeint ist. „Familie Berger“ lädt auch die Kinder ein, „Anna und Jonas Berger“ nicht. Das erspart Rückfragen, die niemand gern stellt. Zu den [Einladungskarten](/karten-designen/hochzeit/einladungskarten/).",
			],
		},
		{
			heading: "Rückmeldung: acht Wochen vorher",
			text: [
				"Nennen Sie in der Einladung ein Datum, bis zu dem Sie Antwort brauchen, und legen Sie es acht Wochen vor das Fest. Dann bleibt nach dem letzten Anruf bei den Säumigen noch Zeit für Sitzplan, Küche und Papier. „Bitte gebt uns bis zum 12. April Bescheid“ ist freundlicher und wirksamer als „u. A. w. g.“.",
			],
		},
		{
			heading: "Menü- und Tischkarten: drei Wochen vorher",
			text: [
				"Bestellen Sie sie, wenn die Küche das Menü bestätigt hat, und rechnen Sie fünf Stück mehr als Gäste. Im Kleid der Einladung liegt dann auf jedem Platz noch einmal der Gruß aus dem Umschlag.",
			],
		},
		{
			heading: "Dank: bis acht Wochen danach",
			text: [
				"Das Bild der Fotografin ist meist nach vier bis sechs Wochen da; länger sollten die Gäste nicht warten. Drucken Sie wenig Text und schreiben Sie einen Satz von Hand dazu, der nur für diese Familie stimmt. Dafür eignen sich offene Papiere besser als glänzende, siehe [Papiere](/papiere/). Zu den [Dankeskarten](/karten-designen/hochzeit/dankeskarten/).",
			],
		},
		{
			heading: "Und das Porto?",
			text: [
				"Karten in C6 und DIN lang reisen als Standardbrief. Quadratische Karten sehen schön aus, kosten aber als Großbrief fast das Doppelte; bei achtzig Gästen sind das 68 € mehr. Wer beilegt, sollte einen fertigen Brief auf die Küchenwaage legen: Ab 20 g ist es ein Kompaktbrief.",
			],
		},
	],
};
