import { formatFigure } from "@offizin/money";

/** U+202F on both sides of the multiplication sign, U+00A0 before the unit (domain.md §13). */
const TIMES = "\u202f×\u202f";
const NBSP = "\u00a0";
const MM_PER_INCH = 25.4;

/** Inches for en-US, centimetres elsewhere (spec 3.2-3). */
type LengthUnit = "cm" | "in";

function lengthUnit(locale: string): LengthUnit {
	return locale === "en-US" ? "in" : "cm";
}

/** A length in the unit of the locale, without it: whole where it is whole, else one decimal. */
function figure(mm: number, locale: string): string {
	const value = lengthUnit(locale) === "in" ? mm / MM_PER_INCH : mm / 10;
	const tenths = Math.round(value * 10);
	return formatFigure(tenths / 10, locale, tenths % 10 === 0 ? 0 : 1);
}

/** "60 cm", "14,8 cm", "23.6 in" for a length in millimetres. */
export function formatLength(mm: number, locale: string): string {
	return `${figure(mm, locale)}${NBSP}${lengthUnit(locale)}`;
}

/** "60 × 40 cm" for a width and a height in millimetres. */
export function formatSize(width: number, height: number, locale: string): string {
	return `${figure(width, locale)}${TIMES}${figure(height, locale)}${NBSP}${lengthUnit(locale)}`;
}
