import { FREE_SAMPLES } from "@offizin/pricing";
import { say, wordsOf } from "@offizin/words";
import { expect, test } from "vitest";
import { factsOf, withFacts } from "./facts.server.ts";

const facts = factsOf({ channel: "papiervogel", market: "de", locale: "de-DE" });

test.each(["{constructor}", "{toString}", "{unknown}"])(
	"%s is no fact and stays as it was written",
	(text) => {
		expect(withFacts(text, facts)).toBe(text);
	},
);

test("free samples are counted where they are decided", () => {
	const count = say(wordsOf("de").numeral.first, { count: FREE_SAMPLES }, "de-DE");
	expect(withFacts("{Samples} Karten, {samples} Karten", facts)).toBe(
		`${count} Karten, ${count.toLowerCase()} Karten`,
	);
});
