import { type Edge, foilMetal, printLimits } from "@offizin/formats";
import {
	areaOf,
	type Contour,
	clipTo,
	contoursOf,
	distanceToOutline,
	type Extent,
	extentOf,
	type FillRule,
	lengthOf,
	meets,
	rectContour,
	stretch,
} from "@offizin/geometry";
import { glyphsArea } from "./check-glyphs.ts";
import { overlapOf } from "./check-overlap.ts";
import type { Piece } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

/** Metal and print are laid on each other within this (domain.md §6): less is no metal on a photo but one beside it. */
const REGISTER = 500;
/** About half of a code is dark. */
const CODE_COVERAGE = 0.5;

interface FoilPart {
	readonly placed: Placed;
	readonly pieces: readonly Piece[];
}

/** Metal of some elements on photos and near edges (domain.md §6); nothing unless the page gets metal. */
export function checkFoilPlace(scene: Scene, placed: readonly Placed[]): Finding[] {
	return partsOf(scene, placed).flatMap((part) => [
		...checkPhotosBelow(scene, part),
		...checkEdges(scene, part),
	]);
}

/** Varnish breaks where it is folded (domain.md §6); nothing unless the page gets relief. */
export function checkReliefPlace(scene: Scene, placed: readonly Placed[]): Finding[] {
	if (scene.refinement !== "relief") return [];
	return placed.flatMap((one) => {
		const isNear = one
			.pieces()
			.filter(({ item }) => item.kind !== "photo" && item.paint.role === "process" && item.paint.relief)
			.some(({ contours, reach }) => contours().some((contour) => isOverFold(scene, contour, reach)));
		return isNear
			? [findingAbout(scene, one, "warning", { rule: "relief.nearFold" }, { kind: "moveInside" })]
			: [];
	});
}

function isOverFold({ page }: Scene, contour: Contour, reach: number): boolean {
	const extent = extentOf([contour]);
	return extent !== undefined && nearsFold(page, extent, printLimits.reliefToFold + reach);
}

/** Within `near` of a crease, one at the edge of the page included. */
function nearsFold({ edges, folds, size }: Scene["page"], extent: Extent, near: number): boolean {
	const creases = [
		...folds,
		...(edges.left === "cut" ? [] : [{ axis: "x", at: 0 } as const]),
		...(edges.right === "cut" ? [] : [{ axis: "x", at: size.width } as const]),
		...(edges.top === "cut" ? [] : [{ axis: "y", at: 0 } as const]),
		...(edges.bottom === "cut" ? [] : [{ axis: "y", at: size.height } as const]),
	];
	return creases.some(({ axis, at }) => {
		const [start, end] = axis === "x" ? [extent.left, extent.right] : [extent.top, extent.bottom];
		return start < at + near && end > at - near;
	});
}

/** How much of the page gets metal (domain.md §6); said of the element that has most of it. */
export function checkFoilArea(scene: Scene): Finding[] {
	const { width, height } = scene.page.size;
	const shares = partsOf(scene, scene.placed).map((part) => ({
		placed: part.placed,
		percent: (100 * coveredBy(scene, part)) / (width * height),
	}));
	const percent = shares.reduce((sum, share) => sum + share.percent, 0);
	const [largest] = shares.sort((one, other) => other.percent - one.percent);
	if (!largest || percent <= printLimits.foilArea) return [];
	const rule = { rule: "foil.areaTooLarge", percent: Math.ceil(percent) } as const;
	return [findingAbout(scene, largest.placed, "warning", rule)];
}

function partsOf(scene: Scene, placed: readonly Placed[]): FoilPart[] {
	if (!foilMetal(scene.refinement)) return [];
	return placed
		.map((one): FoilPart => ({ placed: one, pieces: one.pieces().filter((piece) => isFoil(piece, scene)) }))
		.filter(({ pieces }) => pieces.length > 0);
}

/** Metal that some of the page gets. */
function isFoil({ item, extent }: Piece, { page }: Scene): boolean {
	if (item.kind === "photo" || item.paint.role !== "foil") return false;
	const around = extent();
	return around !== undefined && meets(around, trimOf(page.size));
}

function trimOf({ width, height }: Scene["page"]["size"]): Extent {
	return { left: 0, top: 0, right: width, bottom: height };
}

function checkPhotosBelow(scene: Scene, { placed, pieces }: FoilPart): Finding[] {
	const below = scene.placed.slice(0, placed.order);
	const isOnPhoto = below.some((photo) => {
		const [slot] = photo.element.type === "photo" ? photo.pieces() : [];
		if (!slot) return false;
		const between = below.slice(photo.order + 1).flatMap((other) => (isDrawn(other) ? [other] : []));
		return pieces.some(
			(piece) => overlapOf(piece, slot.contours(), REGISTER) !== "none" && !isHidden(piece, between),
		);
	});
	return isOnPhoto ? [findingAbout(scene, placed, "warning", { rule: "foil.onPhoto" })] : [];
}

function isDrawn({ element: { type } }: Placed): boolean {
	return type === "shape" || type === "artwork";
}

/** Whether a printed form lies between the metal and a photo, wherever the metal is. */
function isHidden(piece: Piece, between: readonly Placed[]): boolean {
	const extent = piece.extent();
	if (!extent) return false;
	const area = [rectContour(extent)];
	return between.some((placed) =>
		placed.pieces().some((cover) => cover.item.kind === "fill" && overlapOf(cover, area, 0) === "covers"),
	);
}

function checkEdges(scene: Scene, { placed, pieces }: FoilPart): Finding[] {
	const isNear = pieces.some((piece) =>
		piece.contours().some((contour) => isNearEdge(scene, contour, piece.reach)),
	);
	return isNear
		? [findingAbout(scene, placed, "warning", { rule: "foil.nearEdge" }, { kind: "moveInside" })]
		: [];
}

/** A contour is in one piece, so its extent tells whether it meets a straight edge. Off the page nothing is printed. */
function isNearEdge({ page }: Scene, contour: Contour, reach: number): boolean {
	const extent = extentOf([contour]);
	const trim = trimOf(page.size);
	if (!extent || !meets(extent, grown(trim, reach))) return false;
	const { foilToTrim, foilToFold } = printLimits;
	const { edges, die } = page;
	const from = (edge: Edge) => (edge === "cut" ? foilToTrim + reach : Number.NEGATIVE_INFINITY);
	if (extent.left < from(edges.left) || extent.right > trim.right - from(edges.right)) return true;
	if (extent.top < from(edges.top) || extent.bottom > trim.bottom - from(edges.bottom)) return true;
	return (
		nearsFold(page, extent, foilToFold + reach) ||
		(die !== undefined && isNearDie(contoursOf(die), contour, foilToTrim + reach))
	);
}

function isNearDie(die: readonly Contour[], contour: Contour, near: number): boolean {
	return contour.some((spot) => distanceToOutline(die, spot) < near);
}

function grown({ left, top, right, bottom }: Extent, by: number): Extent {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * Area on the page in square micrometres. Forms are measured by their outlines and cut at the trim; where two forms
 * overlap, both count, and strokes count in full.
 */
function coveredBy(scene: Scene, { placed, pieces }: FoilPart): number {
	const coverage = placed.element.type === "qr" ? CODE_COVERAGE : 1;
	return pieces.reduce((sum, piece) => sum + coverage * areaOfPiece(scene, piece), 0);
}

function areaOfPiece({ page, shaper }: Scene, piece: Piece): number {
	const { item } = piece;
	switch (item.kind) {
		case "glyphs":
			return glyphsArea(shaper, item);
		case "photo":
			return 0;
		case "stroke":
			return piece.contours().reduce((sum, one) => sum + lengthOf(one, false), 0) * piece.reach * 2;
		case "fill": {
			const extent = piece.extent();
			const trim = trimOf(page.size);
			if (extent && isWithin(extent, trim)) return ownArea(piece.own(), item.rule) * stretchOf(item.matrix);
			return areaOf(
				piece.contours().map((contour) => clipTo(contour, trim)),
				item.rule,
			);
		}
	}
}

function isWithin(inner: Extent, outer: Extent): boolean {
	return (
		inner.left >= outer.left &&
		inner.right <= outer.right &&
		inner.top >= outer.top &&
		inner.bottom <= outer.bottom
	);
}

const areas = new WeakMap<readonly Contour[], number>();

function ownArea(own: readonly Contour[], rule: FillRule): number {
	const area = areas.get(own) ?? areaOf(own, rule);
	areas.set(own, area);
	return area;
}

function stretchOf(matrix: Piece["item"]["matrix"]): number {
	const [smallest, largest] = stretch(matrix);
	return smallest * largest;
}
