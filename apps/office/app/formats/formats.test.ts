import { describe, expect, test } from "vitest";
import { formatsOf } from "./formats.ts";

const german = formatsOf("de-DE");
const english = formatsOf("en-GB");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("instants are read in Berlin", () => {
	test.each([
		["2026-11-25T13:03:59Z", "25.11.2026, 14:03", "25 Nov 2026, 14:03"],
		["2026-07-01T22:30:00Z", "02.07.2026, 00:30", "2 Jul 2026, 00:30"],
		["2026-12-31T23:00:00Z", "01.01.2027, 00:00", "1 Jan 2027, 00:00"],
		["2026-03-29T01:00:00Z", "29.03.2026, 03:00", "29 Mar 2026, 03:00"],
	])("%s is %s, in English %s", (instant, inGerman, inEnglish) => {
		expect(german.instant(instant)).toBe(inGerman);
		expect(english.instant(instant)).toBe(inEnglish);
	});

	test("a time", () => {
		expect(german.time(new Date("2026-11-25T08:05:00Z"))).toBe("09:05");
	});
});

test("a day has its weekday", () => {
	expect(german.day("2026-11-25")).toBe("Mi.,\u00a025.11.2026");
	expect(german.day("2027-01-03")).toBe("So.,\u00a003.01.2027");
	expect(plain(english.day("2026-11-25"))).toMatch(/^Wed,? 25 Nov 2026$/);
});

test("a day of the year everybody knows leaves it out", () => {
	expect(german.day("2026-11-25", "2026")).toBe("Mi.,\u00a025.11.");
	expect(german.day("2027-01-03", "2026")).toBe("So.,\u00a003.01.2027");
	expect(plain(english.day("2026-11-25", "2026"))).toMatch(/^Wed,? 25 Nov$/);
});

test("a day in full", () => {
	expect(german.longDay("2026-12-01")).toBe("1.\u00a0Dezember\u00a02026");
	expect(english.longDay("2026-12-01")).toBe("1\u00a0December\u00a02026");
});

test("amounts by their unit", () => {
	const all = ([169, -169] as const).flatMap((amount) =>
		(["money", "perMille", "hundredths"] as const).map((unit) => plain(german.amount(amount, unit, "eur"))),
	);
	expect(all).toEqual(["1,69 €", "16,9 %", "1,69", "−1,69 €", "−16,9 %", "−1,69"]);
	expect(english.amount(169, "perMille", "eur")).toBe("16.9%");
	expect(english.amount(123_456, "money", "eur")).toBe("€1,234.56");
});

test("rates come in per mille", () => {
	expect([190, 70, 81].map(german.rate)).toEqual(["19\u00a0%", "7\u00a0%", "8,1\u00a0%"]);
	expect([190, 81].map(english.rate)).toEqual(["19%", "8.1%"]);
});

test("differences carry their sign", () => {
	expect([500, -500, 0].map((amount) => plain(german.difference(amount, "eur")))).toEqual([
		"+5,00 €",
		"−5,00 €",
		"±0,00 €",
	]);
	expect([39, -39, 0].map((perMille) => plain(german.perMilleDifference(perMille)))).toEqual([
		"+3,9 %",
		"−3,9 %",
		"±0,0 %",
	]);
	expect(english.perMilleDifference(-39)).toBe("−3.9%");
});

test("names in a list, and countries", () => {
	expect(german.list(["Papiervogel", "Bildwand"])).toBe("Papiervogel und Bildwand");
	expect([german.country("AT"), english.country("AT")]).toEqual(["Österreich", "Austria"]);
});
