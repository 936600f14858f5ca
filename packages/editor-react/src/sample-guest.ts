import { type DesignDocument, findElement, personalise, sampleRecord } from "@offizin/design";

/** The document as the sample guest gets it. The text being written on keeps its placeholders. */
export function withSampleGuest(document: DesignDocument, edited: string | null): DesignDocument {
	if (document.fields.length === 0) return document;
	const filled = personalise(document, sampleRecord(document));
	const raw = edited === null ? undefined : findElement(document, edited);
	if (!raw || findElement(filled, raw.id) === raw) return filled;
	const pages = filled.pages.map((page) =>
		page.elements.some(({ id }) => id === raw.id)
			? { ...page, elements: page.elements.map((element) => (element.id === raw.id ? raw : element)) }
			: page,
	);
	return { ...filled, pages };
}
