import { describe, expect, test } from "vitest";
import { checkGift, MAX_GIFT_MESSAGE, tidyGift } from "./gift.ts";

describe("[15] gifts", () => {
	test("a message may have lines, and fills a card at most", () => {
		expect(checkGift({ message: "Liebe Zoë,\r\nalles Gute!\nDeine Ağaoğlus" })).toEqual([]);
		expect(checkGift({ message: "x".repeat(MAX_GIFT_MESSAGE) })).toEqual([]);
		expect(checkGift({ message: "x".repeat(MAX_GIFT_MESSAGE + 1) })).toEqual([
			{ field: "message", code: "too_long", max: MAX_GIFT_MESSAGE },
		]);
	});

	test("what no card shows is refused", () => {
		expect(checkGift({ message: "Glück\u0007" })).toEqual([{ field: "message", code: "characters_invalid" }]);
		expect(checkGift({ message: "Anna \ud83d" })).toEqual([{ field: "message", code: "characters_invalid" }]);
	});

	test("an empty message is none", () => {
		expect(tidyGift({ message: " \r\n " })).toEqual({});
		expect(tidyGift({})).toEqual({});
		expect(tidyGift({ message: " Alles\r\nGute " })).toEqual({ message: "Alles\nGute" });
	});
});
