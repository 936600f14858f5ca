import { isEqual } from "../command/is-equal.ts";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { type Right, rights } from "../document/right.ts";
import type { TextElement } from "../document/text-element.ts";
import { placeholdersIn } from "../facts/fill-placeholders.ts";

/**
 * The document with every right to everything on its pages, as somebody edits it whose template it is; what others may do
 * is kept beside it.
 */
export function withAllRights(document: DesignDocument): DesignDocument {
	return withEach(document, (element) => {
		const grants = grantsIn(element);
		const free = { ...element, may: [...rights], ...(grants && { grants: [...grants] }) };
		return free.type === "text" ? { ...free, editable: true } : free;
	});
}

/**
 * The document with the rights that its elements grant; one that grants none of its own says nothing, so that its kind
 * decides. What grants the same as in the original, by its id, says it in the same way. What a theme says in a person's
 * place is what stands there now.
 */
export function withMarksOf(original: DesignDocument, document: DesignDocument): DesignDocument {
	const theirs = new Map(elementsOf(original).map((element) => [element.id, element]));
	return withEach(document, (element) => {
		const { may: _, grants, ...bare } = element;
		const before = theirs.get(element.id);
		const isSame = before !== undefined && isEqual(grantsIn(before), grants);
		const may = isSame ? before.may : grants;
		const marked = may ? { ...bare, may } : bare;
		if (marked.type !== "text") return marked;
		const editable = isSame && before.type === "text" ? before.editable : isWritable(grants);
		return { ...textAfter(marked, before), editable };
	});
}

/** What an element says of its rights where its kind does not decide; a text that is fixed says that there are none. */
function grantsIn(element: DesignElement): readonly Right[] | undefined {
	return element.may ?? (element.type === "text" && !element.editable ? [] : undefined);
}

/** Words and type of a text are changed by whoever has a right to one of them; which of them, its rights say. */
function isWritable(grants: readonly Right[] | undefined): boolean {
	return grants === undefined || grants.includes("content") || grants.includes("style");
}

function textAfter(text: TextElement, before: DesignElement | undefined): TextElement {
	if (before?.type !== "text") return text;
	const { personal, pattern } = before;
	const isSample = personal !== undefined && before.text === personal.sample;
	const isTold = pattern !== undefined && before.text === pattern && placeholdersIn(text).length > 0;
	return {
		...text,
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
