import { extentOf, isFilled, type Spot } from "@offizin/geometry";
import type { Paint } from "../draw/display-list.ts";
import { onPaper } from "../draw/on-paper.ts";
import { intoItem, type Piece } from "./check-piece.ts";
import type { Placed, Scene } from "./check-scene.ts";

/** What is seen below a point: a flat paint, a photo of unknown tones, or bare paper. */
export type Ground = Paint | "photo" | "paper";

/** The topmost thing painted at a point below a piece of an element (below all of it when no piece is given). */
export function groundBelow(scene: Scene, placed: Placed, spot: Spot, piece?: Piece): Ground {
	if (piece) {
		const pieces = placed.pieces();
		const found = topmost(pieces.slice(0, pieces.indexOf(piece)), spot);
		if (found) return found;
	}
	for (let order = placed.order - 1; order >= 0; order--) {
		const below = scene.placed[order];
		if (!below || below.element.type === "text" || !isWithin(below, spot)) continue;
		const found = topmost(below.pieces(), spot);
		if (found) return found;
	}
	return scene.background ?? "paper";
}

function isWithin({ bounds: { x, y, width, height } }: Placed, spot: Spot): boolean {
	return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

function topmost(pieces: readonly Piece[], spot: Spot): Ground | undefined {
	for (let index = pieces.length - 1; index >= 0; index--) {
		const piece = pieces[index];
		if (piece && covers(piece, spot)) return piece.item.kind === "fill" ? piece.item.paint : "photo";
	}
	return undefined;
}

/** Whether a fill or a photo lies at a point. Strokes and type are no ground. */
function covers({ item, own }: Piece, spot: Spot): boolean {
	if (item.kind !== "fill" && item.kind !== "photo") return false;
	const inside = intoItem(item.matrix, spot);
	if (!inside) return false;
	const extent = extentOf(own());
	if (!extent || inside.x < extent.left || inside.x > extent.right) return false;
	if (inside.y < extent.top || inside.y > extent.bottom) return false;
	return isFilled(own(), item.kind === "fill" ? item.rule : "nonzero", inside);
}

type Stock = Pick<Scene, "tint">;

/** The colour in which something is seen, "#rrggbb": ink is a filter before the light of the stock. Metal has none. */
export function seenOn({ tint }: Stock, ground: Exclude<Ground, "photo">): string | undefined {
	if (ground === "paper") return onPaper("#ffffff", tint);
	return ground.role === "foil" ? undefined : onPaper(ground.srgb, tint);
}

/** Relative luminance of what is seen, 0–1 (IEC 61966-2-1). Metal glares or is dark, so it counts as half. */
export function luminanceOf(stock: Stock, ground: Exclude<Ground, "photo">): number {
	const seen = seenOn(stock, ground);
	if (seen === undefined) return 0.5;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(seen.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2.2 counts contrast, with the light that even black reflects: 1 for two of one luminance. */
export function contrastOf(one: number, other: number): number {
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Contrast from which a lighter ink is a form left open in a printed area, which spreading ink can close. Below it lies
 * tone on tone, such as the veins of a leaf.
 */
const NEGATIVE_CONTRAST = 2;

/** Whether an ink stands light on dark. On a photo a light ink does, for some part of any photo is dark. */
export function isNegative(stock: Stock, ink: Paint, ground: Ground): boolean {
	if (ink.role === "foil") return false;
	const light = luminanceOf(stock, ink);
	if (ground === "photo") return light >= luminanceOf(stock, "paper") / 2;
	const dark = luminanceOf(stock, ground);
	return light > dark && contrastOf(light, dark) >= NEGATIVE_CONTRAST;
}
