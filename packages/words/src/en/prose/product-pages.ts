import type { productPages as german } from "../../de/prose/product-pages.ts";

const papiervogel: (typeof german)["papiervogel"] = {
	calendar: {
		line: "For wall, kitchen and desk",
		title: "Photo calendars for wall, kitchen and desk",
		description:
			"Wall calendars, family planners, kitchen, desk and appointment calendars with your photos: {calendarFormats} formats, any starting month, price and delivery day at a glance.",
		headline: "Twelve sheets, one year",
		text: "A calendar hangs where you pass it every day. It starts in whichever month suits you, on paper that takes ink.",
		closed: "Calendars cannot be designed here yet.",
	},
	photobook: {
		line: "From booklet to real photographic paper",
		title: "Have a photo book printed",
		description:
			"Booklet, photo book or a book on photographic paper: choose the format, paper, binding and number of pages, and see spine, weight and price straight away.",
		headline: "A book for the pictures you keep",
		text: "From a stapled travel booklet to a lay-flat book of real photographs. As you choose, you see how thick the spine will be and what each extra page costs.",
		closed: "Photo books cannot be designed here yet.",
	},
	guestbook: {
		line: "Also as a book of condolence",
		title: "Guest books and books of condolence",
		description:
			"Sewn books to write in, 48 to 96 pages on paper that takes ink: blank, ruled or with questions, with foil on the cover.",
		headline: "Pages for others to fill",
		text: "Sewn so that it stays open, on paper that takes ink. As a book of condolence it is kept plain.",
		closed: "Guest books cannot be designed here yet.",
	},
	collage: {
		line: "Many photos on one sheet",
		title: "Photo collage as a grid, a heart or a number",
		description:
			"Up to 100 photos in one picture: grid, heart, letter or number, as a poster, on canvas or board, with price and delivery day.",
		headline: "One picture made of many",
		text: "A grid, a heart, a number for a birthday: every photo has its place. If the places are too small for the size you chose, we tell you before you order.",
		closed: "Collages cannot be designed here yet.",
	},
	photobox: {
		line: "20 to 100 prints in a box",
		title: "Photo box with prints on photographic paper",
		description:
			"20 to 100 prints in a box with a printed lid: retro, square or classic; matt, glossy or on fine art paper.",
		headline: "A box full of days",
		text: "Prints to pass round, in a box you will want to keep. How many fit depends on the format and the paper.",
		closed: "Photo boxes cannot be designed here yet.",
	},
	merch: {
		line: "Mug, cushion, puzzle and more",
		title: "Photo gifts: mug, cushion, puzzle",
		description:
			"Mug, cushion, puzzle, magnets, key rings and bags with your photo, with material, size, price and delivery day.",
		headline: "A photo to use",
		text: "The mug in the morning, the puzzle on Sunday. You can see what everything is made of and how to look after it.",
		closed: "Photo gifts cannot be designed here yet.",
	},
	giftwrap: {
		line: "With the pattern of your cards",
		title: "Gift wrap with the pattern of the cards",
		description:
			"Gift wrap in sheets of {sheetWidth} × {sheetHeight} cm with the pattern of a collection, in sets of {sets}. With price and delivery day.",
		headline: "Wrapped to match the invitation",
		text: "The sprigs of Eucalyptus or the fans of Soirée, on sheets of gift wrap, so the present goes with the card.",
	},
};

const bildwand: (typeof german)["bildwand"] = {
	photoframe: {
		line: "{materials, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{materials}}} materials, up to {largest}",
		title: "Wall pictures made to measure",
		description:
			"Your photo on canvas, acrylic glass, Aluminium Dibond and {otherMaterials, select, 7 {seven} 8 {eight} 9 {nine} 10 {ten} other {{otherMaterials}}} more materials, in any size to the centimetre, framed or unframed.",
		headline: "Wall pictures",
		text: "{materials, select, 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{materials}}} materials, any size to the centimetre. In the picture it hangs true to scale: the sideboard is 180 cm wide.",
		closed: "Wall pictures cannot be designed here yet.",
	},
	photoprint: {
		line: "From 9 × 13 cm, matt or glossy",
		title: "Photo prints",
		description:
			"Prints from 9 × 13 to 20 × 30 cm on matt or glossy photographic paper, full bleed or with a white border. Cheaper from 100 prints.",
		headline: "Photo prints",
		text: "Full bleed, or uncropped with a white border. From 100 prints in one format, each costs less.",
		closed: "Prints cannot be ordered here yet.",
	},
	photobook: {
		line: "Lay-flat, with gold foil",
		title: "Photo book",
		description:
			"Photo books from A6 to A3, printed or exposed on photographic paper. Format, paper, binding, pages: price, spine and weight at a glance.",
		headline: "Photo book",
		text: "Printed or exposed on photographic paper, perfect-bound or lay-flat. We work out the spine and weight for any number of pages.",
		closed: "Photo books cannot be designed here yet.",
	},
	calendar: {
		line: "Wall and desk, any starting month",
		title: "Photo calendars",
		description:
			"Wall calendars up to A3 and desk calendars with your photos, starting in any month. Formats, hanging, price and delivery day.",
		headline: "Photo calendars",
		text: "Twelve pictures, twelve months, starting whenever you like. Up to A3 on the wall, in a wooden stand on the desk.",
		closed: "Calendars cannot be designed here yet.",
	},
	collage: {
		line: "2 to 100 photos on one wall",
		title: "Photo collage on canvas, board and paper",
		description:
			"2 to 100 photos in one picture: grid, heart, number or mosaic, on every wall picture material. Every photo is at least 2 cm wide and high.",
		headline: "Collage",
		text: "2 to 100 photos, as a grid or a shape. Below 2 cm no face can be recognised, so we do not offer anything smaller.",
		closed: "Collages cannot be designed here yet.",
	},
};

export const productPages: typeof german = { papiervogel, bildwand };
