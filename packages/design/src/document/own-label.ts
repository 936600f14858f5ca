/** What elements are labelled that a person has put onto a page, as far as they have not been given another name. */
export const ownLabels = {
	text: "own-text",
	photo: "own-photo",
	shape: "own-shape",
	line: "own-line",
	qr: "own-code",
	group: "own-group",
} as const;
