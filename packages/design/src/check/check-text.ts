import { printLimits } from "@offizin/formats";
import { type Shaper, type TextLayout, unsupportedScripts } from "@offizin/text";
import { toPt, um } from "@offizin/units";
import { fontsOf } from "../document/document-elements.ts";
import { fallbacksOf } from "../document/fallback-font.ts";
import type { Ink } from "../document/ink.ts";
import type { TextElement } from "../document/text-element.ts";
import { layoutElement } from "../draw/layout-element.ts";
import { paintOf } from "../draw/paint.ts";
import { placeholdersIn } from "../facts/fill-placeholders.ts";
import { groundBelow, isNegative } from "./check-ground.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import { checkTextInk, type TextStretch } from "./check-text-ink.ts";
import { checkTextPlace } from "./check-text-place.ts";
import { checkTextSeen } from "./check-text-seen.ts";
import { checkUnlisted } from "./check-unlisted.ts";
import type { Finding, Repair } from "./finding.ts";
import { weekdayLike, weekdayOf, writtenDates } from "./written-dates.ts";

/** A text with an unfilled field is not the text that would be printed, so nothing else is said about it. */
export function checkText(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	if (element.text.trim() === "") return [];
	const unfilled = checkFields(scene, placed);
	if (unfilled.length > 0) return unfilled;
	const layout = layoutElement(scene.shaper, element, scene.designPage);
	const stretches = stretchesOf(element, layout);
	const overflow = layout.overflow
		? [findingAbout(scene, placed, "error", { rule: "text.overflow" }, { kind: "shortenText" })]
		: [];
	const divided =
		layout.dividesWord && !layout.overflow
			? [findingAbout(scene, placed, "confirm", { rule: "text.dividedWord" }, { kind: "shortenText" })]
			: [];
	return [
		...checkScripts(scene, placed, element),
		...checkGlyphs(scene, placed, element),
		...checkStandIns(scene, placed, element),
		...overflow,
		...divided,
		...checkSize(scene, placed, element, stretches),
		...checkTextInk(scene, placed, element, stretches),
		...(layout.overflow ? [] : checkTextSeen(scene, placed, element)),
		...checkWeekdays(scene, placed, element),
		...(layout.overflow ? [] : checkTextPlace(scene, placed)),
	];
}

/** Fields nobody filled in, by the names of their columns. */
export function checkFields(scene: Scene, placed: Placed): Finding[] {
	const { fields } = scene.document;
	const keys = new Set(placeholdersIn(placed.element));
	if (keys.size === 0) return [];
	const left = checkUnlisted(scene.document).find(({ element }) => element === placed.element.id);
	if (left) return [left];
	const labels = [...keys].map((key) => fields.find((field) => field.key === key)?.label ?? key);
	return [findingAbout(scene, placed, "error", { rule: "field.unfilled", fields: labels })];
}

function checkScripts(scene: Scene, placed: Placed, { text }: TextElement): Finding[] {
	const scripts = unsupportedScripts(text);
	if (scripts.length === 0) return [];
	return [findingAbout(scene, placed, "error", { rule: "text.unsupportedScript", scripts })];
}

interface FontStretch {
	readonly font: string;
	readonly text: string;
}

/** The text cut by the fonts it is to be set in. */
function fontStretches({ text, style, runs = [] }: TextElement): FontStretch[] {
	const changes = runs.filter((run) => run.style.font !== undefined && run.style.font !== style.font);
	if (changes.length === 0) return [{ font: style.font, text }];
	let rest = "";
	let at = 0;
	const others = changes.map(({ start, end, style: { font } }) => {
		rest += text.slice(at, start);
		at = end;
		return { font: font ?? style.font, text: text.slice(start, end) };
	});
	return [{ font: style.font, text: rest + text.slice(at) }, ...others];
}

function missingIn(shaper: Shaper, stretches: readonly FontStretch[], chosen: readonly string[]): string[] {
	const missing = stretches.flatMap(({ font, text }) =>
		shaper.missing(font, text, [...chosen, ...fallbacksOf(text, [font])]),
	);
	return [...new Set(missing)];
}

/** Characters of scripts we do not set at all have a finding of their own. */
function checkGlyphs(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const { shaper, document } = scene;
	const { fallback: chosen } = element.style;
	const stretches = fontStretches(element);
	const isOurs = (character: string) => unsupportedScripts(character).length === 0;
	const lackingWith = (fallback: readonly string[]) => missingIn(shaper, stretches, fallback).filter(isOurs);
	const characters = lackingWith(chosen === undefined ? [] : [chosen]);
	if (characters.length === 0) return [];
	const offered = [...new Set([...document.choices.fonts, ...usedFonts(document)])];
	const fallback = offered.find((font) => shaper.hasFont(font) && lackingWith([font]).length === 0);
	const rule = { rule: "text.missingGlyph", characters, ...(fallback && { fallback }) } as const;
	return [findingAbout(scene, placed, "error", rule, glyphRepair(element, fallback))];
}

/** What is set in another font than the chosen one without anybody having chosen that. */
function checkStandIns(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const { shaper } = scene;
	const chosen = element.style.fallback === undefined ? [] : [element.style.fallback];
	const words = fontStretches(element).flatMap(({ font, text }) => {
		const fallbacks = fallbacksOf(text, [font]);
		if (fallbacks.length === 0) return [];
		const lacks = (word: string, ...others: string[]) => shaper.missing(font, word, others).length > 0;
		return text
			.split(/\s+/u)
			.filter((word) => lacks(word, ...chosen) && !lacks(word, ...chosen, ...fallbacks));
	});
	if (words.length === 0) return [];
	const rule = { rule: "text.fallbackFont", words: [...new Set(words)] } as const;
	return [findingAbout(scene, placed, "warning", rule, { kind: "chooseFont" })];
}

const fontsUsed = new WeakMap<Scene["document"], string[]>();

function usedFonts(document: Scene["document"]): string[] {
	const known = fontsUsed.get(document) ?? fontsOf(document.pages.flatMap(({ elements }) => elements));
	fontsUsed.set(document, known);
	return known;
}

function glyphRepair({ id, editable }: TextElement, fallback: string | undefined): Repair | undefined {
	if (fallback === undefined || !editable) return undefined;
	return { kind: "commands", commands: [{ type: "setTextStyle", element: id, style: { fallback } }] };
}

/** Points below which type is a grey line on any press: nobody meant it, its lengths are in another unit. */
const UNREADABLE = 1.5;

/** Small capitals count by the letters that are set smaller for want of drawn ones in the font. */
function stretchesOf({ style, text, runs = [] }: TextElement, layout: TextLayout): TextStretch[] {
	const isIn = ({ start, end }: { readonly start: number; readonly end: number }, cluster: number) =>
		cluster >= start && cluster < end;
	const isWhole = runs.some(({ start, end }) => text.slice(start, end) === text);
	const rest = { style: {}, holds: (cluster: number) => !runs.some((run) => isIn(run, cluster)) };
	return [
		...(isWhole ? [] : [rest]),
		...runs.map((run) => ({ style: run.style, holds: (cluster: number) => isIn(run, cluster) })),
	].map(({ style: own, holds }) => {
		const { size, ink, caps } = { ...style, ...own };
		const set = (layout.size * size) / style.size;
		return { pt: toPt(um(caps ? smallestOf(layout, holds, set) : set)), ink };
	});
}

function smallestOf({ lines }: TextLayout, holds: (cluster: number) => boolean, set: number): number {
	const glyphs = lines.flatMap((line) => line.glyphs.filter(({ cluster }) => holds(cluster)));
	return glyphs.reduce((least, { size }) => Math.min(least, size), set);
}

/** The stretch of text that falls short of its limit most. */
function checkSize(
	scene: Scene,
	placed: Placed,
	element: TextElement,
	stretches: readonly TextStretch[],
): Finding[] {
	const [worst] = stretches
		.map(({ pt, ink }) => ({ pt, least: leastPt(scene, placed, element, ink, pt) }))
		.filter(({ pt, least }) => pt < least - 0.01)
		.sort((one, other) => one.pt / one.least - other.pt / other.least);
	if (!worst) return [];
	const rule = { rule: "text.tooSmall", pt: Math.round(worst.pt * 10) / 10, least: worst.least } as const;
	const severity = worst.pt < UNREADABLE ? "error" : "warning";
	return [findingAbout(scene, placed, severity, rule, { kind: "enlarge" })];
}

/**
 * Foil and varnish count as set in a sans-serif: a font does not say whether it has serifs. Only where it matters is
 * looked at what lies below the text.
 */
function leastPt(scene: Scene, placed: Placed, element: TextElement, ink: Ink, pt: number): number {
	const { positive, negative, foilOrRelief } = printLimits.minPt;
	const paint = paintOf(scene.document, ink, scene, element.opacity);
	if (paint.role === "foil" || paint.relief) return foilOrRelief;
	if (pt >= negative) return positive;
	const { x, y, width, height } = placed.bounds;
	const ground = groundBelow(scene, placed, { x: x + width / 2, y: y + height / 2 });
	return isNegative(scene, paint, ground) ? negative : positive;
}

/** One for each wrong date; the weekday is put right, for the date is what the other details hang on. */
function checkWeekdays(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const { text, editable, maxLength, id } = element;
	return writtenDates(text).flatMap(({ text: date, weekday, wrongWeekday, weekdayAt }) => {
		if (wrongWeekday === undefined || !weekdayAt) return [];
		const mended =
			text.slice(0, weekdayAt.start) + weekdayLike(wrongWeekday, weekday) + text.slice(weekdayAt.end);
		const repair: Repair | undefined =
			editable && mended.length <= maxLength
				? { kind: "commands", commands: [{ type: "setText", element: id, text: mended }] }
				: undefined;
		const written = weekdayOf(wrongWeekday);
		const rule = { rule: "text.wrongWeekday", written, right: weekday, date } as const;
		return [findingAbout(scene, placed, "confirm", rule, repair)];
	});
}
