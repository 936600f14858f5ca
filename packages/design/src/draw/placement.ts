import { type Matrix, multiply, translate } from "@offizin/geometry";
import { type Box, boxAround } from "@offizin/units";
import type { DesignDocument } from "../document/document.ts";
import { findElement, locateElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { boundsOf, boxMatrix } from "./matrix.ts";

type Pages = Pick<DesignDocument, "pages">;

/** Maps an element's own coordinates (origin top left of its box) to the page, through all its groups. */
export function elementMatrix(document: Pages, element: DesignElement): Matrix {
	return multiply(groupMatrix(document, element), boxMatrix(element.box, element.rotation));
}

/** The turn that the groups of an element add; the identity for most. */
function groupMatrix(document: Pages, element: DesignElement): Matrix {
	let matrix = translate(0, 0);
	for (let key = element.group; key !== undefined; ) {
		const group = findElement(document, key);
		if (group?.type !== "group") return matrix;
		const { box, rotation } = group;
		if (rotation !== 0) {
			const turn = multiply(boxMatrix(box, rotation), translate(-box.x, -box.y));
			matrix = multiply(turn, matrix);
		}
		key = group.group;
	}
	return matrix;
}

/**
 * Smallest page box around part of an element (in its own coordinates; the whole box when absent). A group ends where
 * its members do.
 */
export function elementBounds(document: Pages, element: DesignElement, part?: Box): Box {
	if (element.type === "group" && !part) {
		const elements = locateElement(document, element.id)?.page.elements ?? [];
		const members = elements.filter(({ group }) => group === element.id);
		const around = boxAround(members.map((member) => elementBounds(document, member)));
		if (around) return around;
	}
	const { width, height } = element.box;
	return boundsOf(elementMatrix(document, element), part ?? { x: 0, y: 0, width, height });
}
