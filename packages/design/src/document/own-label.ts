/** What elements are labelled that a person has put onto a page, as far as they have not been given another name. */
export const ownLabels = {
	text: "own-text",
	photo: "own-photo",
	shape: "own-shape",
	line: "own-line",
	qr: "own-code",
	group: "own-group",
} as const;

/**
 * How the keys of drawings begin that are of the library and not of a theme: they go with whoever has them. An element that
 * shows one is labelled by the key, so that it is called by each reader's word for it.
 */
export const LIBRARY = "ornament-";
