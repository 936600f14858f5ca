import { type DesignDocument, elementBounds } from "@offizin/design";
import { type Page, safeBoxes } from "@offizin/formats";
import type { Box } from "@offizin/units";
import { withMembers } from "./groups.ts";

export type Axis = "x" | "y";

/** A line that edges and middles catch on: `at` on its axis, seen from `from` to `to` across it. Micrometres. */
export interface SnapLine {
	readonly axis: Axis;
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

/** What elements of a page catch on while they are placed. */
export interface SnapField {
	readonly lines: readonly SnapLine[];
	/** The elements that lie still, for equal gaps between them. */
	readonly still: readonly Box[];
}

/** Edges, middle, folds and safe areas of the page, edges and middles of the elements on it that are not moved. */
export function snapFieldOf(document: DesignDocument, page: Page, moved: readonly string[]): SnapField {
	const inMotion = new Set(withMembers(document, moved).map(({ id }) => id));
	const { width, height } = page.size;
	const trim: Box = { ...page.size, x: 0, y: 0 } as Box;
	const elements = document.pages.find(({ key }) => key === page.key)?.elements ?? [];
	const still = elements
		.filter(({ id, type }) => type !== "group" && !inMotion.has(id))
		.map((element) => elementBounds(document, element));
	// What fills the page says nothing that its edges do not.
	const inside = still.filter((one) => one.width < width && one.height < height);
	return {
		lines: [
			...boxLines(trim, trim),
			...safeBoxes(page).flatMap((safe) => boxLines(safe, trim)),
			...page.folds.map(({ axis, at }) => ({ axis, at, from: 0, to: axis === "x" ? height : width })),
			...inside.flatMap((one) => boxLines(one, one)),
		],
		still: inside,
	};
}

/** Both edges and the middle on both axes. */
function boxLines(area: Box, seen: Box): SnapLine[] {
	const [right, bottom] = [area.x + area.width, area.y + area.height];
	const across = { from: seen.y, to: seen.y + seen.height };
	const along = { from: seen.x, to: seen.x + seen.width };
	return [
		...[area.x, (area.x + right) / 2, right].map((at) => ({ axis: "x" as const, at, ...across })),
		...[area.y, (area.y + bottom) / 2, bottom].map((at) => ({ axis: "y" as const, at, ...along })),
	];
}

/** A line as far as the page and what lies on it reach. */
export function lineThrough(line: SnapLine, area: Box): SnapLine {
	const [from, to] = line.axis === "x" ? [area.y, area.y + area.height] : [area.x, area.x + area.width];
	return { ...line, from: Math.min(line.from, from), to: Math.max(line.to, to) };
}
