import { expect, test } from "vitest";
import { formatsOf } from "#app/formats/formats.ts";
import { sayDe, sayEn } from "#app/words/words-fixtures.ts";
import { narrowWord, periodWord, reachWord } from "./price-words.ts";

const list = { channelName: "Papiervogel", marketName: "Deutschland", currency: "eur" } as const;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("where a change holds", () => {
	expect(reachWord("currency", list, sayDe)).toBe("alle Märkte in Euro, beide Marken");
	expect(reachWord("market", list, sayDe)).toBe("nur Deutschland, beide Marken");
	expect(reachWord("shop", list, sayDe)).toBe("nur Papiervogel Deutschland");
	expect(narrowWord("currency", list, sayDe)).toBeUndefined();
	expect(narrowWord("shop", list, sayDe)).toBe("nur Papiervogel Deutschland");
	expect(reachWord("currency", list, sayEn)).toBe("all markets in euros, both brands");
});

test("when it holds", () => {
	const [open, closed] = [null, "2026-12-06"].map((validUntil) => ({ validFrom: "2026-12-01", validUntil }));
	const german = formatsOf("de-DE");
	expect(open && plain(periodWord(open, sayDe, german))).toBe("ab 1. Dezember 2026");
	expect(closed && plain(periodWord(closed, sayDe, german))).toBe(
		"vom 1. Dezember 2026 bis 6. Dezember 2026",
	);
	expect(closed && plain(periodWord(closed, sayEn, formatsOf("en-GB")))).toBe(
		"from 1 December 2026 until 6 December 2026",
	);
});
