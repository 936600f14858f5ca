import { replaceInRuns } from "../command/text-runs.ts";
import type { DesignDocument } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import type { TextElement } from "../document/text-element.ts";

/** One guest: the value of each field by its key. */
export type GuestRecord = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{([a-z0-9][a-z0-9-]{0,63})\}\}/g;

type Fields = Pick<DesignDocument, "fields">;

/** Keys of all placeholders in an element, listed as fields or not. */
export function placeholdersIn(element: DesignElement): string[] {
	const text = element.type === "text" ? element.text : element.type === "qr" ? element.content : "";
	return [...text.matchAll(PLACEHOLDER)].map(([, key = ""]) => key);
}

/** Fields an element takes from the guest list; empty for what is the same on every copy. */
export function fieldsIn(element: DesignElement, document: Fields): string[] {
	return placeholdersIn(element).filter((key) => isListed(key, document));
}

/** Ids of the elements that differ from guest to guest. */
export function variableElements(document: DesignDocument): ReadonlySet<string> {
	const all = document.pages.flatMap(({ elements }) => elements);
	return new Set(all.filter((one) => fieldsIn(one, document).length > 0).map(({ id }) => id));
}

/** Each field's sample value: the guest of previews and of the editor. */
export function sampleRecord({ fields }: Fields): GuestRecord {
	return Object.fromEntries(fields.map(({ key, sample }) => [key, sample]));
}

/**
 * The document of one guest. Only listed fields are replaced; a field the record does not have counts as empty.
 * A line that held fields and is blank without them is taken out, and so is the double space an empty one leaves.
 * Elements without fields stay the same objects, so that their layout is kept.
 */
export function personalise(document: DesignDocument, record: GuestRecord): DesignDocument {
	if (document.fields.length === 0) return document;
	const pages = document.pages.map((page) => {
		const elements = page.elements.map((element) => personaliseElement(element, document, record));
		return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page;
	});
	return { ...document, pages };
}

function personaliseElement(element: DesignElement, document: Fields, record: GuestRecord): DesignElement {
	if (fieldsIn(element, document).length === 0) return element;
	if (element.type === "qr") {
		const content = element.content.replace(PLACEHOLDER, (written, key: string) =>
			isListed(key, document) ? (record[key] ?? "") : written,
		);
		return { ...element, content };
	}
	return element.type === "text" ? fillText(element, document, record) : element;
}

function isListed(key: string, { fields }: Fields): boolean {
	return fields.some((field) => field.key === key);
}

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly value: string;
}

function fillText(element: TextElement, document: Fields, record: GuestRecord): TextElement {
	const edits = lineEdits(element.text, document, record);
	let { text, runs } = element;
	// From the end, so that the places of earlier edits stay right.
	for (const { start, end, value } of edits.reverse()) {
		text = text.slice(0, start) + value + text.slice(end);
		runs = runs && replaceInRuns(runs, { start, end, inserted: value.length });
	}
	return { ...element, text, ...(runs && { runs }) };
}

function lineEdits(text: string, document: Fields, record: GuestRecord): Edit[] {
	const edits: Edit[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		const end = start + line.length;
		const inLine = placeholderEdits(line, start, document, record);
		const isBlank = inLine.length > 0 && withEdits(line, start, inLine).trim() === "";
		if (isBlank) {
			// With one of its line ends, so that nothing of the line stays.
			const from = end === text.length && start > 0 ? start - 1 : start;
			edits.push({ start: from, end: end === text.length ? end : end + 1, value: "" });
		} else edits.push(...inLine);
		start = end + 1;
	}
	return edits;
}

function placeholderEdits(line: string, offset: number, document: Fields, record: GuestRecord): Edit[] {
	return [...line.matchAll(PLACEHOLDER)].flatMap((match): Edit[] => {
		const [written, key = ""] = match;
		if (!isListed(key, document)) return [];
		const value = (record[key] ?? "").trim();
		let end = match.index + written.length;
		const isAfterSpace = match.index === 0 || line[match.index - 1] === " ";
		if (value === "" && isAfterSpace && line[end] === " ") end++;
		return [{ start: offset + match.index, end: offset + end, value }];
	});
}

function withEdits(line: string, offset: number, edits: readonly Edit[]): string {
	return edits.reduceRight(
		(text, { start, end, value }) => text.slice(0, start - offset) + value + text.slice(end - offset),
		line,
	);
}

/** The document with a field for every placeholder in it, listed or not: a guest list may come before its fields. */
export function declareFields(document: DesignDocument): DesignDocument {
	const known = new Set(document.fields.map(({ key }) => key));
	const found = document.pages.flatMap(({ elements }) => elements.flatMap(placeholdersIn));
	const missing = [...new Set(found)].filter((key) => !known.has(key));
	if (missing.length === 0) return document;
	const fields = missing.map((key) => ({ key, label: key, sample: "" }));
	return { ...document, fields: [...document.fields, ...fields] };
}
