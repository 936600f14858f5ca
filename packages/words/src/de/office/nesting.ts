/** Words of the plan of how pictures are cut from boards and rolls. */
export const nesting = {
	title: "Zuschnitt",
	explained:
		"So passen die Bilder, deren Druckdaten bereit oder schon freigegeben sind, auf Platten und Rollen: ein Vorschlag, nach dem Tag, an dem sie beim Paketdienst sein müssen, und nach Material. Er wird bei jedem Aufruf neu gerechnet.",
	none: "Zurzeit wartet kein Wandbild auf den Druck.",
	due: "Bis {day} beim Paketdienst",
	noDay: "Ohne Termin",
	sheets:
		"{kind, select, board {{count, plural, one {Eine Platte} other {# Platten}}} other {{count, plural, one {Eine Bahn von der Rolle} other {# Bahnen von der Rolle}}}}",
	summary: "{sheets} · {pieces, plural, one {ein Teil} other {# Teile}} · {waste} Verschnitt",
	sheet: "{kind, select, board {Platte} other {Bahn}} {number}: {width} × {length} mm, {waste} Verschnitt",
	drawing:
		"{kind, select, board {Platte} other {Bahn}} {number} mit {pieces, plural, one {einem Teil} other {# Teilen}}; die Liste darunter nennt sie.",
	caption: "Teile auf {kind, select, board {Platte} other {Bahn}} {number}: {of}",
	number: "Nr.",
	order: "Auftrag",
	piece: "Bild",
	size: "Maß",
	place: "Von links, von oben",
	across: "gedreht",
	line: "Position {line}",
	tooLarge: "Größer als das Material: {pieces}",
};
