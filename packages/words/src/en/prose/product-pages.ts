import type { productPages as german } from "../../de/prose/product-pages.ts";

const papiervogel: (typeof german)["papiervogel"] = {
	calendar: {
		line: "For wall, kitchen and desk",
		closed: "Calendars cannot be designed here yet.",
	},
	photobook: {
		line: "From booklet to real photographic paper",
		closed: "Photo books cannot be designed here yet.",
	},
	guestbook: {
		line: "Also as a book of condolence",
		closed: "Guest books cannot be designed here yet.",
	},
	collage: {
		line: "Many photos on one sheet",
		closed: "Collages cannot be designed here yet.",
	},
	photobox: {
		line: "20 to 100 prints in a box",
		closed: "Photo boxes cannot be designed here yet.",
	},
	merch: {
		line: "Mug, cushion, puzzle and more",
		closed: "Photo gifts cannot be designed here yet.",
	},
	giftwrap: {
		line: "With the pattern of your cards",
	},
};

const bildwand: (typeof german)["bildwand"] = {
	photoframe: {
		line: "{materials, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{materials}}} materials, up to {largest}",
	},
	photoprint: {
		line: "From 9 × 13 cm, matt or glossy",
		closed: "Prints cannot be ordered here yet.",
	},
	photobook: {
		line: "Lay-flat, with gold foil",
		closed: "Photo books cannot be designed here yet.",
	},
	calendar: {
		line: "Wall and desk, any starting month",
		closed: "Calendars cannot be designed here yet.",
	},
	collage: {
		line: "2 to 100 photos on one wall",
		closed: "Collages cannot be designed here yet.",
	},
};

export const productPages: typeof german = { papiervogel, bildwand };
