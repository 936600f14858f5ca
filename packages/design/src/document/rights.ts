import type { DesignElement } from "./element.ts";
import { type Right, rights } from "./right.ts";

const all: ReadonlySet<Right> = new Set(rights);
const none: ReadonlySet<Right> = new Set();

/**
 * What a person may do to an element. Where it says nothing itself a card guides: what is written and photographed is
 * theirs, the drawing around it is the theme's. Editors offer accordingly; `applyCommand` does what it is told.
 */
export function rightsOf(element: DesignElement): ReadonlySet<Right> {
	if (element.type !== "group" && element.may) return new Set(element.may);
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
