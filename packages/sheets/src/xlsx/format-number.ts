import { dateFormatter, isDateFormat } from "./format-date.ts";

/** 31 December 9999 */
const LAST_DAY = 2_958_465;
/** Digits a spreadsheet keeps; above that there is only the exponent. */
const LARGEST_EXACT = 1e15;
const MOST_DIGITS = 30;

export type NumberFormatter = (value: number) => string;

/**
 * Writes numbers of a sheet as a German reader sees them there: "01067" by the format 00000, "25.11.2026", "12,50 €".
 */
export function numberFormatter(format: string, isFrom1904: boolean): NumberFormatter {
	const [positive = "", negative] = splitSections(format);
	const above = sectionFormatter(positive, isFrom1904);
	// A section for negative numbers brings its own sign.
	const own = negative === undefined ? undefined : sectionFormatter(negative, isFrom1904);
	return (value) => (value < 0 && own ? own(-value) : above(value));
}

function sectionFormatter(section: string, isFrom1904: boolean): NumberFormatter {
	if (isDateFormat(section)) {
		const write = dateFormatter(section, isFrom1904);
		return (value) => (value < 0 || value > LAST_DAY ? general(value) : write(value));
	}
	const pattern = readPattern(section);
	if (!pattern) return general;
	const write = patternFormatter(pattern);
	return (value) => (Math.abs(value) < LARGEST_EXACT ? write(value) : general(value));
}

/** A section holds quoted text and signs behind a backslash, which may be semicolons too. */
function splitSections(format: string): string[] {
	const sections = [""];
	for (const [part] of format.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|[\s\S]/gu)) {
		if (part === ";") sections.push("");
		else sections[sections.length - 1] += part;
	}
	return sections;
}

/** Spreadsheets keep and show at most 15 digits. */
function general(value: number): string {
	return String(Number(value.toPrecision(15))).replace(".", ",");
}

interface Pattern {
	before: string;
	/** Of 0, #, ?, comma and point. */
	digits: string;
	after: string;
}

function patternFormatter({ before, digits, after }: Pattern): NumberFormatter {
	const [whole = "", fraction = ""] = digits.split(".");
	const isPercent = before.includes("%") || after.includes("%");
	const isGrouped = whole.includes(",");
	const width = [...whole].filter((sign) => sign === "0").length;
	const optional = /#*$/.exec(fraction)?.[0].length ?? 0;
	const optionalZeros = new RegExp(`0{0,${optional}}$`);
	return (value) => {
		const exact = Number((isPercent ? value * 100 : value).toPrecision(15));
		const fixed = Math.abs(exact).toFixed(fraction.length);
		const [integer = "", decimals = ""] = fixed.split(".");
		const kept = decimals.replace(optionalZeros, "");
		const padded = integer.padStart(width, "0");
		const grouped = isGrouped ? padded.replace(/\B(?=(\d{3})+$)/g, ".") : padded;
		const isNegative = value < 0 && /[1-9]/.test(fixed);
		return `${isNegative ? "-" : ""}${before}${grouped}${kept && `,${kept}`}${after}`.trim();
	};
}

/** Undefined for what is no plain pattern: General, @, fractions, exponents, signs between the digits. */
function readPattern(section: string): Pattern | undefined {
	const pattern: Pattern = { before: "", digits: "", after: "" };
	for (const [part] of section.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*.|[\s\S]/gu)) {
		if (/^[0#?.,]$/.test(part)) {
			if (pattern.after !== "") return undefined;
			pattern.digits += part;
			continue;
		}
		const text = literal(part);
		if (text === undefined) return undefined;
		pattern[pattern.digits === "" ? "before" : "after"] += text;
	}
	const isUsual = /[0#?]/.test(pattern.digits) && pattern.digits.length <= MOST_DIGITS;
	return isUsual ? pattern : undefined;
}

/** Undefined for a letter that means something of its own. */
function literal(part: string): string | undefined {
	if (part.startsWith('"')) return part.slice(1, -1);
	if (part.startsWith("\\")) return part.slice(1);
	if (part.startsWith("[")) return /^\[\$([^-\]]*)/.exec(part)?.[1] ?? "";
	if (/^[_*]./u.test(part)) return "";
	return /^[^\p{L}/@]$/u.test(part) ? part : undefined;
}
