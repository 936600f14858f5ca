import { expect, test } from "vitest";
import { differenceWord, narrowWord, nextWord, periodWord, perMilleWord, reachWord } from "./price-words.ts";

const list = { channelName: "Papiervogel", marketName: "Deutschland", currency: "eur" } as const;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("where a change holds", () => {
	expect(reachWord("currency", list)).toBe("alle Märkte in Euro, beide Marken");
	expect(reachWord("market", list)).toBe("nur Deutschland, beide Marken");
	expect(reachWord("shop", list)).toBe("nur Papiervogel Deutschland");
	expect(narrowWord("currency", list)).toBeUndefined();
	expect(narrowWord("shop", list)).toBe("nur Papiervogel Deutschland");
});

test("when, and what it costs then", () => {
	expect(plain(nextWord({ from: "2026-12-01", amount: 179 }, "money", "eur"))).toBe(
		"ab 1. Dezember 2026: 1,79 €",
	);
	expect(plain(periodWord({ validFrom: "2026-12-01", validUntil: null }))).toBe("ab 1. Dezember 2026");
	expect(plain(periodWord({ validFrom: "2026-12-01", validUntil: "2026-12-06" }))).toBe(
		"vom 1. Dezember 2026 bis 6. Dezember 2026",
	);
});

test("differences carry their sign", () => {
	expect([500, -500, 0].map((amount) => plain(differenceWord(amount, "eur")))).toEqual([
		"+5,00 €",
		"−5,00 €",
		"±0,00 €",
	]);
	expect([39, -39, 0].map((perMille) => plain(perMilleWord(perMille)))).toEqual([
		"+3,9 %",
		"−3,9 %",
		"±0,0 %",
	]);
});
