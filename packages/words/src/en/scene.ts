import type { scene as german } from "../de/scene.ts";

export const scene: typeof german = {
	weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
	people: ["Anna", "Jonas", "Mila", "All"],
	planner: "Diary",
	pictures: "pictures",
	bookTitle: { papiervogel: "A year in the country", bildwand: "Canyon" },
	guestbook: { title: ["How lovely", "you came"] },
	condolence: { title: ["In loving", "memory"] },
	entry: { name: "Name", place: "Place", words: "Words" },
	questions: ["How did we meet?", "What do you wish us?", "Your advice on marriage:"],
};
