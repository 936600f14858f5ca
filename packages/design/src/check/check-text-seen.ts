import type { Spot } from "@offizin/geometry";
import type { TextElement } from "../document/text-element.ts";
import type { Paint } from "../draw/display-list.ts";
import { paintOf } from "../draw/paint.ts";
import { contrastOf, type Ground, groundBelow, luminanceOf, seenOn } from "./check-ground.ts";
import { overlapOf } from "./check-overlap.ts";
import type { Piece } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import { distanceOf, fitInk } from "./check-text-ink.ts";
import { isLikePaper } from "./check-vanishing.ts";
import type { Finding } from "./finding.ts";

/** Contrast (WCAG 2.2) and distance of colours (0–441) below which type cannot be told from what it stands on. */
const UNSEEN = { contrast: 1.15, distance: 40 } as const;
/** Where a line is looked at, as shares of its length: its ends may stand on something else than its middle. */
const LOOKS = [0.05, 0.5, 0.95] as const;

/** Whether type is there to be read: not in the colour of its ground, not below something else. */
export function checkTextSeen(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const lines = placed.pieces().filter(({ item }) => item.kind === "glyphs");
	const above = scene.placed.slice(placed.order + 1).flatMap((other) => other.pieces());
	if (lines.some((line) => above.some((piece) => overlapOf(piece, line.contours(), 0) === "covers")))
		return [findingAbout(scene, placed, "confirm", { rule: "text.covered" })];
	for (const line of lines) {
		const ground = unseenOn(scene, placed, line);
		if (!ground) continue;
		const repair = repairOf(scene, element, line, ground);
		return [findingAbout(scene, placed, "confirm", { rule: "text.invisible" }, repair)];
	}
	return [];
}

/** What a line stands on in its own colour. Bare tinted stock is judged with everything else on it (check-vanishing.ts). */
function unseenOn(scene: Scene, placed: Placed, line: Piece): Ground | undefined {
	const { item } = line;
	if (item.kind !== "glyphs" || item.paint.role === "foil" || item.paint.relief) return undefined;
	const { paint } = item;
	return spotsOf(line)
		.map((spot) => groundBelow(scene, placed, spot))
		.find((ground) => !isLikePaper(scene, ground) && isUnseen(scene, paint, ground));
}

/** On a photo some part of it is seen. */
function isUnseen(scene: Scene, paint: Paint, ground: Ground): boolean {
	if (ground === "photo") return false;
	const [ink, below] = [seenOn(scene, paint), seenOn(scene, ground)];
	if (ink === undefined || below === undefined) return false;
	const contrast = contrastOf(luminanceOf(scene, paint), luminanceOf(scene, ground));
	return contrast < UNSEEN.contrast && distanceOf(ink, below) < UNSEEN.distance;
}

/** Along the middle of a line, however it is turned. */
function spotsOf(line: Piece): Spot[] {
	const [start, top, end, bottom] = line.contours()[0] ?? [];
	if (!start || !top || !end || !bottom) return [];
	const between = (one: Spot, other: Spot, share: number) => ({
		x: one.x + share * (other.x - one.x),
		y: one.y + share * (other.y - one.y),
	});
	const [left, right] = [between(start, bottom, 0.5), between(top, end, 0.5)];
	return LOOKS.map((share) => between(left, right, share));
}

function repairOf(scene: Scene, element: TextElement, { item }: Piece, ground: Ground) {
	const { style, runs = [], opacity } = element;
	const inks = [style.ink, ...runs.flatMap((run) => run.style.ink ?? [])];
	const colored = (paint: Paint) => (paint.role === "process" ? paint.srgb : undefined);
	const ink = inks.find(
		(each) =>
			item.kind === "glyphs" &&
			colored(paintOf(scene.document, each, scene, opacity)) === colored(item.paint),
	);
	return ink && fitInk(scene, element, ink, ground);
}
