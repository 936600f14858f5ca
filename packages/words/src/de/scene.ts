/** Drawn into the pictures of products, as an example of what stands there. */
export const scene = {
	/** From Monday on, as short as in a grid of a month. */
	weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
	/** Four heads of a family planner. */
	people: ["Anna", "Jonas", "Mila", "Alle"],
	planner: "Terminkalender",
	/** On the lid of a box, below a number. */
	pictures: "Bilder",
	bookTitle: { papiervogel: "Ein Jahr auf dem Land", bildwand: "Schlucht" },
	guestbook: { title: ["Schön, dass", "Sie da waren"] },
	condolence: { title: ["In stiller", "Erinnerung"] },
	/** Before the lines that are printed for an entry of a condolence book. */
	entry: { name: "Name", place: "Ort", words: "Worte" },
	/** In a guest book with questions. */
	questions: ["Woher kennen wir uns?", "Was wünschen Sie uns?", "Ihr Rat für die Ehe:"],
};
