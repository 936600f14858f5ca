import {
	type Command,
	type DesignDocument,
	type DesignElement,
	isPlaceable,
	ownLabels,
	rights,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { box } from "@offizin/units";
import { elementsNamed, holderOf, withMembers } from "./groups.ts";
import { boundsAround, rotated, withinTurn } from "./placement.ts";

/** The outermost group that an element is in; itself where it is in none. */
function outermost(document: DesignDocument, element: DesignElement): DesignElement {
	const holder = holderOf(document, element);
	return holder ? outermost(document, holder) : element;
}

/** What stands for elements as long as no group is opened: each outermost once. */
export function outermostOf(document: DesignDocument, ids: readonly string[]): string[] {
	const outer = elementsNamed(document, ids).map((element) => outermost(document, element).id);
	return [...new Set(outer)];
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
	const groups = elementsNamed(document, ids).filter((one) => one.type === "group" && !one.locked);
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
