/** Upper bounds of a document; what exceeds them is refused before anything else is looked at. */
export const DOCUMENT_LIMITS = {
	/** As many prints of one format as a family has of a year. */
	pages: 1_000,
	/** A mosaic has 600 photos. */
	elementsPerPage: 700,
	elements: 12_000,
	artworks: 200,
	/** Photos in the tray. */
	assets: 1_000,
	/** Points of all drawings together, used or not, that a drawing may still be added to: ten times those of a card. */
	artworksWeight: 100_000,
	fields: 40,
	/** Of one guest list: as many prints, each its own. */
	guests: 2_000,
	/** UTF-16 units of one field of a guest; no line of a card is longer. */
	guestValue: 300,
	options: 60,
	/** Stretches of one text that are set differently. */
	runs: 200,
	/** Points that a page, and all pages, are drawn with (`weightOfPage`): six times the richest card of ours. */
	pageWeight: 80_000,
	weight: 8_000_000,
	/** What still opens: earlier releases let pages grow this far, and two copies that were merged weigh twice. */
	readablePageWeight: 600_000,
	readableWeight: 16_000_000,
	/** Micrometres: nothing lies further out or is larger. */
	extent: 10_000_000,
} as const;
