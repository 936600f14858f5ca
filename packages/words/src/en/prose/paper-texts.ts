import type { paperTexts as german } from "../../de/prose/paper-texts.ts";

export const paperTexts: typeof german = {
	matt: {
		short: "smooth, glare-free, clear colours",
		long: "The all-rounder. Coated and matt, so photos stay sharp and solid areas even. The right choice for plenty of pictures and colour.",
	},
	seidenmatt: {
		short: "velvety feel, sturdy board",
		long: "Fifty grams heavier than the matt paper, with a hint of silk. It feels substantial in the hand and folds cleanly.",
	},
	glanz: {
		short: "glossy, deep blacks, for photos",
		long: "Like a print from the lab: deep blacks, brilliant colours. It shows fingerprints and is hard to write on.",
	},
	naturweiss: {
		short: "uncoated, slightly rough, good to write on",
		long: "Uncoated, so it takes ink and makes colours a touch softer. The paper for anyone who likes to add a few words by hand.",
	},
	creme: {
		short: "warm tone, uncoated, good to write on",
		long: "The same paper in a warm cream. Black type looks as if it came from an old book; there are no white areas, because white is not printed.",
	},
	feinstpapier: {
		short: "cotton, thick and soft, foil leaves a slight impression",
		long: "Made of cotton instead of wood. Thick and soft, with a visible texture; foil leaves a slight impression. The most expensive paper in the range, and you can feel why.",
	},
	struktur: {
		short: "embossed like linen, no foil",
		long: "A fine linen texture covers the whole sheet. Beautiful with type and plain areas. Foil and varnish do not adhere in the hollows, so we do not offer them here.",
	},
	perlmutt: {
		short: "shimmers in raking light, no foil",
		long: "The paper itself shines, with a fine pearl finish that shifts with the light. The card needs no more sparkle, and foil would not adhere to it anyway.",
	},
	recycling: {
		short: "recycled, greyish white with fine fibres",
		long: "Made from waste paper, greyish white with visible flecks. Colours look calmer, and foil all the brighter.",
	},
	kraft: {
		short: "brown, rustic, no white and no foil",
		long: "Brown wrapping paper in card weight. Anything white in the design turns brown, because white cannot be printed. At its best with black type.",
	},
	vellum: {
		short: "translucent, light, for inserts",
		long: "Translucent paper that lets the card beneath show through faintly. White areas stay see-through, because white is not printed; at its best with only a little type.",
	},
	hartschaum: {
		short: "light, stiff, 5 mm thick",
		long: "A foam board, smooth and white, light enough for an easel. For seating plans that have to stand all evening.",
	},
};
