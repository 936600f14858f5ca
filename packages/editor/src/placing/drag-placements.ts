import { findElement, type SimpleCommand } from "@offizin/design";
import { type Box, box, type Point, um } from "@offizin/units";
import type { Drag, Dragged, Grip, Placer } from "./drag.ts";
import { withMembers } from "./groups.ts";
import {
	boundsAround,
	type Placement,
	placementCommands,
	placementsOf,
	rotated,
	shifted,
	withinTurn,
} from "./placement.ts";
import { scalingCommands } from "./scaling.ts";
import { CATCH_ALL, type Catching, snap } from "./snap.ts";

/** No side gets shorter than this, micrometres. */
const LEAST_SIDE = 2_000;

export function dragPlacements(drag: Drag): Dragged {
	const [only] = drag.start;
	if (drag.grip === "move" || !only) return move(drag);
	if (drag.grip === "rotate") return turn(drag, only);
	return drag.members.length > 0 ? scale(drag, drag.grip) : resize(drag, only, drag.grip);
}

export const placer: Placer = {
	grab(document, { elements, grip, field, from }) {
		const bounds = boundsAround(document, elements);
		if (!bounds) return undefined;
		const [first = "", another] = elements;
		const isGroup = another === undefined && findElement(document, first)?.type === "group";
		const members = isGroup ? withMembers(document, elements) : [];
		const start = placementsOf(document, elements);
		return { grip, field, from, start, members, bounds, to: from, tolerance: 0, isEven: false };
	},
	drag: dragPlacements,
	commands: dragCommands,
};

function dragCommands({ start, members }: Drag, { placements, scaling }: Dragged): SimpleCommand[] {
	return scaling ? scalingCommands(members, scaling) : placementCommands(start, placements);
}

function move({ start, bounds, field, from, to, tolerance, isEven }: Drag): Dragged {
	const [x, y] = [to.x - from.x, to.y - from.y];
	const [dx, dy] = isEven ? (Math.abs(x) > Math.abs(y) ? [x, 0] : [0, y]) : [x, y];
	const there = { ...bounds, x: bounds.x + dx, y: bounds.y + dy } as Box;
	const caught = snap(there, field, CATCH_ALL, tolerance);
	return {
		placements: start.map((one) => shifted(one, dx + caught.dx, dy + caught.dy)),
		guides: caught.guides,
	};
}

/** Upright within this many hundredths of a degree of a multiple of 45. */
const UPRIGHT = 300;

function turn({ bounds, from, to, tolerance, isEven }: Drag, start: Placement): Dragged {
	const centre = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
	const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x);
	const raw = start.rotation + ((angle(to) - angle(from)) * 18_000) / Math.PI;
	const straight = Math.round(raw / 4500) * 4500;
	const caught = tolerance > 0 && Math.abs(raw - straight) <= UPRIGHT ? straight : Math.round(raw);
	const rotation = withinTurn(isEven ? Math.round(raw / 1500) * 1500 : caught);
	return { placements: [{ ...start, rotation }], guides: [] };
}

function resize(
	{ field, from, to, tolerance, isEven }: Drag,
	start: Placement,
	grip: Exclude<Grip, "move" | "rotate">,
): Dragged {
	const [sideX, sideY] = sidesOf(grip);
	const isUpright = start.rotation === 0 && start.turn === 0;
	const [x, y] = rotated(to.x - from.x, to.y - from.y, -start.turn - start.rotation);
	const free = sized(start, sideX, sideY, x, y, isEven);
	// What is turned has no edge along a line.
	if (!isUpright || isEven) return { placements: [free], guides: [] };
	const catching: Catching = { x: edge(sideX), y: edge(sideY), gaps: false };
	const caught = snap(free.box, field, catching, tolerance);
	const placement = sized(start, sideX, sideY, x + caught.dx, y + caught.dy, false);
	return { placements: [placement], guides: caught.guides };
}

/** The opposite corner stays, and so does the shape. */
function scale({ start, bounds, from, to }: Drag, grip: Exclude<Grip, "move" | "rotate">): Dragged {
	const [sideX, sideY] = sidesOf(grip);
	const { x, y, width, height } = bounds;
	const [wayX, wayY] = [sideX * width, sideY * height];
	const along = (to.x - from.x) * wayX + (to.y - from.y) * wayY;
	const least = Math.min(1, LEAST_SIDE / Math.min(width, height));
	const factor = Math.max(least, 1 + along / (wayX ** 2 + wayY ** 2));
	const about = { x: um(sideX < 0 ? x + width : x), y: um(sideY < 0 ? y + height : y) };
	return { placements: start, guides: [], scaling: { factor, about } };
}

function sidesOf(grip: Grip): readonly [sideX: number, sideY: number] {
	const sideX = grip.includes("e") ? 1 : grip.includes("w") ? -1 : 0;
	return [sideX, grip.includes("s") ? 1 : grip.includes("n") ? -1 : 0];
}

function edge(side: number): ("start" | "end")[] {
	if (side === 0) return [];
	return side > 0 ? ["end"] : ["start"];
}

/** The opposite edge or corner stays where it is, however the element is turned. */
export function sized(
	start: Placement,
	sideX: number,
	sideY: number,
	dx: number,
	dy: number,
	keepsRatio: boolean,
): Placement {
	const from = start.box;
	let width = Math.max(LEAST_SIDE, from.width + sideX * dx);
	let height = Math.max(LEAST_SIDE, from.height + sideY * dy);
	if (keepsRatio && sideX !== 0 && sideY !== 0) {
		const factor = Math.max(width / from.width, height / from.height);
		[width, height] = [from.width * factor, from.height * factor];
	}
	if (sideX === 0) width = from.width;
	if (sideY === 0) height = from.height;
	[width, height] = [Math.round(width), Math.round(height)];
	const [x, y] = rotated(
		(sideX * (width - from.width)) / 2,
		(sideY * (height - from.height)) / 2,
		start.rotation,
	);
	const centre = { x: from.x + from.width / 2 + x, y: from.y + from.height / 2 + y };
	return { ...start, box: box(centre.x - width / 2, centre.y - height / 2, width, height) };
}
