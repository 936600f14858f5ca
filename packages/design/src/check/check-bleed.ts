import { BLEED, type Page } from "@offizin/formats";
import { type Contour, type Extent, meets, rectContour, type Spot } from "@offizin/geometry";
import { box, mm, um } from "@offizin/units";
import type { DesignElement } from "../document/element.ts";
import { elementMatrix } from "../draw/placement.ts";
import { overlapOf } from "./check-overlap.ts";
import type { Piece } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding, PageEdge, Repair } from "./finding.ts";

/** A cut lands within this of the trim (domain.md §1.1). */
const CUT_TOLERANCE = mm(1);
/** What is shorter along an edge is a tip or an ornament, and no border that could look crooked. */
const LEAST_BORDER = mm(10);
/** Lengths are rounded to whole micrometres on their way. */
const ROUNDING = 5;

interface Short {
	readonly edge: PageEdge;
	/** How far the ink passes the trim; negative where it ends inside. */
	readonly past: number;
	readonly severity: Finding["severity"];
}

/**
 * Ink within the bleed's width of a cut edge has to pass it by the bleed. What ends within the tolerance of the cut is
 * an error, for some cards get a white strip there. What ends farther out, or runs along the edge inside as a narrow
 * border, is a warning: that may be meant. A drawing is judged as a whole, and what another element hides is not seen.
 * Type and codes have rules of their own, and so has metal, which stays away from the edge.
 */
export function checkBleed(scene: Scene, placed: Placed): Finding[] {
	const pieces = placed.pieces().filter((piece) => isInk(scene, piece));
	const extent = around(pieces);
	if (!extent || !meets(extent, trimOf(scene.page))) return [];
	const short = cutEdges(scene.page).flatMap((edge): Short[] => {
		const past = pastEdge(extent, edge, scene.page);
		const severity = severityOf(past, () => isBorder(pieces, edge, scene.page));
		return severity && !isHidden(scene, placed, extent, edge) ? [{ edge, past, severity }] : [];
	});
	const [worst] = [...short].sort(byDamage);
	if (!worst) return [];
	const edges = short.map(({ edge }) => edge);
	const rule = { rule: "bleed.missing", edges, past: um(worst.past) } as const;
	return [findingAbout(scene, placed, worst.severity, rule, extended(scene, placed.element, short))];
}

/** White on bare paper is not printed; on a coloured page it shows where it ends. */
function isInk({ background }: Scene, { item }: Piece): boolean {
	if (item.kind === "photo") return true;
	if (item.paint.role === "foil") return false;
	return background !== undefined || item.paint.cmyk.some((ink) => ink > 0);
}

function around(pieces: readonly Piece[]): Extent | undefined {
	const extents = pieces.flatMap((piece) => piece.extent() ?? []);
	if (extents.length === 0) return undefined;
	return {
		left: Math.min(...extents.map(({ left }) => left)),
		top: Math.min(...extents.map(({ top }) => top)),
		right: Math.max(...extents.map(({ right }) => right)),
		bottom: Math.max(...extents.map(({ bottom }) => bottom)),
	};
}

function trimOf({ size }: Page): Extent {
	return { left: 0, top: 0, right: size.width, bottom: size.height };
}

const pageEdges: readonly PageEdge[] = ["left", "top", "right", "bottom"];

function cutEdges({ edges, traced }: Page): PageEdge[] {
	// What is cut out around its photo is cut nowhere else.
	if (traced) return [];
	return pageEdges.filter((edge) => edges[edge] === "cut");
}

function pastEdge(extent: Extent, edge: PageEdge, page: Page): number {
	const by = extent[edge] - trimOf(page)[edge];
	return edge === "left" || edge === "top" ? -by : by;
}

function severityOf(past: number, isNarrowBorder: () => boolean): Finding["severity"] | undefined {
	if (past >= BLEED - ROUNDING || past <= -BLEED) return undefined;
	if (Math.abs(past) <= CUT_TOLERANCE) return "error";
	return past > 0 || isNarrowBorder() ? "warning" : undefined;
}

function byDamage(one: Short, other: Short): number {
	if (one.severity !== other.severity) return one.severity === "error" ? -1 : 1;
	return Math.abs(one.past) - Math.abs(other.past);
}

/** Whether an outline runs along an edge, within the bleed's width of it. */
function isBorder(pieces: readonly Piece[], edge: PageEdge, page: Page): boolean {
	return pieces.some((piece) =>
		piece.contours().some((one) => runAlong(one, piece, edge, page) >= LEAST_BORDER),
	);
}

function runAlong(contour: Contour, { item, reach }: Piece, edge: PageEdge, page: Page): number {
	const [across, along] = edge === "left" || edge === "right" ? (["x", "y"] as const) : (["y", "x"] as const);
	const at = trimOf(page)[edge];
	const isNear = (spot: Spot) => Math.abs(spot[across] - at) - reach < BLEED;
	let run = 0;
	let from = item.kind === "stroke" ? undefined : contour.at(-1);
	for (const to of contour) {
		if (from && isNear(from) && isNear(to)) run += Math.abs(to[along] - from[along]);
		from = to;
	}
	return run;
}

/** Whether something painted later covers all that could be seen of the ink near an edge. */
function isHidden(scene: Scene, placed: Placed, extent: Extent, edge: PageEdge): boolean {
	const trim = trimOf(scene.page);
	const seen = {
		left: Math.max(extent.left, edge === "right" ? trim.right - BLEED : -BLEED),
		top: Math.max(extent.top, edge === "bottom" ? trim.bottom - BLEED : -BLEED),
		right: Math.min(extent.right, edge === "left" ? BLEED : trim.right + BLEED),
		bottom: Math.min(extent.bottom, edge === "top" ? BLEED : trim.bottom + BLEED),
	};
	const area = [rectContour(seen)];
	return scene.placed
		.slice(placed.order + 1)
		.some((other) =>
			other
				.pieces()
				.some(
					(piece) =>
						(piece.item.kind === "fill" || piece.item.kind === "photo") &&
						overlapOf(piece, area, 0) === "covers",
				),
		);
}

/** An upright area, photo or line is drawn out over the edge; the shape of anything else would suffer. */
function extended({ document }: Scene, element: DesignElement, short: readonly Short[]): Repair {
	const [a, b] = elementMatrix(document, element);
	const isLine = element.type === "line";
	const isRect = (element.type === "shape" || element.type === "photo") && element.shape === "rect";
	const isAcross = short.some(({ edge }) => edge === "top" || edge === "bottom");
	const isUpright = Math.abs(a - 1) < 1e-9 && Math.abs(b) < 1e-9;
	if (!isUpright || !(isRect || (isLine && !isAcross))) return { kind: "enlarge" };
	// A line is measured with its width all around, but ends straight.
	const ends = isLine ? element.stroke.width / 2 : 0;
	const missing = (edge: PageEdge) => {
		const found = short.find((one) => one.edge === edge);
		return found ? Math.ceil(BLEED - found.past + ends) : 0;
	};
	const { x, y, width, height } = element.box;
	const [left, top] = [missing("left"), missing("top")];
	const grown = box(x - left, y - top, width + left + missing("right"), height + top + missing("bottom"));
	const { id, rotation } = element;
	return { kind: "commands", commands: [{ type: "setPlacement", element: id, box: grown, rotation }] };
}
