import type { FileFinding, FileRule } from "@offizin/production";
import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

type Values = Readonly<Record<string, string | number>>;
type Length = Extract<FileRule, { rule: "line.hairline" }>["width"];
type Fine = Extract<FileRule, { rule: "foil.tooFine" | "relief.tooFine" }>;
type SizeRule = Extract<FileRule, { rule: "box.trim" | "box.bleed" }>;

/** What was found in a finished print file, in words that help the operator: where it is, what it is, whom to ask. */
export function fileFindingWords(finding: FileFinding, locale: string): string {
	const { file: messages, place, found } = wordsOf(locale).press;
	const { file, page, pages } = finding;
	const where = { file, page: page ?? "", pages: page === undefined ? 0 : pages, more: pages - 1 };
	const words = say(messages[finding.rule], valuesOf(finding, locale), locale);
	return say(found, { place: say(place, where, locale), words }, locale);
}

function valuesOf(finding: FileRule, locale: string): Values {
	switch (finding.rule) {
		case "box.trim":
		case "box.bleed":
			return { found: sayBox(finding.found, locale), expected: sayBox(finding.expected, locale) };
		case "line.hairline":
			return { width: sayFine(finding.width, locale), least: sayFine(finding.least, locale) };
		case "foil.tooFine":
		case "relief.tooFine":
			return { fine: fineWords(finding, locale) };
		case "text.tooSmall":
			return { text: finding.text, pt: hundredths(finding.pt), least: hundredths(finding.least) };
		case "bleed.missing":
			return { reach: finding.past > 0 ? "some" : "none", past: sayFine(finding.past, locale) };
		default: {
			const { rule: _rule, ...values } = finding;
			return values;
		}
	}
}

function fineWords({ part, width, least }: Fine, locale: string): string {
	const { gap, form, line } = wordsOf(locale).press.fine;
	const values = { least: sayFine(least, locale) };
	if (part === "gap") return say(gap, values, locale);
	return width === undefined
		? say(form, values, locale)
		: say(line, { ...values, width: sayFine(width, locale) }, locale);
}

/** A page box, to a hundredth of a millimetre: presses cut finer than people measure. */
function sayBox(size: SizeRule["found"], locale: string): string {
	const { size: message, noSize } = wordsOf(locale).press;
	if (!size) return noSize;
	const values = { width: hundredths(size.width / 1000), height: hundredths(size.height / 1000) };
	return say(message, values, locale);
}

function sayFine(um: Length, locale: string): string {
	return say(wordsOf(locale).press.length, { length: hundredths(um / 1000) }, locale);
}

function hundredths(value: number): number {
	return Math.round(value * 100) / 100;
}
