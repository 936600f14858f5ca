import {
	type DesignDocument,
	type DesignElement,
	findElement,
	isPlaceable,
	membersOf,
} from "@offizin/design";

/** The group of the person's own that an element is in, the nearest; those of a theme hold nobody up. */
export function holderOf(document: DesignDocument, { group }: DesignElement): DesignElement | undefined {
	const holder = group === undefined ? undefined : findElement(document, group);
	if (!holder) return undefined;
	return isPlaceable(holder) ? holder : holderOf(document, holder);
}

/** Whether a press can reach an element of its own: it is in no group, or its group is open. */
export function isReachable(
	document: DesignDocument,
	element: DesignElement,
	selected: readonly string[],
): boolean {
	const holder = holderOf(document, element);
	return holder === undefined || isOpen(document, holder.id, selected);
}

/** A group is open as long as it is selected, or something in it. */
export function isOpen(document: DesignDocument, group: string, selected: readonly string[]): boolean {
	return elementsNamed(document, selected).some((one) => isWithin(document, one, group));
}

function isWithin(document: DesignDocument, element: DesignElement, group: string): boolean {
	if (element.id === group) return true;
	const holder = holderOf(document, element);
	return holder !== undefined && isWithin(document, holder, group);
}

/** Elements with all that is in those that are groups. */
export function withMembers(document: DesignDocument, ids: readonly string[]): DesignElement[] {
	const wanted = new Set(ids);
	for (const { elements } of document.pages) {
		for (const id of ids) for (const member of membersOf(elements, id)) wanted.add(member.id);
	}
	return document.pages.flatMap(({ elements }) => elements.filter(({ id }) => wanted.has(id)));
}

/** The groups among elements, each before the one it is in. */
export function innermostFirst(elements: readonly DesignElement[]): DesignElement[] {
	const depth = ({ group }: DesignElement): number => {
		const holder = elements.find(({ id }) => id === group);
		return holder ? 1 + depth(holder) : 0;
	};
	return elements.filter(({ type }) => type === "group").toSorted((one, other) => depth(other) - depth(one));
}

/** Those of them that are there. */
export function elementsNamed(document: DesignDocument, ids: readonly string[]): DesignElement[] {
	return ids.flatMap((id) => findElement(document, id) ?? []);
}
