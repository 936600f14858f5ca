import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { type FeastFact, isFact } from "../document/fact.ts";
import { filledElement, filledText, fillingsOf, placeholdersIn, type ValueOf } from "./fill-placeholders.ts";
import { writtenFact } from "./written-fact.ts";

type FactsOf = Pick<DesignDocument, "facts" | "fields" | "language">;

/** Facts as a document's texts ask for them; a field of the guest list comes before a fact of the same key. */
export function factValues({ facts, fields, language = "de" }: FactsOf): ValueOf {
	if (!facts) return () => undefined;
	const ofGuests = new Set(fields.map(({ key }) => key));
	return (key, form) =>
		isFact(key) && !ofGuests.has(key) ? writtenFact(key, facts[key] ?? "", form, language) : undefined;
}

/** Whether an element tells a fact. */
export function asksFor(element: DesignElement, fact: FeastFact): boolean {
	return placeholdersIn(element).includes(fact);
}

/** What no text may be longer than (`textElementSchema`): one that would be stays as it is written, and is found. */
const LONGEST = 4000;

interface Told<Value> {
	readonly of: FactsOf;
	readonly value: Value;
}

const elements = new WeakMap<DesignElement, Told<DesignElement>>();
const pages = new WeakMap<DesignPage, Told<DesignPage>>();
const documents = new WeakMap<DesignDocument, Told<DesignDocument>>();

/**
 * The document as it is seen and printed: its facts in every text that asks for one. What asks for none stays the same
 * object, and so does what was filled before from the same facts, so that its layout is kept.
 */
export function withFacts(document: DesignDocument): DesignDocument {
	if (!document.facts) return document;
	return toldOnce(documents, document, document, () => {
		const fill = factValues(document);
		const fillElement = (element: DesignElement) =>
			toldOnce(elements, element, document, () => filledByFacts(element, fill));
		const fillPage = (page: DesignPage) =>
			toldOnce(pages, page, document, () => {
				const filled = page.elements.map(fillElement);
				return filled.some((element, index) => element !== page.elements[index])
					? { ...page, elements: filled }
					: page;
			});
		return { ...document, pages: document.pages.map(fillPage) };
	});
}

function toldOnce<Value extends object>(
	known: WeakMap<Value, Told<Value>>,
	written: Value,
	of: FactsOf,
	tell: () => Value,
): Value {
	const before = known.get(written);
	if (before && isToldAlike(before.of, of)) return before.value;
	const { facts, fields, language } = of;
	const told: Told<Value> = {
		of: { fields, ...(facts && { facts }), ...(language && { language }) },
		value: tell(),
	};
	known.set(written, told);
	// What is filled is filled already.
	known.set(told.value, told);
	return told.value;
}

function isToldAlike(one: FactsOf, other: FactsOf): boolean {
	return one.facts === other.facts && one.fields === other.fields && one.language === other.language;
}

function filledByFacts(element: DesignElement, fill: ValueOf): DesignElement {
	if (element.type === "text") {
		const after = filledElement(element, fill);
		return after.text.length > LONGEST ? element : after;
	}
	if (element.type !== "qr") return element;
	const fillings = fillingsOf(element.content, fill);
	const content = filledText(element.content, fillings);
	return fillings.length === 0 || content.length > LONGEST ? element : { ...element, content };
}
