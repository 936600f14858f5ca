import { conventionsOf } from "@offizin/sites";
import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

/** U+202F on both sides of the multiplication sign, U+00A0 before the unit (domain.md §13). */
const TIMES = "\u202f×\u202f";
const NBSP = "\u00a0";
const MM_PER_INCH = 25.4;

interface Lengths {
	readonly width: number;
	readonly height: number;
}

const styles = new Map<string, Intl.NumberFormat>();

/** A number in the way of the locale, with as many decimals as it has, one at most unless told. */
function figure(value: number, locale: string, most = 1): string {
	const key = `${locale} ${most}`;
	const known =
		styles.get(key) ?? new Intl.NumberFormat(conventionsOf(locale), { maximumFractionDigits: most });
	styles.set(key, known);
	return known.format(value);
}

/** Inches for en-US, centimetres elsewhere (spec 3.2-3). */
export function lengthUnit(locale: string): "cm" | "in" {
	return locale === "en-US" ? "in" : "cm";
}

/** A length in the unit of the locale, rounded to tenths from exact halves up. */
function inUnit(mm: number, locale: string): string {
	const value = lengthUnit(locale) === "in" ? mm / MM_PER_INCH : mm / 10;
	return figure(Math.round(value * 10) / 10, locale);
}

/** "60 cm", "14,8 cm", "23.6 in" for a length in millimetres. */
export function sayLength(mm: number, locale: string): string {
	return `${inUnit(mm, locale)}${NBSP}${lengthUnit(locale)}`;
}

/** "60 × 40 cm" for a width and a height in millimetres. */
export function saySize({ width, height }: Lengths, locale: string): string {
	return `${inUnit(width, locale)}${TIMES}${inUnit(height, locale)}${NBSP}${lengthUnit(locale)}`;
}

/** "162 × 114 mm" for micrometres: envelopes and what is packed are told so everywhere. */
export function sayMillimetreSize({ width, height }: Lengths, locale: string): string {
	return `${figure(width / 1000, locale)}${TIMES}${figure(height / 1000, locale)}${NBSP}mm`;
}

/** A length in micrometres, too small for centimetres: "9,5 mm", "0,25 mm". */
export function sayThickness(micrometres: number, locale: string): string {
	return `${figure(micrometres / 1000, locale, 3)}${NBSP}mm`;
}

/** Whole grams: "480 g"; from a kilogram on rounded to 100 g: "1,2 kg". */
export function sayWeight(grams: number, locale: string): string {
	return grams < 1000
		? `${figure(grams, locale)}${NBSP}g`
		: `${figure(Math.round(grams / 100) / 10, locale)}${NBSP}kg`;
}

/** The weight of a paper: "300 g/m²". */
export function sayGrammage(grammage: number, locale: string): string {
	return say(wordsOf(locale).measure.grammage, { grammage }, locale);
}

/** "4 Seiten". */
export function sayPages(pages: number, locale: string): string {
	return say(wordsOf(locale).measure.pages, { pages }, locale);
}

/** "3.260 × 2.174 px". */
export function sayPixels({ width, height }: Lengths, locale: string): string {
	return `${figure(width, locale)}${TIMES}${figure(height, locale)}${NBSP}px`;
}
