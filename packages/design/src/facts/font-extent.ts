import { type FontExtent, isBasic } from "@offizin/text";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { withFacts } from "./with-facts.ts";

/** Every element and list of guests is looked through once. */
const looked = new WeakMap<object, boolean>();

/** How much of its fonts a document is drawn with: all of them, as soon as one text or guest asks for more than is basic. */
export function fontExtentOf(document: DesignDocument): FontExtent {
	const { guests = [], fields } = document;
	const lists = [
		[guests, () => guests.every((guest) => Object.values(guest).every((value) => isBasic(value)))],
		[fields, () => fields.every(({ sample }) => isBasic(sample))],
	] as const;
	const isEnough =
		elementsOf(withFacts(document)).every((element) => lookOnce(element, () => isBasicElement(element))) &&
		lists.every(([list, look]) => lookOnce(list, look));
	return isEnough ? "basic" : "whole";
}

function lookOnce(what: object, look: () => boolean): boolean {
	const known = looked.get(what) ?? look();
	looked.set(what, known);
	return known;
}

function isBasicElement(element: DesignElement): boolean {
	if (element.type !== "text") return true;
	const { text, style, runs = [] } = element;
	return isBasic(
		text,
		[style, ...runs.map((run) => run.style)].flatMap(({ features = [] }) => features),
	);
}
