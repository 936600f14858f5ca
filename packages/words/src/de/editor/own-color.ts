/** A colour of one's own, and the ground of a page. */
export const ownColor = {
	title: "Eigene Farbe",
	pick: "Auswählen",
	hex: "Farbwert",
	wrong: "Ein Farbwert beginnt mit # und hat sechs Stellen, zum Beispiel #3b6ea5.",
	onScreen: "Am Bildschirm",
	inPrint: "Gedruckt auf {paper}",
	asking: "Wir sehen nach, wie die Farbe gedruckt aussieht …",
	same: "So wird die Farbe auch gedruckt.",
	duller: "Gedruckt ist die Farbe etwas ruhiger als am Bildschirm.",
	another:
		"So leuchtet diese Farbe nur am Bildschirm. Druckfarben kommen ihr so nah, wie Sie es rechts sehen.",
	take: "Farbe verwenden",
	taken: "Farbe {color} verwendet",
	full: "Mehr als {max, number} eigene Farben fasst der Entwurf nicht.",
};

export const ground = {
	title: "Hintergrund der Seite",
	bare: "Die Seite hat die Farbe des Papiers.",
	none: "Ohne Hintergrund",
	gone: "Die Seite hat wieder die Farbe des Papiers.",
};
