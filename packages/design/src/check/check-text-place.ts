import { placementOf, safeBoxes } from "@offizin/catalog";
import { type Box, box, contains } from "@offizin/units";
import type { TextElement } from "../document/text-element.ts";
import type { GlyphsItem, Matrix } from "../draw/display-list.ts";
import { boundsOf } from "../draw/matrix.ts";
import { elementMatrix } from "../draw/placement.ts";
import type { Extent } from "./check-geometry.ts";
import { glyphExtents, glyphsExtent } from "./check-glyphs.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding, FindingRule, Repair } from "./finding.ts";

const rules = {
	off: "text.outsideTrim",
	trim: "text.outsideSafe",
	fold: "text.overFold",
	hole: "text.overHole",
	die: "text.overDie",
	reserved: "text.inReserved",
} as const;

/** Where the ink of a text stands, line by line. Each rule it breaks is said once; what is cut off is an error. */
export function checkTextPlace(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const written = inkBoxes(scene, placed);
	const broken = new Set<keyof typeof rules>();
	for (const part of written) {
		const place = isOnPage(scene, part) ? placementOf(scene.page, part) : "off";
		if (place !== "safe") broken.add(place);
	}
	if (broken.size === 0) return [];
	const repair = moveInside(scene, element, written);
	return [...broken].map((place) => {
		const rule: FindingRule = { rule: rules[place] };
		return findingAbout(scene, placed, place === "off" ? "error" : "warning", rule, repair);
	});
}

/** Beyond its edges a page paints its bleed and nothing across a fold: what stands there is cut off. */
function isOnPage({ page: { size } }: Scene, part: Box): boolean {
	return contains(box(0, 0, size.width, size.height), part);
}

/** The ink on the page: lines as a whole, glyph by glyph where a line is askew and a box around it would say too much. */
function inkBoxes({ shaper }: Scene, placed: Placed): Box[] {
	const items = placed.pieces().flatMap(({ item }) => (item.kind === "glyphs" ? [item] : []));
	return items.flatMap((item) => {
		const extents = isSquare(item.matrix) ? [glyphsExtent(shaper, item)] : glyphExtents(shaper, item);
		return extents.flatMap((extent) => (extent ? [onPage(item, extent)] : []));
	});
}

function isSquare([a, b]: Matrix): boolean {
	return Math.abs(a) < 1e-9 || Math.abs(b) < 1e-9;
}

function onPage({ matrix }: GlyphsItem, { left, top, right, bottom }: Extent): Box {
	return boundsOf(matrix, { x: left, y: top, width: right - left, height: bottom - top });
}

/** Farther than this a text would be somewhere else, which is for a person to decide. */
const FARTHEST = 15_000;
/** Air for lengths that are rounded once more when the text has been moved. */
const ROUNDING = 2;

/** The shortest way for all of the ink into one safe area, as a command; without one a person must find the place. */
function moveInside({ page, document }: Scene, element: TextElement, written: readonly Box[]): Repair {
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
	if (!shift || (element.onGrid && shift.dy !== 0)) return { kind: "moveInside" };
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
