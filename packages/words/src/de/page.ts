/** Pages of formats, and the panels that creases make of them. */
export const page = {
	/** Called the same in every format. */
	name: {
		front: "Vorderseite",
		inner: "Innenseite",
		back: "Rückseite",
		flap: "Klappe außen",
		"front-right": "Vorderseite, rechte Tür",
		pocket: "Tasche",
		"card-front": "Karte Vorderseite",
		"card-back": "Karte Rückseite",
		"envelope-flap": "Klappe",
	},
	/** What a picture of a card shows, for who does not see it. */
	picture: "{template} in {colour}, {view}",
	scene: {
		front: "Vorder- und Rückseite",
		set: "mit allem, was dazugehört",
		open: "aufgeschlagen",
		detail: "Nahaufnahme",
		family: "die ganze Kollektion",
	},
	panel: "Seite {number}",
	spread: "Seiten {first} und {second}",
	leaf: { front: "Blatt {number} Vorderseite", back: "Blatt {number} Rückseite" },
	insert: { front: "Einleger {number} Vorderseite", back: "Einleger {number} Rückseite" },
	leftDoor: "Vorderseite, linke Tür",
	address: "Anschriftseite",
	/** Of what has no other side. */
	only: "Bild",
	inner: {
		left: "Innenseite links",
		right: "Innenseite rechts",
		top: "Innenseite oben",
		bottom: "Innenseite unten",
		middle: "Innenseite Mitte",
		flap: "Klappe innen",
		leftDoor: "linke Tür innen",
		betweenDoors: "Innenseite",
		rightDoor: "rechte Tür innen",
	},
	spine: { wide: "Rücken", narrow: "schmaler Rücken" },
	band: { backLeft: "Rückseite links", edge: "Kante", front: "Vorderseite", backRight: "Rückseite rechts" },
};
