/** Collections by their id: what they and their colours and cards are called, and what is told of them. */
export const theme = {
	eukalyptus: {
		name: "Eucalyptus",
		/** Two or three sentences: where the idea comes from. */
		story:
			"A branch pressed between two pages of a book, and the same branch drawn in one line without lifting the pen. This collection grew out of both: leaves in translucent washes that reach into the paper from its edges, and a line that shines as foil.",
		colorway: { salbei: "Sage", staubblau: "Dusty blue", terrakotta: "Terracotta" },
		/** By format: the name under the picture, and what is particular about this card. */
		card: {
			"klappkarte-a6": {
				name: "Folded invitation",
				description:
					"A branch grows in from the edge; below it are just your names, the date and plenty of white.",
			},
			"din-lang-quer": {
				name: "DL invitation",
				description:
					"Divided five to seven: on the left your monogram in a ring drawn with a single line, on the right the essentials, with room to breathe.",
			},
			"postkarte-a6": {
				name: "Save the date card",
				description: "A photo right up to the edge and, beside it in foil, a branch drawn in a single line.",
			},
			"klappkarte-sq145": {
				name: "Square thank-you card",
				description:
					"Your photo in an arched window, a eucalyptus branch in front of it, and room inside for more than a line or two.",
			},
			"booklet-a6-8": {
				name: "Order of service A6",
				description:
					"Programme, hymns and reading to leaf through, stapled like a little book. With 8 to 32 pages: choose here, and change it in the editor if you like.",
			},
			"booklet-a5-8": {
				name: "Order of service A5",
				description:
					"The same booklet at twice the size: hymns and reading to leaf through, in type that is easy to read in the half-light of a church. With 8 to 32 pages: choose here, and change it in the editor if you like.",
			},
			"booklet-sq145-8": {
				name: "Square order of service",
				description:
					"Programme, hymns and reading on square pages with wide margins, stapled like a little book. With 8 to 32 pages: choose here, and change it in the editor if you like.",
			},
		},
	},
	soiree: {
		name: "Soirée",
		story:
			"A grand hotel around 1927, just before midnight: rays above the ballroom door, a chandelier of glass rods, fans on the walls. Soirée is drawn entirely in lines, with ruler and compasses, as a Viennese engraver would have done it. There is foil only where there would be light.",
		colorway: { nachtblau: "Midnight blue", elfenbein: "Ivory", bordeaux: "Burgundy" },
		card: {
			"klappkarte-a6": {
				name: "Folded invitation",
				description:
					"The front is the door to the ballroom: rays above the arch, a chandelier, and below it your names in foil. Inside, the evening hour by hour on the left, your invitation on the right.",
			},
			"din-lang-quer": {
				name: "DL evening invitation",
				description:
					"For guests who join you after dinner: two fans of foil open towards the title. On the back, arrival, dress code and reply stand side by side.",
			},
			"postkarte-a6": {
				name: "Save the date postcard",
				description:
					"A ticket to the ball, with scalloped corners, a drawn perforation and the date in large figures on the stub. The back is a postcard with space for an address and a stamp.",
			},
			"klappkarte-sq145": {
				name: "Square thank-you card",
				description:
					"Your loveliest photo in an arched window beneath a crown of rays in foil. Inside, a wallpaper of fans on the left and your thanks on the right.",
			},
		},
	},
};
