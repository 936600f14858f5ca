import { type Crease, circlePath, type SheetSide } from "@offizin/formats";
import { pt, type Um } from "@offizin/units";
import { lineWithin } from "../outline/line-within.ts";
import type { PlateRole } from "../profile/print-profile.ts";

/** Width of every tool line, in µm: a tool follows its middle (editor-print.md §2.1). */
export const TOOL_LINE: Um = pt(0.25);

/** A line a tool follows: nobody prints it. The path is in the sheet's trim coordinates. */
export interface ToolLine {
	readonly role: Extract<PlateRole, "die" | "crease" | "hole" | "kissCut">;
	readonly path: string;
}

/** What is cut, creased and drilled on a side. A straight trim is cut by the guillotine and needs no line. */
export function toolLines(side: SheetSide): ToolLine[] {
	return [
		...side.folds.flatMap((fold) => creases(fold, side)),
		...(side.die ? [{ role: side.kissCut ? ("kissCut" as const) : ("die" as const), path: side.die }] : []),
		...side.slits.map((path) => ({ role: "die" as const, path })),
		...side.holes.map(({ x, y, diameter }) => ({
			role: "hole" as const,
			path: circlePath({ x, y }, diameter / 2),
		})),
	];
}

/** A crease ends where the card ends: within its contour, if it has one. */
function creases({ axis, at, span }: Crease, { size, die }: SheetSide): ToolLine[] {
	const [start, end] = span ?? [0, axis === "x" ? size.height : size.width];
	const spans = die ? lineWithin(die, axis, at) : [[start, end] as const];
	const within = spans.map(([from, to]) => [Math.max(from, start), Math.min(to, end)] as const);
	return within.flatMap(([from, to]) => {
		if (to <= from) return [];
		const ends = [Math.round(from), Math.round(to)].map((place) =>
			axis === "x" ? `${at} ${place}` : `${place} ${at}`,
		);
		return [{ role: "crease", path: `M${ends.join("L")}` }];
	});
}
