import { printLimits } from "@offizin/formats";
import type { Ink } from "../document/ink.ts";
import type { TextElement } from "../document/text-element.ts";
import type { Paint } from "../draw/display-list.ts";
import { paintOf } from "../draw/paint.ts";
import { contrastOf, type Ground, groundBelow, isNegative, luminanceOf } from "./check-ground.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding, FindingRule, Repair } from "./finding.ts";

/** A part of a text, at the size it is really set in. */
export interface TextStretch {
	readonly pt: number;
	readonly ink: Ink;
}

type Process = Extract<Paint, { role: "process" }>;

/**
 * Small type in inks that cannot lie exactly on each other: of more than two, black among them said apart, and light
 * type left open in a ground of much ink (small text, rich black and registration checks of GWG 2015).
 */
export function checkTextInk(
	scene: Scene,
	placed: Placed,
	element: TextElement,
	stretches: readonly TextStretch[],
): Finding[] {
	const { smallText, heavyGround } = printLimits;
	const small = stretches
		.filter(({ pt }) => pt < smallText.pt - 0.01)
		.sort((one, other) => one.pt - other.pt)
		.flatMap(({ pt, ink }) => {
			const paint = paintOf(scene.document, ink, scene, element.opacity);
			return paint.role === "process" ? [{ pt, ink, paint }] : [];
		});
	const ground = small.length > 0 ? middleGround(scene, placed) : "paper";
	const found: Finding[] = [];
	const mixed = small.find(({ paint }) => inksIn(paint) > smallText.inks);
	if (mixed) {
		const { pt, ink, paint } = mixed;
		const name = paint.cmyk[3] >= smallText.black ? "text.richBlack" : "text.manyInks";
		const rule: FindingRule = { rule: name, pt: tenths(pt), inks: inksIn(paint) };
		found.push(findingAbout(scene, placed, "warning", rule, fitInk(scene, element, ink, ground)));
	}
	const open = small.find(
		({ pt, paint }) =>
			pt >= printLimits.minPt.negative - 0.01 &&
			pt < heavyGround.pt - 0.01 &&
			isNegative(scene, paint, ground),
	);
	const heavy = open && heavyRule(ground);
	if (heavy) {
		const rule = { ...heavy, pt: tenths(open.pt), least: heavyGround.pt };
		found.push(findingAbout(scene, placed, "warning", rule, { kind: "enlarge" }));
	}
	return found;
}

/** What light type closes in: a heavy flat, or a photo, of which it can be read only where that is dark. */
function heavyRule(ground: Ground) {
	if (ground === "photo") return { rule: "text.openInPhoto" } as const;
	const percent = ground !== "paper" && ground.role === "process" ? totalOf(ground) : 0;
	return percent > printLimits.heavyGround.ink ? ({ rule: "text.inHeavyInk", percent } as const) : undefined;
}

function middleGround(scene: Scene, placed: Placed): Ground {
	const { x, y, width, height } = placed.bounds;
	return groundBelow(scene, placed, { x: x + width / 2, y: y + height / 2 });
}

/** A tint of less than this shows no coloured edge. */
function inksIn({ cmyk }: Pick<Process, "cmyk">): number {
	return cmyk.filter((ink) => ink >= printLimits.smallText.tint).length;
}

function totalOf({ cmyk }: Process): number {
	return Math.round(cmyk.reduce((sum, ink) => sum + ink, 0));
}

function tenths(pt: number): number {
	return Math.round(pt * 10) / 10;
}

/** Least contrast of an ink that is offered instead (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The ink nearest in colour that the document offers, prints from few plates and can be read where the text stands. */
export function fitInk(scene: Scene, element: TextElement, ink: Ink, ground: Ground): Repair | undefined {
	const { document } = scene;
	if (!element.editable || ink.role !== "process" || ground === "photo") return undefined;
	const now = document.swatches[ink.swatch];
	const below = luminanceOf(scene, ground);
	const [nearest] = document.choices.inks
		.flatMap((offered) => {
			const swatch = document.swatches[offered.swatch];
			const isFit = swatch && offered.role === "process" && inksIn(swatch) <= printLimits.smallText.inks;
			if (!isFit || !now) return [];
			const own = luminanceOf(scene, paintOf(document, offered, scene, element.opacity));
			if (contrastOf(own, below) < READABLE) return [];
			return [{ offered, distance: distanceOf(swatch.srgb, now.srgb) }];
		})
		.sort((one, other) => one.distance - other.distance);
	if (!nearest) return undefined;
	const style = { ink: nearest.offered };
	return { kind: "commands", commands: [{ type: "setTextStyle", element: element.id, style }] };
}

/** Distance of two colours "#rrggbb", 0–441. */
export function distanceOf(one: string, other: string): number {
	const part = (srgb: string, start: number) => Number.parseInt(srgb.slice(start, start + 2), 16);
	return Math.hypot(...[1, 3, 5].map((start) => part(one, start) - part(other, start)));
}
