import { printLimits } from "@offizin/catalog";
import type { Ink } from "../document/ink.ts";
import type { TextElement } from "../document/text-element.ts";
import type { Paint } from "../draw/display-list.ts";
import { paintOf } from "../draw/paint.ts";
import { type Ground, groundBelow, isNegative, luminanceOf } from "./check-ground.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import { isTinted } from "./check-vanishing.ts";
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
	const percent = typeof ground === "object" && ground.role === "process" ? totalOf(ground) : 0;
	const open = small.find(
		({ pt, paint }) =>
			pt >= printLimits.minPt.negative - 0.01 && pt < heavyGround.pt - 0.01 && isNegative(paint, ground),
	);
	if (open && percent > heavyGround.ink) {
		const rule = { rule: "text.inHeavyInk", pt: tenths(open.pt), least: heavyGround.pt, percent } as const;
		found.push(findingAbout(scene, placed, "warning", rule, { kind: "enlarge" }));
	}
	return found;
}

/** Contrast (WCAG 2.2) and distance of colours (0–441) below which type cannot be told from what it stands on. */
const UNSEEN = { contrast: 1.15, distance: 40 } as const;

/**
 * Type in the colour of its ground, such as white on white paper. Bare tinted stock is judged with everything else on it
 * (check-vanishing.ts); on a photo some part of it is seen.
 */
export function checkTextSeen(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const { text, style, opacity, runs = [] } = element;
	const ground = middleGround(scene, placed);
	if (ground === "photo" || (ground === "paper" && isTinted(scene.paperType))) return [];
	const below = ground === "paper" ? "#ffffff" : ground.role === "process" ? ground.srgb : undefined;
	if (below === undefined) return [];
	const isWhole = runs.some(({ start, end }) => text.slice(start, end) === text);
	const inks = [...(isWhole ? [] : [style.ink]), ...runs.map((run) => run.style.ink ?? style.ink)];
	const unseen = inks.find((ink) => {
		const paint = paintOf(scene.document, ink, scene, opacity);
		if (paint.role === "foil" || paint.relief) return false;
		const contrast = contrastOf(luminanceOf(paint), luminanceOf(ground));
		return contrast < UNSEEN.contrast && distanceOf(paint.srgb, below) < UNSEEN.distance;
	});
	if (!unseen) return [];
	const repair = fitInk(scene, element, unseen, ground);
	return [findingAbout(scene, placed, "confirm", { rule: "text.invisible" }, repair)];
}

function contrastOf(one: number, other: number): number {
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
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
function fitInk({ document }: Scene, element: TextElement, ink: Ink, ground: Ground): Repair | undefined {
	if (!element.editable || ink.role !== "process" || ground === "photo") return undefined;
	const now = document.swatches[ink.swatch];
	const below = luminanceOf(ground);
	const [nearest] = document.choices.inks
		.flatMap((offered) => {
			const swatch = document.swatches[offered.swatch];
			const isFit = swatch && offered.role === "process" && inksIn(swatch) <= printLimits.smallText.inks;
			if (!isFit || !now) return [];
			const own = luminanceOf({ ...swatch, role: "process" });
			if (contrastOf(own, below) < READABLE) return [];
			return [{ offered, distance: distanceOf(swatch.srgb, now.srgb) }];
		})
		.sort((one, other) => one.distance - other.distance);
	if (!nearest) return undefined;
	const style = { ink: nearest.offered };
	return { kind: "commands", commands: [{ type: "setTextStyle", element: element.id, style }] };
}

function distanceOf(one: string, other: string): number {
	const part = (srgb: string, start: number) => Number.parseInt(srgb.slice(start, start + 2), 16);
	return Math.hypot(...[1, 3, 5].map((start) => part(one, start) - part(other, start)));
}
