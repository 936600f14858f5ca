import { parseAmount } from "@offizin/pricing";
import { expect, test } from "vitest";
import { decimalMark } from "./decimal-mark.ts";
import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

function refusal(text: string, unit: "money" | "perMille" | "hundredths", locale: string): string {
	const read = parseAmount(text, { unit, currency: "eur", mark: decimalMark(locale) });
	if (read.ok) return "";
	const { code, ...values } = read.error;
	return say(wordsOf(locale).amount[code], values, locale);
}

test.each<[string, "money" | "perMille" | "hundredths", RegExp]>([
	["19,90 CHF", "money", /gilt in EUR, nicht in CHF\. Bitte tragen Sie den Betrag in EUR ein/],
	["$19,90", "money", /gilt in EUR, nicht in USD/],
	["19,90 %", "money", /ein Preis, kein Anteil\. Bitte tragen Sie den Betrag in EUR ein/],
	["12,5 €", "perMille", /ein Anteil in Prozent, kein Betrag\. .* zum Beispiel 12,5/],
	["25 %", "hundredths", /ein Faktor\. .* ohne Zeichen ein, zum Beispiel 1,25/],
	["", "money", /1,69/],
	["1.69", "money", /Komma: 1,69/],
	["1,2,3", "money", /„1,2,3“ ist keine Zahl/],
	["1,695", "money", /zwei Stellen/],
	["12,55", "perMille", /eine Stelle/],
	["-1,69", "money", /unter null/],
	["10.000,01", "money", /10\.000/],
])("[pricing.P45] %j is refused in German words", (text, unit, words) => {
	expect(refusal(text, unit, "de-DE")).toMatch(words);
});

test.each<[string, RegExp]>([
	["1,69", /decimal point: 1\.69/],
	["19.90 CHF", /in EUR, not in CHF/],
	["", /for example 1\.69/],
	["10,000.01", /10,000/],
])("[pricing.P45] %j is refused in English words", (text, words) => {
	expect(refusal(text, "money", "en-GB")).toMatch(words);
});
