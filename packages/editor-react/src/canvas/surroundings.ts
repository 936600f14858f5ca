import { type DesignDocument, type DesignElement, findElement } from "@offizin/design";

/** Whether everything outside an element that shapes its picture is the same: inks, drawings, groups, grid. */
export function hasSameSurroundings(
	before: DesignDocument,
	after: DesignDocument,
	element: DesignElement,
): boolean {
	if (before.swatches !== after.swatches || before.artworks !== after.artworks) return false;
	if (before.pages === after.pages) return true;
	const hangsOnGrid = element.type === "text" && element.onGrid === true;
	if (hangsOnGrid && gridOf(before, element) !== gridOf(after, element)) return false;
	const turned = groupsOf(after, element);
	const once = groupsOf(before, element);
	return turned.length === once.length && turned.every((group, index) => group === once[index]);
}

/** The groups an element is turned with, from the inside out. */
function groupsOf(document: DesignDocument, element: DesignElement): DesignElement[] {
	const groups: DesignElement[] = [];
	for (let key = element.group; key !== undefined; ) {
		const group = findElement(document, key);
		if (!group) break;
		groups.push(group);
		key = group.group;
	}
	return groups;
}

function gridOf({ pages }: DesignDocument, { id }: DesignElement) {
	return pages.find(({ elements }) => elements.some((other) => other.id === id))?.baselineGrid;
}
