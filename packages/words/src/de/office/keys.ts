/** What single keys do, and the switch that turns them off. */
export const keys = {
	title: "Tasten",
	command: {
		search: "Zur Suche oder zum Filter springen; Pfeil nach unten führt zum ersten Auftrag",
		next: "Nächster Auftrag",
		previous: "Vorheriger Auftrag",
		open: "Auftrag oder Preis öffnen",
		back: "Vom Auftrag oder von der Preistabelle zurück zur Liste",
		move: "In einer Preistabelle von Zelle zu Zelle",
		help: "Diese Übersicht",
	},
	use: "Einzelne Tasten als Befehle verwenden",
};
