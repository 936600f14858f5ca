import { isDrawnAt } from "./displayed-text.ts";
import type { FontId } from "./font-id.ts";
import { graphemes } from "./graphemes.ts";
import type { Shaper } from "./shaper.ts";
import type { ResolvedRun } from "./style-runs.ts";
import type { TextStyle } from "./text-request.ts";

/** Height of a synthesised small capital as a share of a capital, about an x-height. */
const SMALL_CAPITAL = 0.76;

/** A part of the text the shaper takes in one piece: one font, one size, one case. */
export interface Stretch {
	readonly start: number;
	readonly end: number;
	/** The font that draws it, the run's own or a fallback. */
	readonly font: FontId;
	/** Em size in micrometres where the text's style is as authored. */
	readonly size: number;
	/** Thousandths of its em. */
	readonly tracking: number;
	readonly features: readonly string[];
	/** Letters are shown as capitals. */
	readonly capitals: boolean;
}

/** Cuts runs further, by the fonts that can draw their words, else their graphemes, and by the case of synthesised small capitals. */
export function stretchesOf(
	shaper: Shaper,
	text: string,
	runs: readonly ResolvedRun[],
	fallback: readonly FontId[] = [],
): Stretch[] {
	return runs.flatMap((run) =>
		fontParts(shaper, text, run, fallback).flatMap((part) => caseParts(shaper, text, part, run.style)),
	);
}

interface FontPart {
	readonly start: number;
	readonly end: number;
	readonly font: FontId;
}

function fontParts(shaper: Shaper, text: string, run: ResolvedRun, fallback: readonly FontId[]): FontPart[] {
	const { start, end } = run;
	const { font } = run.style;
	const shown = text.slice(start, end);
	if (fallback.length === 0 || shaper.missing(font, shown).length === 0) return [{ start, end, font }];
	const canDraw = (candidate: FontId, part: string) => shaper.missing(candidate, part).length === 0;
	const fontFor = (part: string) => [font, ...fallback].find((candidate) => canDraw(candidate, part));
	const parts: FontPart[] = [];
	let at = start;
	for (const word of shown.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)) {
		const whole = fontFor(word);
		// A word nobody has all of is set letter by letter.
		const cut = whole
			? [{ start: at, end: at + word.length, key: whole }]
			: partsBy(word, at, (grapheme) => fontFor(grapheme) ?? font);
		for (const { key, ...part } of cut) {
			const last = parts.at(-1);
			if (last?.font === key) parts[parts.length - 1] = { ...last, end: part.end };
			else parts.push({ ...part, font: key });
		}
		at += word.length;
	}
	return parts;
}

function caseParts(
	shaper: Shaper,
	text: string,
	{ start, end, font }: FontPart,
	style: TextStyle,
): Stretch[] {
	const { tracking } = style;
	const size = style.size * likeness(shaper, style.font, font);
	const ligatures = tracking === 0 ? [] : ["-liga", "-clig"];
	const features = [...ligatures, ...(style.features ?? [])];
	const stretch = { start, end, font, size, tracking, features, capitals: false };
	if (style.caps !== "small") return [{ ...stretch, capitals: style.caps === "all" }];
	const shown = text.slice(start, end);
	if (drawsSmallCapitals(shaper, font, shown)) return [{ ...stretch, features: [...features, "smcp"] }];
	const isSmall = (grapheme: string, before = false) =>
		isDrawnAt(grapheme, 0) ? isLowerCase(grapheme) : before;
	return partsBy(shown, start, isSmall).map(({ key, ...part }) => ({
		...stretch,
		...part,
		size: key ? size * SMALL_CAPITAL : size,
		capitals: key,
	}));
}

/** How much larger the one font is to be set for its small letters to be as high as the other's. */
function likeness(shaper: Shaper, font: FontId, standIn: FontId): number {
	if (font === standIn) return 1;
	const [own, other] = [shaper.metrics(font), shaper.metrics(standIn)];
	const ratio = own.xHeight / own.unitsPerEm / (other.xHeight / other.unitsPerEm);
	return Number.isFinite(ratio) && ratio > 0 ? Math.min(1.2, Math.max(0.8, ratio)) : 1;
}

/** A font may have the feature without a small capital for every letter; a mixture would look like a mistake. */
function drawsSmallCapitals(shaper: Shaper, font: FontId, text: string): boolean {
	if (!shaper.features(font).has("smcp")) return false;
	return [...new Set(graphemes(text).filter(isLowerCase))].every((letter) => {
		const [small] = shaper.shape(font, letter, ["smcp"]);
		const [usual] = shaper.shape(font, letter);
		return small?.id !== usual?.id;
	});
}

function isLowerCase(grapheme: string): boolean {
	return grapheme.toUpperCase() !== grapheme;
}

/** Cuts where the key of a grapheme differs from the key before it. */
function partsBy<Key>(
	text: string,
	offset: number,
	keyOf: (grapheme: string, before: Key | undefined) => Key,
): { start: number; end: number; key: Key }[] {
	const parts: { start: number; end: number; key: Key }[] = [];
	let index = offset;
	for (const grapheme of graphemes(text)) {
		const end = index + grapheme.length;
		const last = parts.at(-1);
		const key = keyOf(grapheme, last?.key);
		if (last && last.key === key) last.end = end;
		else parts.push({ start: index, end, key });
		index = end;
	}
	return parts;
}
