/** Sentences of the option panel that the server makes ready. */
export const options = {
	counted: {
		card: {
			pieces: "{count, plural, one {# Karte} other {# Karten}}",
			each: "je Karte",
			quantity: "Auflage",
		},
		booklet: {
			pieces: "{count, plural, one {# Heft} other {# Hefte}}",
			each: "je Heft",
			quantity: "Auflage",
		},
		calendar: {
			pieces: "{count, plural, one {# Kalender} other {# Kalender}}",
			each: "je Kalender",
			quantity: "Menge",
		},
		photobook: {
			pieces: "{count, plural, one {# Buch} other {# Bücher}}",
			each: "je Buch",
			quantity: "Menge",
		},
		guestbook: {
			pieces: "{count, plural, one {# Buch} other {# Bücher}}",
			each: "je Buch",
			quantity: "Menge",
		},
		photobox: {
			pieces: "{count, plural, one {# Box} other {# Boxen}}",
			each: "je Box",
			quantity: "Menge",
		},
		photoprint: {
			pieces: "{count, plural, one {# Abzug} other {# Abzüge}}",
			each: "je Abzug",
			quantity: "Anzahl der Abzüge",
		},
		collage: {
			pieces: "{count, plural, one {# Collage} other {# Collagen}}",
			each: "je Collage",
			quantity: "Menge",
		},
		merch: {
			pieces: "{count, plural, one {# Stück} other {# Stück}}",
			each: "je Stück",
			quantity: "Menge",
		},
		giftwrap: {
			pieces: "{count, plural, one {# Set} other {# Sets}}",
			each: "je Set",
			quantity: "Menge",
		},
		photoframe: {
			pieces: "{count, plural, one {# Bild} other {# Bilder}}",
			each: "je Bild",
			quantity: "Menge",
		},
	},
	/** Of a booklet, which is as long as one likes. */
	pageCount: { name: "Seiten", value: "{count, plural, one {# Seite} other {# Seiten}}" },
	average: "im Schnitt {price} {each}",
	exact: "{price} {each}",
	/** Parts that are packed with each piece. */
	packed: "inkl. {parts}",
	forPieces: "für {pieces}, {each}",
	gaveWay: "{name}: {value}. {sentence}",
	changed: "{reason} Dafür geändert: {changes}.",
	wouldChange: "{why} Dafür ändert sich: {changes}.",
	about: "{names}: {reason}",
	adjusted: "{name}: {to} statt {from}. {reason}",
	days: "{days, plural, one {#\u00a0Tag} other {#\u00a0Tage}}",
	scene: "{name}: {chosen}",
};
