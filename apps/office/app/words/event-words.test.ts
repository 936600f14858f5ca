import { lineMoves } from "@offizin/orders";
import { expect, test } from "vitest";
import { eventWord } from "./event-words.ts";

test("every move and every step of the shop itself has a word for the history", () => {
	const names = ["placed", "files_ready", "files_failed", "pay", ...lineMoves];
	for (const name of names) expect(eventWord(name)).not.toBe(name);
	expect(new Set(names.map(eventWord)).size).toBe(names.length);
});

test("an unknown event is shown rather than hidden", () => {
	expect(eventWord("mail_bounced")).toBe("mail_bounced");
});
