import { type DesignDocument, findElement, personalise, sampleRecord } from "@offizin/design";

/**
 * The document as a guest gets it, by the place in the list: the first one, or the sample of each field, where there is
 * none in that place. The text being written on keeps its placeholders.
 */
export function withGuest(document: DesignDocument, guest: number, edited: string | null): DesignDocument {
	if (document.fields.length === 0) return document;
	const filled = personalise(document, document.guests?.[guest] ?? sampleRecord(document));
	const raw = edited === null ? undefined : findElement(document, edited);
	if (!raw || findElement(filled, raw.id) === raw) return filled;
	const pages = filled.pages.map((page) =>
		page.elements.some(({ id }) => id === raw.id)
			? { ...page, elements: page.elements.map((element) => (element.id === raw.id ? raw : element)) }
			: page,
	);
	return { ...filled, pages };
}
