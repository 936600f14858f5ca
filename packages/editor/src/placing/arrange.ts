import {
	type Command,
	type DesignDocument,
	type DesignElement,
	elementBounds,
	elementsOf,
	findElement,
	rightsOf,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { type Box, intersects } from "@offizin/units";
import { ASIDE, type Copied, copiesOf } from "./copies.ts";
import { sized } from "./drag-placements.ts";
import { dissolving } from "./grouping.ts";
import { holderOf, innermostFirst, withMembers } from "./groups.ts";
import {
	boundsAround,
	type Placement,
	placementCommands,
	placementsOf,
	shifted,
	withinTurn,
} from "./placement.ts";
import { scalingCommands } from "./scaling.ts";
import type { Axis } from "./snap-lines.ts";

/** Moves elements by a way on the page, micrometres. */
export function nudge(
	document: DesignDocument,
	ids: readonly string[],
	dx: number,
	dy: number,
): Command | undefined {
	return placed(placementsOf(document, ids), (one) => shifted(one, dx, dy));
}

/** Makes an element wider and higher by so much, a group as a whole; its upper left corner stays. */
export function grow(document: DesignDocument, id: string, dx: number, dy: number): Command | undefined {
	if (findElement(document, id)?.type !== "group")
		return placed(placementsOf(document, [id]), (one) => sized(one, 1, 1, dx, dy, false));
	const bounds = boundsAround(document, [id]);
	if (!bounds) return undefined;
	const factor = dx === 0 ? 1 + dy / bounds.height : 1 + dx / bounds.width;
	if (factor <= 0) return undefined;
	return together(scalingCommands(withMembers(document, [id]), { factor, about: bounds }));
}

/** Turns an element about its middle, hundredths of a degree clockwise. */
export function turn(document: DesignDocument, id: string, by: number): Command | undefined {
	const turned = (one: Placement) => ({ ...one, rotation: withinTurn(one.rotation + by) });
	return placed(placementsOf(document, [id]), turned);
}

/** Takes away those that may be taken away, groups with all that is in them; what is left of a group alone is free. */
export function remove(document: DesignDocument, ids: readonly string[]): Command | undefined {
	const wanted = ids.filter((id) => mayBeRemoved(document, id));
	const gone = withMembers(document, wanted);
	const isLeft = ({ id }: DesignElement) => !gone.some((one) => one.id === id);
	const membersLeft = ({ id }: DesignElement) => membersIn(document, id).filter(isLeft);
	const broken = gone
		.flatMap((one) => holderOf(document, one) ?? [])
		.filter((group, at, all) => isLeft(group) && all.indexOf(group) === at && membersLeft(group).length < 2);
	const innerFirst = [...gone.filter(({ type }) => type !== "group"), ...innermostFirst(gone)];
	return together([
		...innerFirst.map(({ id }): SimpleCommand => ({ type: "removeElement", element: id })),
		...broken.flatMap((group) => dissolving(document, group, isLeft)),
	]);
}

function mayBeRemoved(document: DesignDocument, id: string): boolean {
	const element = findElement(document, id);
	return element !== undefined && rightsOf(element).has("remove");
}

function membersIn(document: DesignDocument, group: string): DesignElement[] {
	return elementsOf(document).filter((one) => one.group === group);
}

/** Copies on top of everything, a little aside; `ids` of the copies, in the order of the originals. */
export function duplicate(
	document: DesignDocument,
	ids: readonly string[],
	freeId: (kind: string) => string,
): Copied | undefined {
	const page = document.pages.find(({ elements }) => elements.some(({ id }) => ids.includes(id)));
	const elements = page && withMembers({ ...document, pages: [page] }, ids);
	return (
		elements && copiesOf(elements, { page: page.key, by: { x: ASIDE, y: ASIDE }, keepsGroup: true }, freeId)
	);
}

export type Step = "front" | "forward" | "backward" | "back";

/** Another place in the order of the page for some of its elements together; a step is one past the next they overlap. */
export function reorder(document: DesignDocument, ids: readonly string[], step: Step): Command | undefined {
	const page = document.pages.find(({ elements }) => elements.some((one) => ids.includes(one.id)));
	if (!page) return undefined;
	const block = withMembers({ ...document, pages: [page] }, ids);
	const others = page.elements.filter((one) => !block.includes(one));
	const rank = (one: DesignElement | undefined) => (one ? page.elements.indexOf(one) : -1);
	const own = boundsAround(document, ids);
	const overlaps = (one: DesignElement) =>
		one.type !== "group" && own !== undefined && intersects(elementBounds(document, one), own);
	const above = others.findIndex((one) => rank(one) > rank(block.at(-1)) && overlaps(one));
	const below = others.findLastIndex((one) => rank(one) < rank(block[0]) && overlaps(one));
	const at = {
		front: others.length,
		back: 0,
		forward: above < 0 ? others.length : above + 1,
		backward: Math.max(0, below),
	}[step];
	const wanted = others.toSpliced(at, 0, ...block);
	// Upwards the last goes first, so that none moves another.
	const isUp = step === "front" || step === "forward";
	const order = page.elements.map(({ id }) => id);
	return together(
		(isUp ? block.toReversed() : block).flatMap(({ id }): SimpleCommand[] => {
			const index = wanted.findIndex((one) => one.id === id);
			if (order[index] === id) return [];
			order.splice(order.indexOf(id), 1);
			order.splice(index, 0, id);
			return [{ type: "moveElement", element: id, index }];
		}),
	);
}

export type Edge = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** Lines elements up with each other, or a single one with the area given. */
export function align(
	document: DesignDocument,
	ids: readonly string[],
	edge: Edge,
	area: Box,
): Command | undefined {
	const around = ids.length > 1 ? boundsAround(document, ids) : area;
	if (!around) return undefined;
	return placed(placementsOf(document, ids), (placement) => {
		const own = boundsAround(document, [placement.element]) ?? placement.box;
		const [dx, dy] = wayTo(own, around, edge);
		return shifted(placement, dx, dy);
	});
}

function wayTo(own: Box, around: Box, edge: Edge): readonly [dx: number, dy: number] {
	const [spareX, spareY] = [around.width - own.width, around.height - own.height];
	const [x, y] = [around.x - own.x, around.y - own.y];
	switch (edge) {
		case "left":
			return [x, 0];
		case "center":
			return [x + spareX / 2, 0];
		case "right":
			return [x + spareX, 0];
		case "top":
			return [0, y];
		case "middle":
			return [0, y + spareY / 2];
		case "bottom":
			return [0, y + spareY];
	}
}

/** Makes the gaps between three or more elements equal; the outermost stay. */
export function distribute(
	document: DesignDocument,
	ids: readonly string[],
	axis: Axis,
): Command | undefined {
	const start = (one: Box) => (axis === "x" ? one.x : one.y);
	const size = (one: Box) => (axis === "x" ? one.width : one.height);
	const before = placementsOf(document, ids);
	const row = before
		.map((placement) => ({ placement, own: boundsAround(document, [placement.element]) ?? placement.box }))
		.toSorted((a, b) => start(a.own) - start(b.own));
	const [first, last] = [row[0], row.at(-1)];
	if (!first || !last || row.length < 3) return undefined;
	const room = start(last.own) + size(last.own) - start(first.own);
	const gap = (room - row.reduce((sum, { own }) => sum + size(own), 0)) / (row.length - 1);
	let at: number = start(first.own);
	const placements = row.map(({ placement, own }) => {
		const way = at - start(own);
		at += size(own) + gap;
		return axis === "x" ? shifted(placement, way, 0) : shifted(placement, 0, way);
	});
	return together(placementCommands(before, placements));
}

function placed(
	before: readonly Placement[],
	change: (placement: Placement) => Placement,
): Command | undefined {
	return together(placementCommands(before, before.map(change)));
}
