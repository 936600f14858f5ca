/** A colour of one's own, and the ground of a page. */
export const ownColor = {
	title: "Your own colour",
	pick: "Pick",
	hex: "Colour value",
	wrong: "A colour value begins with # and has six digits, #3b6ea5 for example.",
	onScreen: "On screen",
	inPrint: "Printed on {paper}",
	asking: "We are looking how the colour is printed …",
	same: "The colour is printed as you see it.",
	duller: "In print the colour is a little quieter than on screen.",
	another: "This colour only glows on a screen. Printing inks come as close to it as you see on the right.",
	take: "Use this colour",
	taken: "Colour {color} used",
	full: "The design holds no more than {max, number} colours of your own.",
};

export const ground = {
	title: "Background of the page",
	bare: "The page has the colour of the paper.",
	none: "No background",
	gone: "The page has the colour of the paper again.",
};
