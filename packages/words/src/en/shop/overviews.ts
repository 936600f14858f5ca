import type { overviews as german } from "../../de/shop/overviews.ts";

export const overviews: typeof german = {
	description:
		"{title} by {brand}: every format with its picture, size and price, to narrow down by kind and shape.",
	head: {
		papiervogel: {
			calendar: {
				title: "All photo calendars",
				headline: "A year for every wall",
				intro:
					"Five kinds of calendar, from the family planner to a diary with a week on two pages. The first month is the one you begin in.",
			},
			photobook: {
				title: "All photo books",
				headline: "Books for pictures",
				intro:
					"From the stapled booklet to the book on photo paper that lies flat. Below each stands what the smallest of it costs.",
			},
			collage: {
				title: "All photo collages",
				headline: "Many pictures, one sheet",
				intro: "Grids, hearts, letters and numbers: each field takes a photo, and some leave room for words.",
			},
			photobox: {
				title: "All photo boxes",
				headline: "Boxes worth keeping",
				intro: "Four formats, seventeen lids. How many prints fit depends on the paper.",
			},
		},
		bildwand: {
			calendar: {
				title: "All photo calendars",
				headline: "Twelve pictures a year",
				intro:
					"Wall, desk, kitchen: format and price stand below each calendar. All begin in the month you choose.",
			},
			photobook: {
				title: "All photo books",
				headline: "Pictures as a book",
				intro: "Digital print, real photo or booklet. Size and lowest price stand below each book.",
			},
			collage: {
				title: "All collages",
				headline: "One picture made of many",
				intro: "Up to 600 fields on every material. We say beforehand whether the photos are large enough.",
			},
			photoprint: {
				title: "All photo prints",
				headline: "Prints, format by format",
				intro: "From 9 × 13 to 20 × 30, matt, glossy or on fine art paper. The price is for fifty of them.",
			},
		},
	},
};
