import {
	type Command,
	type DesignDocument,
	type DesignElement,
	elementBounds,
	findElement,
	rightsOf,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { type Box, intersects } from "@offizin/units";
import { sized, withinTurn } from "./drag-placements.ts";
import { boundsAround, type Placement, placementCommands, placementsOf, shifted } from "./placement.ts";
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

/** Makes an element wider and higher by so much; its upper left corner stays. */
export function grow(document: DesignDocument, id: string, dx: number, dy: number): Command | undefined {
	return placed(placementsOf(document, [id]), (one) => sized(one, 1, 1, dx, dy, false));
}

/** Turns an element about its middle, hundredths of a degree clockwise. */
export function turn(document: DesignDocument, id: string, by: number): Command | undefined {
	const turned = (one: Placement) => ({ ...one, rotation: withinTurn(one.rotation + by) });
	return placed(placementsOf(document, [id]), turned);
}

/** Takes away those that may be taken away. */
export function remove(document: DesignDocument, ids: readonly string[]): Command | undefined {
	const commands = elementsOf(document, ids)
		.filter((element) => rightsOf(element).has("remove"))
		.map(({ id }): SimpleCommand => ({ type: "removeElement", element: id }));
	return together(commands);
}

/** How far a copy lies from what it was made of, micrometres. */
const ASIDE = 3_000;

/** Copies on top of everything, a little aside; `ids` of the copies, in the order of the originals. */
export function duplicate(
	document: DesignDocument,
	ids: readonly string[],
	freeId: (kind: string) => string,
): { readonly command: Command; readonly ids: readonly string[] } | undefined {
	const copies = document.pages.flatMap(({ key, elements }) =>
		elements
			.filter(({ id, type }) => ids.includes(id) && type !== "group")
			.map((element): SimpleCommand & { type: "addElement" } => {
				const { x, y } = element.box;
				const box = { ...element.box, x: x + ASIDE, y: y + ASIDE } as Box;
				return { type: "addElement", page: key, value: { ...element, id: freeId(element.type), box } };
			}),
	);
	const command = together(copies);
	return command && { command, ids: copies.map(({ value }) => value.id) };
}

export type Step = "front" | "forward" | "backward" | "back";

/** Another place in the order of the page; a step is one past the next element that it overlaps. */
export function reorder(document: DesignDocument, id: string, step: Step): Command | undefined {
	const page = document.pages.find(({ elements }) => elements.some((one) => one.id === id));
	const element = page?.elements.find((one) => one.id === id);
	if (!page || !element) return undefined;
	const at = page.elements.indexOf(element);
	const last = page.elements.length - 1;
	const own = elementBounds(document, element);
	const overlaps = (one: DesignElement) =>
		one.type !== "group" && intersects(elementBounds(document, one), own);
	const above = page.elements.findIndex((one, index) => index > at && overlaps(one));
	const below = page.elements.findLastIndex((one, index) => index < at && overlaps(one));
	const index = { front: last, back: 0, forward: above < 0 ? last : above, backward: below < 0 ? 0 : below }[
		step
	];
	return index === at ? undefined : { type: "moveElement", element: id, index };
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

function elementsOf(document: DesignDocument, ids: readonly string[]): DesignElement[] {
	return ids.flatMap((id) => findElement(document, id) ?? []);
}
