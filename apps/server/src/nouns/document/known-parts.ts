import { BoundedCache } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";

const MOST_CHARACTERS = 6_000_000;

/**
 * Parts of documents as they were seen before: what is equal becomes the same object, so that what was found out about a
 * page (`checkDocument` remembers it by the page itself) holds for the next revision, which comes from the database anew.
 */
const parts = new BoundedCache<string, object>(MOST_CHARACTERS, (text) => text.length);

/** The equal part that was seen before, or this one. Nobody may change it. */
export function knownPart<Part extends object>(part: Part): Part {
	return parts.get(JSON.stringify(part), () => part) as Part;
}

/** A document of which every page, and all that pages are judged by, is known where it was seen before. */
export function withKnownParts(document: DesignDocument): DesignDocument {
	const { swatches, artworks, fields, choices, facts, pages } = document;
	return {
		...document,
		swatches: knownPart(swatches),
		artworks: knownPart(artworks),
		fields: knownPart(fields),
		choices: knownPart(choices),
		...(facts && { facts: knownPart(facts) }),
		pages: pages.map(knownPart),
	};
}
