import { areaOf, extentOf, lengthOf, stretch } from "@offizin/geometry";
import { glyphsArea } from "./check-glyphs.ts";
import { contrastOf, type Ground, groundBelow, luminanceOf } from "./check-ground.ts";
import type { Piece } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

/** Relative luminance below which stock is tinted, and below which its fibres are seen. */
const TINTED = 0.9;
const BROWN = 0.6;
/** Contrast below which print cannot be told from the stock; fibres hide more. */
const LEAST = { tinted: 1.1, brown: 1.25 } as const;

/**
 * What is near white in the design and lies on bare tinted stock: ink only takes light away, so it has the colour of
 * the stock. A drawing counts when most of its area does.
 */
export function checkVanishing(scene: Scene, placed: Placed): Finding[] {
	if (!isTinted(scene)) return [];
	let [all, lost] = [0, 0];
	let largest: { readonly piece: Piece; readonly area: number } | undefined;
	for (const piece of placed.pieces()) {
		const { item } = piece;
		if (item.kind === "photo" || item.paint.role === "foil") return [];
		const area = areaOfPiece(scene, piece);
		all += area;
		if (!isLikePaper(scene, item.paint)) continue;
		lost += area;
		if (area > (largest?.area ?? 0)) largest = { piece, area };
	}
	if (!largest || lost <= all / 2 || !standsOnPaper(scene, placed, largest.piece)) return [];
	// What was written is meant to be read; a pale drawing may be a play with the paper.
	const severity = placed.element.type === "text" ? "confirm" : "warning";
	return [findingAbout(scene, placed, severity, { rule: "ink.vanishes", paper: scene.paperType })];
}

/** Whether near white inks are lost on the stock. */
function isTinted(scene: Pick<Scene, "tint">): boolean {
	return luminanceOf(scene, "paper") < TINTED;
}

/** Whether something lies on tinted stock and is seen as if nothing were printed. */
export function isLikePaper(scene: Scene, ground: Ground): boolean {
	if (ground === "photo" || !isTinted(scene)) return false;
	const bare = luminanceOf(scene, "paper");
	return contrastOf(bare, luminanceOf(scene, ground)) < (bare < BROWN ? LEAST.brown : LEAST.tinted);
}

/** Ink of a piece on the page, in square micrometres. */
function areaOfPiece({ shaper }: Scene, { item, own, contours, reach }: Piece): number {
	switch (item.kind) {
		case "glyphs":
			return glyphsArea(shaper, item);
		case "fill": {
			const [smallest, largest] = stretch(item.matrix);
			return areaOf(own(), item.rule) * smallest * largest;
		}
		case "stroke":
			return contours().reduce((sum, course) => sum + lengthOf(course, false), 0) * 2 * reach;
		case "photo":
			return 0;
	}
}

/** A pale ground counts as paper: on the stock it is not seen either. */
function standsOnPaper(scene: Scene, placed: Placed, piece: Piece): boolean {
	const around = extentOf(piece.contours());
	if (!around) return false;
	const middle = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
	return isLikePaper(scene, groundBelow(scene, placed, middle, piece));
}
