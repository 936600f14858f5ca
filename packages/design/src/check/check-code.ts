import type { Result } from "@offizin/base";
import { isDay } from "@offizin/calendar-days";
import { printLimits } from "@offizin/formats";
import type { Contour } from "@offizin/geometry";
import { MAP, readEvent, tidyPlace } from "../code/code-kind.ts";
import type { QrElement } from "../document/drawn-element.ts";
import { paintOf } from "../draw/paint.ts";
import type { QrEncoder, QrError } from "../draw/qr.ts";
import { QR_QUIET_ZONE, type QrMatrix, qrModule } from "../draw/qr-matrix.ts";
import { checkCodePlace } from "./check-code-place.ts";
import { type Ground, luminanceOf } from "./check-ground.ts";
import { overlapOf } from "./check-overlap.ts";
import { findingAbout, type Placed, qrSquare, type Scene } from "./check-scene.ts";
import { checkFields } from "./check-text.ts";
import type { Finding } from "./finding.ts";

/** What may stand in the quiet zone for being rounded. */
const TOUCH = 50;
/** Least difference of reflectance between light and dark modules: grade C of ISO/IEC 15415. The stock takes of both. */
const LEAST_CONTRAST = 0.4;

/** Whether a phone will read the code: its content, size, place, free margin and contrast (domain.md §9.1). */
export function checkCode(scene: Scene, placed: Placed, element: QrElement): Finding[] {
	if (isEmpty(element)) return [findingAbout(scene, placed, "error", { rule: "qr.empty" })];
	const unfilled = checkFields(scene, placed);
	const event = unfilled.length === 0 ? readEvent(element.content) : undefined;
	if (event && !isDay(event.day)) return [findingAbout(scene, placed, "error", { rule: "qr.noDay" })];
	const matrix = unfilled.length === 0 && scene.qr ? encoded(scene.qr, element) : undefined;
	if (matrix && !matrix.ok) return [findingAbout(scene, placed, "error", { rule: "qr.tooLong" })];
	return [
		...unfilled,
		...checkSide(scene, placed, element, matrix?.value),
		...checkCodePlace(scene, placed, element, matrix?.value),
		...checkSurround(scene, placed, element),
	];
}

/** Nothing, or no more than how every code of its kind begins. */
function isEmpty({ content }: QrElement): boolean {
	const said = content.startsWith(MAP) ? tidyPlace(content.slice(MAP.length)) : content.trim();
	return said === "" || /^(https?:\/\/|tel:)$/.test(said);
}

const codes = new WeakMap<QrEncoder, WeakMap<QrElement, Result<QrMatrix, QrError>>>();

function encoded(encoder: QrEncoder, element: QrElement): Result<QrMatrix, QrError> {
	const known = codes.get(encoder) ?? new WeakMap<QrElement, Result<QrMatrix, QrError>>();
	codes.set(encoder, known);
	const kept = known.get(element) ?? encoder(element.content, element.level);
	known.set(element, kept);
	return kept;
}

/** Side with the quiet zone. A code with no room for its modules is not drawn at all. */
function checkSide(scene: Scene, placed: Placed, element: QrElement, matrix?: QrMatrix): Finding[] {
	const { side, module } = printLimits.qr;
	const { width } = qrSquare(element);
	const least = matrix ? Math.max(side, module * (matrix.size + 2 * QR_QUIET_ZONE)) : side;
	if (width >= least) return [];
	const isDrawn = !matrix || qrModule(matrix, width) > 0;
	const rule = { rule: "qr.tooSmall", width, least } as const;
	return [findingAbout(scene, placed, isDrawn ? "warning" : "error", rule, { kind: "enlarge" })];
}

/** What lies on the code and around it. An own background hides what is below. */
function checkSurround(scene: Scene, placed: Placed, element: QrElement): Finding[] {
	const square = placed.pieces().at(-1)?.contours() ?? [];
	const above = scene.placed.slice(placed.order + 1).some((other) => reachesInto(other, square));
	const ground = element.background
		? paintOf(scene.document, element.background, scene, element.opacity)
		: groundOf(scene, placed, square);
	if (above || ground === "busy" || ground === "photo") {
		return [findingAbout(scene, placed, "warning", { rule: "qr.quietZone" }, { kind: "moveInside" })];
	}
	const ink = paintOf(scene.document, element.ink, scene, element.opacity);
	if (luminanceOf(scene, ground) - luminanceOf(scene, ink) >= LEAST_CONTRAST) return [];
	return [findingAbout(scene, placed, "warning", { rule: "qr.lowContrast" })];
}

/** The one thing the code stands on, or "busy" when the edge of something is seen in its square. */
function groundOf(scene: Scene, placed: Placed, square: readonly Contour[]): Ground | "busy" {
	for (let order = placed.order - 1; order >= 0; order--) {
		const below = scene.placed[order];
		for (const piece of [...(below?.pieces() ?? [])].reverse()) {
			const overlap = overlapOf(piece, square, TOUCH);
			if (overlap === "crosses") return "busy";
			if (overlap === "covers") return piece.item.kind === "fill" ? piece.item.paint : "photo";
		}
	}
	return scene.background ?? "paper";
}

function reachesInto(other: Placed, square: readonly Contour[]): boolean {
	return other.pieces().some((piece) => overlapOf(piece, square, TOUCH) !== "none");
}
