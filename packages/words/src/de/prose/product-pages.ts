/**
 * Products that are no cards, by brand: a line under the name in lists. `closed` stands in place of the button while the
 * editor is not open. What their pages say stands in stories (`products/…`).
 */
const papiervogel = {
	calendar: {
		line: "Für Wand, Küche und Schreibtisch",
		closed: "Kalender lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	photobook: {
		line: "Vom Heft bis zum Echtfotobuch",
		closed: "Fotobücher lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	guestbook: {
		line: "Auch als Kondolenzbuch",
		closed: "Gästebücher lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	collage: {
		line: "Viele Fotos auf einem Blatt",
		closed: "Collagen lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	photobox: {
		line: "20 bis 100 Abzüge in der Schachtel",
		closed: "Fotoboxen lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	merch: {
		line: "Tasse, Kissen, Puzzle und mehr",
		closed: "Fotogeschenke lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	giftwrap: {
		line: "Mit dem Muster Ihrer Karten",
	},
};

const bildwand = {
	photoframe: {
		line: "{materials, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{materials}}} Materialien, bis {largest}",
		closed: "Wandbilder lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	photoprint: {
		line: "Ab 9 × 13 cm, matt oder glänzend",
		closed: "Abzüge lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	photobook: {
		line: "Flach aufschlagend, mit Goldfolie",
		closed: "Fotobücher lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	calendar: {
		line: "Wand und Tisch, jeder Startmonat",
		closed: "Kalender lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
	collage: {
		line: "2 bis 100 Fotos auf einer Wand",
		closed: "Collagen lassen sich hier noch nicht gestalten. Preise und Liefertermine gelten bereits.",
	},
};

export const productPages = { papiervogel, bildwand };
