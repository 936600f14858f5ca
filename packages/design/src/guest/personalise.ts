import type { DesignDocument, GuestRecord } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { isFact } from "../document/fact.ts";
import { withoutGrowth } from "../draw/grow-texts.ts";
import {
	filledElement,
	filledText,
	fillingsOf,
	placeholdersIn,
	type ValueOf,
} from "../facts/fill-placeholders.ts";

type Fields = Pick<DesignDocument, "fields">;

/** Fields an element takes from the guest list; empty for what is the same on every copy. */
export function fieldsIn(element: DesignElement, document: Fields): string[] {
	return placeholdersIn(element).filter((key) => isListed(key, document));
}

/** Ids of the elements that differ from guest to guest. */
export function variableElements(document: DesignDocument): ReadonlySet<string> {
	const all = document.pages.flatMap(({ elements }) => elements);
	return new Set(all.filter((one) => fieldsIn(one, document).length > 0).map(({ id }) => id));
}

/** The guests who each get a print of their own; none where all copies are alike, whatever list the design holds. */
export function printedGuests(document: DesignDocument): DesignDocument["guests"] {
	return document.guests && variableElements(document).size > 0 ? document.guests : undefined;
}

/** Whom previews and checks show: the first guest of the list, or each field's sample while there is none. */
export function sampleRecord({ fields, guests }: Fields & Pick<DesignDocument, "guests">): GuestRecord {
	return guests?.[0] ?? Object.fromEntries(fields.map(({ key, sample }) => [key, sample]));
}

/** The document as the first guest of its list gets it; as it is while there is no list. */
export function asFirstGuest(document: DesignDocument): DesignDocument {
	const [first] = document.guests ?? [];
	return first ? personalise(document, first) : document;
}

/**
 * The document of one guest. Only listed fields are replaced; a field the record does not have counts as empty.
 * A line that held fields and is blank without them is taken out, and so is the double space an empty one leaves.
 * Elements without fields stay the same objects, so that their layout is kept; texts are as they were before they grew.
 */
export function personalise(seen: DesignDocument, record: GuestRecord): DesignDocument {
	if (seen.fields.length === 0) return seen;
	const document = withoutGrowth(seen);
	const pages = document.pages.map((page) => {
		const elements = page.elements.map((element) => personaliseElement(element, document, record));
		return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page;
	});
	return { ...document, pages };
}

function personaliseElement(element: DesignElement, document: Fields, record: GuestRecord): DesignElement {
	const fill: ValueOf = (key, form) =>
		form === undefined && isListed(key, document) ? (record[key] ?? "") : undefined;
	if (element.type === "text") return filledElement(element, fill);
	if (element.type !== "qr" || fieldsIn(element, document).length === 0) return element;
	return { ...element, content: filledText(element.content, fillingsOf(element.content, fill)) };
}

export function isListed(key: string, { fields }: Fields): boolean {
	return fields.some((field) => field.key === key);
}

/**
 * The document with a field for every placeholder in it, listed or not: a guest list may come before its fields. What
 * the document tells as a fact is no guest's.
 */
export function declareFields(document: DesignDocument): DesignDocument {
	const known = new Set(document.fields.map(({ key }) => key));
	const found = document.pages.flatMap(({ elements }) => elements.flatMap(placeholdersIn));
	const isTold = (key: string) => document.facts !== undefined && isFact(key);
	const missing = [...new Set(found)].filter((key) => !known.has(key) && !isTold(key));
	if (missing.length === 0) return document;
	const fields = missing.map((key) => ({ key, label: key, sample: "" }));
	return { ...document, fields: [...document.fields, ...fields] };
}
