import type { productPages as german } from "../../de/prose/product-pages.ts";

const papiervogel: (typeof german)["papiervogel"] = {
	calendar: {
		line: "For wall, kitchen and desk",
		title: "Photo calendars for wall, kitchen and desk",
		description:
			"Wall calendars, family planners, kitchen, desk and appointment calendars with your photos: {calendarFormats} formats, any first month, price and delivery day at a glance.",
		headline: "Twelve sheets, one year",
		text: "A calendar hangs where you pass every day. It begins in the month that suits you, on paper that takes ink.",
		closed: "Calendars cannot be designed here yet. Prices and delivery days already hold.",
	},
	photobook: {
		line: "From a booklet to real photo paper",
		title: "Have a photo book printed",
		description:
			"Booklet, photo book or book on photographic paper: choose format, paper, binding and pages, and see spine, weight and price at once.",
		headline: "A book for the pictures that stay",
		text: "From a stapled travel booklet to a book of real photographs that opens flat. How thick the spine gets, and what each page adds, you see as you choose.",
		closed: "Photo books cannot be designed here yet. Prices and delivery days already hold.",
	},
	guestbook: {
		line: "Also as a book of condolence",
		title: "Guest books and books of condolence",
		description:
			"Sewn books to write in, 48 to 96 pages on paper that takes ink, blank, ruled or with questions, with foil on the cover.",
		headline: "Pages for others to write on",
		text: "Sewn, so that the book stays open, and on paper that takes ink. As a book of condolence we keep it plain.",
		closed: "Guest books cannot be designed here yet. Prices and delivery days already hold.",
	},
	collage: {
		line: "Many photos on one sheet",
		title: "Photo collage as a grid, a heart or a number",
		description:
			"Up to 100 photos in one picture: grid, heart, letter or number, as a poster, on canvas or board, with price and delivery day.",
		headline: "One picture of many",
		text: "A grid, a heart, a number for a birthday: every photo gets its place. If the places are too small for the size, we say so beforehand.",
		closed: "Collages cannot be designed here yet. Prices and delivery days already hold.",
	},
	photobox: {
		line: "20 to 100 prints in a box",
		title: "Photo box with prints on photographic paper",
		description:
			"20 to 100 prints in a box with a printed lid: retro, square or classic, matt, glossy or on fine art paper.",
		headline: "A box full of days",
		text: "Prints to hand round, in a box nobody throws away. How many fit in depends on the format and the paper.",
		closed: "Photo boxes cannot be designed here yet. Prices and delivery days already hold.",
	},
	merch: {
		line: "Mug, cushion, puzzle and more",
		title: "Photo gifts: mug, cushion, puzzle",
		description:
			"Mug, cushion, puzzle, magnets, key rings and bags with your photo. Material, size, price and delivery day are given.",
		headline: "A photo to use",
		text: "The mug in the morning, the puzzle on Sunday. What the things are made of, and how to look after them, is given.",
		closed: "Photo gifts cannot be designed here yet. Prices and delivery days already hold.",
	},
	giftwrap: {
		line: "With the pattern of your cards",
		title: "Gift wrap with the pattern of the cards",
		description:
			"Gift wrap on sheets of {sheetWidth} × {sheetHeight} cm with the pattern of a collection, in sets of {sets}. With price and delivery day.",
		headline: "Wrapped as invited",
		text: "The branches of Eukalyptus or the fans of Soirée, on sheets for wrapping. So the present belongs to the card.",
	},
};

const bildwand: (typeof german)["bildwand"] = {
	photoframe: {
		line: "{materials, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{materials}}} materials, up to {largest}",
		title: "Wall pictures made to measure",
		description:
			"Your photo on canvas, acrylic glass, aluminium and {otherMaterials, select, 7 {seven} 8 {eight} 9 {nine} 10 {ten} other {{otherMaterials}}} more materials, in any size to the centimetre, with a frame or without.",
		headline: "Wall pictures",
		text: "{materials, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{materials}}} materials, any size to the centimetre. In the drawing it hangs true to scale: the sideboard is 180 cm wide.",
		closed: "Wall pictures cannot be designed here yet. Prices and delivery days already hold.",
	},
	photoprint: {
		line: "From 9 × 13 cm, matt or glossy",
		title: "Photo prints",
		description:
			"Prints from 9 × 13 to 20 × 30 cm on matt or glossy photographic paper, filling the sheet or with a white border. Cheaper from 100 on.",
		headline: "Photo prints",
		text: "Filling the sheet, or whole with a white border. From 100 prints of one format the price of each falls.",
		closed: "Prints cannot be ordered here yet. Prices and delivery days already hold.",
	},
	photobook: {
		line: "Opens flat, with gold foil",
		title: "Photo book",
		description:
			"Photo books from A6 to A3, printed or exposed on photographic paper. Format, paper, binding, pages: price, spine and weight at a glance.",
		headline: "Photo book",
		text: "Printed or exposed on photographic paper, glued or opening flat. We work out spine and weight for every number of pages.",
		closed: "Photo books cannot be designed here yet. Prices and delivery days already hold.",
	},
	calendar: {
		line: "Wall and desk, any first month",
		title: "Photo calendars",
		description:
			"Wall calendars up to A3 and desk calendars with your photos, from any month. Formats, hanging, price and delivery day.",
		headline: "Photo calendars",
		text: "Twelve pictures, twelve months, from any month. On the wall up to A3, on the desk in a wooden foot.",
		closed: "Calendars cannot be designed here yet. Prices and delivery days already hold.",
	},
	collage: {
		line: "2 to 100 photos on one wall",
		title: "Photo collage on canvas, board and paper",
		description:
			"2 to 100 photos in one picture: grid, heart, number or mosaic, on every material of the wall pictures. Every place measures at least 2 cm.",
		headline: "Collage",
		text: "2 to 100 photos, as a grid or a figure. Below 2 cm nobody knows a face, so we offer no smaller places.",
		closed: "Collages cannot be designed here yet. Prices and delivery days already hold.",
	},
};

export const productPages: typeof german = { papiervogel, bildwand };
