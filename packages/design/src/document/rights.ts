import type { DesignElement } from "./element.ts";
import { type Right, rights } from "./right.ts";

const all: ReadonlySet<Right> = new Set(rights);
const none: ReadonlySet<Right> = new Set();

/**
 * What a person may do to an element as it is now: one that they have locked stays where it is. Editors offer
 * accordingly; `applyCommand` does what it is told.
 */
export function rightsOf(element: DesignElement): ReadonlySet<Right> {
	const given = givenRights(element);
	return element.locked
		? new Set([...given].filter((right) => right !== "place" && right !== "remove"))
		: given;
}

/** Whether a person may place an element, once it is unlocked. */
export function isPlaceable(element: DesignElement): boolean {
	return givenRights(element).has("place");
}

/** What people may do to an element of a template's draft once it is published. */
export function grantedRights(element: DesignElement): ReadonlySet<Right> {
	return element.grants ? new Set(element.grants) : rightsOfKind(element);
}

function givenRights(element: DesignElement): ReadonlySet<Right> {
	return element.may ? new Set(element.may) : rightsOfKind(element);
}

/**
 * Where an element says nothing itself a card guides: what is written and photographed is the person's, the drawing
 * around it is the theme's.
 */
function rightsOfKind(element: DesignElement): ReadonlySet<Right> {
	switch (element.type) {
		case "text":
			return element.editable ? all : none;
		case "photo":
		case "qr":
			return all;
		case "artwork":
		case "shape":
		case "line":
		case "group":
			return none;
	}
}
