/** Drawn into the pictures of products, as an example of what stands there. */
export const scene = {
	/** From Monday on, as short as in a grid of a month. */
	weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
	/** Four heads of a family planner. */
	people: ["Anna", "Jonas", "Mila", "Alle"],
	planner: "Terminkalender",
	/** On the lid of a box, below a number. */
	pictures: "Bilder",
	/** Titles of photo books, and what stands beside a photo in them. */
	books: {
		papiervogel: [
			{ title: "Ein Jahr auf dem Land", lines: ["Im Mai wurde es grün,", "im Juni blieben wir."] },
		],
		bildwand: [
			{ title: "Schlucht", lines: ["Vier Stunden bergauf,", "dann nur noch Wasser.", "Juli 2026"] },
			{ title: "Am See", lines: ["Morgens um fünf", "gehört der See uns.", "August 2026"] },
			{ title: "Herbst", lines: ["Der erste kalte Tag,", "das letzte warme Licht.", "Oktober 2026"] },
			{ title: "Himmel", lines: ["Wind aus Nordwest,", "Drachenwetter.", "September 2026"] },
		],
	},
	guestbook: { title: ["Schön, dass", "Sie da waren"] },
	condolence: { title: ["In stiller", "Erinnerung"] },
	/** Before the lines that are printed for an entry of a condolence book. */
	entry: { name: "Name", place: "Ort", words: "Worte" },
	/** In a guest book with questions. */
	questions: ["Woher kennen wir uns?", "Was wünschen Sie uns?", "Ihr Rat für die Ehe:"],
};
