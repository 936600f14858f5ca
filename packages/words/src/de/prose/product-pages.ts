/**
 * Products that are no cards, by brand: a line under the name in lists. `closed` stands in place of the button while the
 * editor is not open. What their pages say stands in stories (`products/…`).
 */
const papiervogel = {
	calendar: {
		line: "Für Wand, Küche und Schreibtisch",
		closed: "Kalender lassen sich hier noch nicht gestalten.",
	},
	photobook: {
		line: "Vom Heft bis zum Echtfotobuch",
		closed: "Fotobücher lassen sich hier noch nicht gestalten.",
	},
	guestbook: {
		line: "Auch als Kondolenzbuch",
		closed: "Gästebücher lassen sich hier noch nicht gestalten.",
	},
	collage: {
		line: "Viele Fotos auf einem Blatt",
		closed: "Collagen lassen sich hier noch nicht gestalten.",
	},
	photobox: {
		line: "20 bis 100 Abzüge in der Schachtel",
		closed: "Fotoboxen lassen sich hier noch nicht gestalten.",
	},
	merch: {
		line: "Tasse, Kissen, Puzzle und mehr",
		closed: "Fotogeschenke lassen sich hier noch nicht gestalten.",
	},
	giftwrap: {
		line: "Mit dem Muster Ihrer Karten",
	},
};

const bildwand = {
	photoframe: {
		line: "{materials, select, 8 {Acht} 9 {Neun} 10 {Zehn} 11 {Elf} 12 {Zwölf} other {{materials}}} Materialien, bis {largest}",
	},
	photoprint: {
		line: "Ab 9 × 13 cm, matt oder glänzend",
		closed: "Abzüge lassen sich hier noch nicht gestalten.",
	},
	photobook: {
		line: "Flach aufschlagend, mit Goldfolie",
		closed: "Fotobücher lassen sich hier noch nicht gestalten.",
	},
	calendar: {
		line: "Wand und Tisch, jeder Startmonat",
		closed: "Kalender lassen sich hier noch nicht gestalten.",
	},
	collage: {
		line: "2 bis 100 Fotos auf einer Wand",
		closed: "Collagen lassen sich hier noch nicht gestalten.",
	},
};

export const productPages = { papiervogel, bildwand };
