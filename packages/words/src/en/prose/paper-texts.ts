import type { paperTexts as german } from "../../de/prose/paper-texts.ts";

export const paperTexts: typeof german = {
	matt: {
		short: "smooth, no glare, clear colours",
		long: "The all-rounder. Coated and matt, so photos are sharp and areas calm. Right for much picture and much colour.",
	},
	seidenmatt: {
		short: "velvety touch, strong board",
		long: "Fifty grams heavier than the matt one, with a breath of silk. The card lies full in the hand and stays clean along its fold.",
	},
	glanz: {
		short: "glossy, deep blacks, for photos",
		long: "Like a print from the lab: deep blacks, bright colours. It shows fingerprints and hardly takes a pen.",
	},
	naturweiss: {
		short: "open, slightly rough, good to write on",
		long: "Uncoated, so it takes ink and makes colours a trace softer. The paper for everybody who adds a few words by hand.",
	},
	creme: {
		short: "warm tone, open, good to write on",
		long: "The same paper in a warm cream. Black type looks as if from an old book; there are no white areas, for white is not printed.",
	},
	feinstpapier: {
		short: "cotton, thick and soft, foil sinks in a little",
		long: "Of cotton instead of wood. Thick, soft, with a surface one sees; foil is pressed into it a little. The dearest paper of the row, and one feels why.",
	},
	struktur: {
		short: "embossed like linen, no foil",
		long: "A fine linen grain runs over the whole sheet. Beautiful for type and calm areas. Foil and varnish do not hold in its hollows, so we do not offer them here.",
	},
	perlmutt: {
		short: "shimmers in slanting light, no foil",
		long: "The paper shines by itself: a fine pearl tone that wanders with the light. The card needs no more shine, and foil would not hold on it either.",
	},
	recycling: {
		short: "from waste paper, greyish white with fine fibres",
		long: "From waste paper, greyish white, with specks that one sees. Colours grow calmer, and foil looks all the brighter.",
	},
	kraft: {
		short: "brown, rustic, no white and no foil",
		long: "Brown wrapping paper as strong as a card. What is white in the design turns brown, for white cannot be printed. Most beautiful with black type.",
	},
	vellum: {
		short: "translucent, light, for inserts",
		long: "Translucent paper through which the card beneath shows faintly. White areas stay see-through, for white is not printed; most beautiful with little type.",
	},
	hartschaum: {
		short: "light, stiff, 5 mm thick",
		long: "A foam board, smooth and white, light enough for an easel. For seating plans that are to stand a whole evening.",
	},
};
