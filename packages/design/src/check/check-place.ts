import { type Cut, type Placement, placementOf, safeBoxes } from "@offizin/formats";
import type { Matrix } from "@offizin/geometry";
import { type Box, box, contains, intersects } from "@offizin/units";
import type { DesignElement } from "../document/element.ts";
import { elementMatrix } from "../draw/placement.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding, PlaceRule, Repair } from "./finding.ts";

type Misplaced = Exclude<Placement, "safe"> | "off";

/** What an element paints that has to be seen whole. */
export interface PlacedInk {
	/** A line of text or a code, in parts where a box around all of it would say too much. */
	readonly things: readonly (readonly Box[])[];
	readonly rules: Readonly<Record<Misplaced, PlaceRule>>;
	/** What goes through a part and makes it useless. */
	readonly lostBy: (part: Box) => readonly Cut[];
}

/** Where the ink of an element stands. Each rule it breaks is said once; what is cut off, lost or not printed is an error. */
export function checkPlace(scene: Scene, placed: Placed, { things, rules, lostBy }: PlacedInk): Finding[] {
	const broken = new Set(things.flatMap((parts) => placesOf(scene, parts)));
	if (broken.size === 0) return [];
	const written = things.flat();
	const isBare = scene.page.reserved.some(
		({ bare }) => bare && written.some((part) => intersects(bare, part)),
	);
	const lost = new Set<Misplaced>(
		broken.has("off") ? ["off"] : [...written.flatMap(lostBy), ...(isBare ? (["reserved"] as const) : [])],
	);
	const repair = moveInside(scene, placed.element, written);
	return [...new Set([...broken, ...lost])].map((place) =>
		findingAbout(scene, placed, lost.has(place) ? "error" : "warning", { rule: rules[place] }, repair),
	);
}

/** What is wrong with the place of one thing. Of what is cut off nothing else is said. */
function placesOf(scene: Scene, parts: readonly Box[]): Misplaced[] {
	const places = parts.map((part) => (isOnPage(scene, part) ? placementOf(scene.page, part) : "off"));
	return places.includes("off") ? ["off"] : places.filter((place) => place !== "safe");
}

/** Beyond its edges a page paints its bleed and nothing across a fold: what stands there is cut off. */
function isOnPage({ page: { size } }: Scene, part: Box): boolean {
	return contains(box(0, 0, size.width, size.height), part);
}

/** Whether a box around what a matrix maps is no larger than that: turned by quarters only. */
export function isSquare([a, b]: Matrix): boolean {
	return Math.abs(a) < 1e-9 || Math.abs(b) < 1e-9;
}

/** Farther than this an element would be somewhere else, which is for a person to decide. */
const FARTHEST = 15_000;
/** Air for lengths that are rounded once more when the element has been moved. */
const ROUNDING = 2;

/** The shortest way for all of the ink into one safe area, as a command; without one a person must find the place. */
function moveInside({ page, document }: Scene, element: DesignElement, written: readonly Box[]): Repair {
	const whole = around(written);
	const shifts = safeBoxes(page)
		.filter((safe) => whole.width <= safe.width - 2 * ROUNDING && whole.height <= safe.height - 2 * ROUNDING)
		.map((safe) => ({
			dx: into(whole.x, whole.width, safe.x, safe.width),
			dy: into(whole.y, whole.height, safe.y, safe.height),
		}))
		.filter(({ dx, dy }) => Math.hypot(dx, dy) <= FARTHEST)
		.sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));
	const shift = shifts.find(({ dx, dy }) =>
		written.every(
			(part) => placementOf(page, box(part.x + dx, part.y + dy, part.width, part.height)) === "safe",
		),
	);
	// On the baseline grid a text moved up or down stands on other lines, elsewhere than it was moved to.
	const isOnGrid = element.type === "text" && element.onGrid;
	if (!shift || (isOnGrid && shift.dy !== 0)) return { kind: "moveInside" };
	const { x, y, width, height } = element.box;
	const { dx, dy } = inGroup(elementMatrix(document, element), element.rotation, shift);
	const moved = box(x + dx, y + dy, width, height);
	const { id, rotation } = element;
	return { kind: "commands", commands: [{ type: "setPlacement", element: id, box: moved, rotation }] };
}

/** The smallest way that brings a stretch inside another. */
function into(start: number, length: number, low: number, room: number): number {
	return Math.max(low + ROUNDING - start, Math.min(0, low + room - ROUNDING - (start + length)));
}

interface Shift {
	readonly dx: number;
	readonly dy: number;
}

/** A way across the page as the groups of an element see it, which may be turned. */
function inGroup([a, b]: Matrix, rotation: number, { dx, dy }: Shift): Shift {
	const turn = Math.atan2(b, a) - (rotation / 100) * (Math.PI / 180);
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	return { dx: cos * dx + sin * dy, dy: cos * dy - sin * dx };
}

function around(boxes: readonly Box[]): Box {
	const left = Math.min(...boxes.map(({ x }) => x));
	const top = Math.min(...boxes.map(({ y }) => y));
	const right = Math.max(...boxes.map(({ x, width }) => x + width));
	const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
	return box(left, top, right - left, bottom - top);
}
