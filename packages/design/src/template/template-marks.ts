import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { rights } from "../document/right.ts";
import type { TextElement } from "../document/text-element.ts";
import { placeholdersIn } from "../facts/fill-placeholders.ts";

/** The document with every right to everything on its pages: as somebody edits it whose template it is. */
export function withAllRights(document: DesignDocument): DesignDocument {
	return withEach(document, (element) => {
		const free = { ...element, may: [...rights] };
		return free.type === "text" ? { ...free, editable: true } : free;
	});
}

/**
 * The document with what an original says of the rights to its elements, by their ids. What is new says nothing, so that its
 * kind decides. What a theme says in a person's place is what stands there now.
 */
export function withMarksOf(original: DesignDocument, document: DesignDocument): DesignDocument {
	const theirs = new Map(elementsOf(original).map((element) => [element.id, element]));
	return withEach(document, (element) => {
		const { may: _, ...bare } = element;
		const before = theirs.get(element.id);
		const marked = before?.may ? { ...bare, may: before.may } : bare;
		return marked.type === "text" ? textAfter(marked, before) : marked;
	});
}

function textAfter(text: TextElement, before: DesignElement | undefined): TextElement {
	if (before?.type !== "text") return text;
	const { personal, pattern } = before;
	const isSample = personal !== undefined && before.text === personal.sample;
	const isTold = pattern !== undefined && before.text === pattern && placeholdersIn(text).length > 0;
	return {
		...text,
		editable: before.editable,
		...(isSample ? { personal: { ...personal, sample: text.text } } : {}),
		...(isTold ? { pattern: text.text } : {}),
	};
}

function withEach(
	document: DesignDocument,
	change: (element: DesignElement) => DesignElement,
): DesignDocument {
	const pages = document.pages.map((page) => ({ ...page, elements: page.elements.map(change) }));
	return { ...document, pages };
}
