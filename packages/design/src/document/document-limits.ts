/** Upper bounds of a document; what exceeds them is refused before anything else is looked at. */
export const DOCUMENT_LIMITS = {
	pages: 200,
	elementsPerPage: 400,
	elements: 12_000,
	artworks: 200,
	fields: 40,
	/** Stretches of one text that are set differently. */
	runs: 200,
	/** Points that a page, and all pages, are drawn with (`weightOfPage`): twenty times the richest card of ours. */
	pageWeight: 300_000,
	weight: 8_000_000,
	/** Micrometres: nothing lies further out or is larger. */
	extent: 10_000_000,
} as const;
