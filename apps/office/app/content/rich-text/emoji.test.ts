import { expect, test } from "vitest";
import { emojis, isEmoji } from "./emoji.ts";

test.each(["❤️", "❤", "👩‍👧", "👋🏽", "🇩🇪", ...emojis.map(([, sign]) => sign)])("%s is an emoji", (typed) => {
	expect(isEmoji(typed)).toBe(true);
});

test.each(["", "a", "❤️ ", "heart", "1", "❤️a", "🎉🎉"])("%j is none", (typed) => {
	expect(isEmoji(typed)).toBe(false);
});
