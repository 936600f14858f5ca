import { type FontExtent, isBasic } from "@offizin/text";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import { textExtentOf } from "../document/text-extent.ts";
import { withFacts } from "./with-facts.ts";

type Guests = NonNullable<DesignDocument["guests"]>;

/** Every list is looked through once. */
const known = new WeakMap<Guests, boolean>();

/** How much of its fonts a document is drawn with: all of them, as soon as one text or guest asks for more than is basic. */
export function fontExtentOf(document: DesignDocument): FontExtent {
	const { guests, fields } = document;
	const isEnough =
		elementsOf(withFacts(document)).every((one) => one.type !== "text" || textExtentOf(one) === "basic") &&
		fields.every(({ sample }) => isBasic(sample)) &&
		(!guests || areBasic(guests));
	return isEnough ? "basic" : "whole";
}

function areBasic(guests: Guests): boolean {
	const basic =
		known.get(guests) ?? guests.every((guest) => Object.values(guest).every((value) => isBasic(value)));
	known.set(guests, basic);
	return basic;
}
