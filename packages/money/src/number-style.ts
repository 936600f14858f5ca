import { type Locale, ofLocale } from "@offizin/base";

/** How a locale writes figures. Our own table, because Intl differs between runtimes (domain.md §13). */
interface NumberStyle {
	readonly group: string;
	readonly decimal: string;
}

const DOTS = { group: ".", decimal: "," };
/** Grouped by U+202F, the narrow fixed space. */
const SPACES = { group: "\u202f", decimal: "," };
const APOSTROPHES = { group: "’", decimal: "." };
const COMMAS = { group: ",", decimal: "." };

const styles: Readonly<Record<Locale, NumberStyle>> = {
	"de-AT": DOTS,
	"de-CH": APOSTROPHES,
	"de-DE": DOTS,
	"de-IT": DOTS,
	"de-LI": APOSTROPHES,
	"de-LU": DOTS,
	"en-DE": COMMAS,
	"en-GB": COMMAS,
	"en-US": COMMAS,
	"es-ES": DOTS,
	"fr-BE": SPACES,
	"fr-CH": APOSTROPHES,
	"fr-FR": SPACES,
	"fr-LU": DOTS,
	"it-CH": APOSTROPHES,
	"it-IT": DOTS,
	"nl-BE": DOTS,
	"nl-NL": DOTS,
};

/**
 * "1.234,50" for 1234.5 with two digits in de-DE; half away from zero, "−" for negative ones. Throws for a locale
 * without a style, since a guess would be a wrong price.
 */
export function formatFigure(value: number, locale: string, digits = 0): string {
	const style = ofLocale(styles, locale);
	if (!style) throw new Error(`No number style for locale ${locale}`);
	const scaled = Math.round(Math.abs(value) * 10 ** digits);
	const figures = String(scaled).padStart(digits + 1, "0");
	const whole = figures.slice(0, figures.length - digits).replace(/\B(?=(\d{3})+$)/g, style.group);
	const sign = value < 0 && scaled > 0 ? "−" : "";
	return digits === 0 ? `${sign}${whole}` : `${sign}${whole}${style.decimal}${figures.slice(-digits)}`;
}
