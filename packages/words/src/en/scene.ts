import type { scene as german } from "../de/scene.ts";

export const scene: typeof german = {
	weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
	people: ["Anna", "Jonas", "Mila", "All"],
	planner: "Diary",
	pictures: "pictures",
	books: {
		papiervogel: [
			{ title: "A year in the country", lines: ["In May it turned green,", "in June we stayed."] },
		],
		bildwand: [
			{ title: "Canyon", lines: ["Four hours uphill,", "then only water.", "July 2026"] },
			{ title: "At the lake", lines: ["At five in the morning", "the lake is ours.", "August 2026"] },
			{ title: "Autumn", lines: ["The first cold day,", "the last warm light.", "October 2026"] },
			{ title: "Sky", lines: ["Wind from the north-west,", "weather for kites.", "September 2026"] },
		],
	},
	guestbook: { title: ["How lovely", "you came"] },
	condolence: { title: ["In loving", "memory"] },
	entry: { name: "Name", place: "Place", words: "Words" },
	questions: ["How did we meet?", "What do you wish us?", "Your advice on marriage:"],
};
