import {
	type Command,
	type DesignDocument,
	type DesignElement,
	findElement,
	isPlaceable,
	membersOf,
	ownLabels,
	rights,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { box } from "@offizin/units";
import { boundsAround, rotated, withinTurn } from "./placement.ts";

/** The group of the person's own that an element is in, the nearest; those of a theme hold nobody up. */
export function holderOf(document: DesignDocument, { group }: DesignElement): DesignElement | undefined {
	const holder = group === undefined ? undefined : findElement(document, group);
	if (!holder) return undefined;
	return isPlaceable(holder) ? holder : holderOf(document, holder);
}

/** The outermost group that an element is in; itself where it is in none. */
function outermost(document: DesignDocument, element: DesignElement): DesignElement {
	const holder = holderOf(document, element);
	return holder ? outermost(document, holder) : element;
}

/** What stands for elements as long as no group is opened: each outermost once. */
export function outermostOf(document: DesignDocument, ids: readonly string[]): string[] {
	const outer = elementsOf(document, ids).map((element) => outermost(document, element).id);
	return [...new Set(outer)];
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
	return elementsOf(document, selected).some((one) => isWithin(document, one, group));
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

/** Makes one group of two or more things of a page; `id` of the group. Locked ones stay as they are. */
export function groupTogether(
	document: DesignDocument,
	ids: readonly string[],
	id: string,
): Command | undefined {
	const outer = outermostOf(document, ids);
	const page = document.pages.find(({ elements }) => elements.some((one) => one.id === outer[0]));
	const members = page?.elements.filter((one) => outer.includes(one.id)) ?? [];
	const bounds = boundsAround(document, outer);
	const isUnfit = members.length < 2 || members.some((one) => one.locked || !isPlaceable(one));
	if (!page || !bounds || isUnfit) return undefined;
	const top = Math.max(...members.map((one) => page.elements.indexOf(one)));
	const value: DesignElement = {
		id,
		type: "group",
		label: ownLabels.group,
		box: bounds,
		rotation: 0,
		may: [...rights],
	};
	return together([
		{ type: "addElement", page: page.key, value, index: top + 1 },
		...members.map((one): SimpleCommand => ({ type: "setGroup", element: one.id, group: id })),
	]);
}

/** Takes groups apart; what was in them stays where it is seen. */
export function ungroup(document: DesignDocument, ids: readonly string[]): Command | undefined {
	const groups = elementsOf(document, ids).filter((one) => one.type === "group" && !one.locked);
	return together(groups.flatMap((group) => dissolving(document, group)));
}

/** What takes a group apart that only some of its members are left of. */
export function dissolving(
	document: DesignDocument,
	group: DesignElement,
	isLeft: (member: DesignElement) => boolean = () => true,
): SimpleCommand[] {
	const members = document.pages.flatMap(({ elements }) => elements.filter((one) => one.group === group.id));
	const freed = members
		.filter(isLeft)
		.flatMap((member): SimpleCommand[] => [
			...(group.rotation === 0 ? [] : [turnedAlong(member, group)]),
			{ type: "setGroup", element: member.id, group: group.group ?? null },
		]);
	return [...freed, { type: "removeElement", element: group.id }];
}

function turnedAlong({ id, box: own, rotation }: DesignElement, group: DesignElement): SimpleCommand {
	const middle = (one: DesignElement["box"]) => [one.x + one.width / 2, one.y + one.height / 2] as const;
	const [[x, y], [overX, overY]] = [middle(own), middle(group.box)];
	const [dx, dy] = rotated(x - overX, y - overY, group.rotation);
	return {
		type: "setPlacement",
		element: id,
		box: box(overX + dx - own.width / 2, overY + dy - own.height / 2, own.width, own.height),
		rotation: withinTurn(rotation + group.rotation),
	};
}

/** Holds elements where they are, with all that is in them, or lets them go again. */
export function lock(document: DesignDocument, ids: readonly string[], locked: boolean): Command | undefined {
	const changed = withMembers(document, ids).filter(
		(one) => isPlaceable(one) && (one.locked === true) !== locked,
	);
	return together(changed.map(({ id }): SimpleCommand => ({ type: "setLocked", element: id, locked })));
}

function elementsOf(document: DesignDocument, ids: readonly string[]): DesignElement[] {
	return ids.flatMap((id) => findElement(document, id) ?? []);
}
