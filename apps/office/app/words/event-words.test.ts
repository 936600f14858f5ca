import { lineMoves } from "@offizin/orders";
import { expect, test } from "vitest";
import { eventWord } from "./event-words.ts";
import { sayDe, sayEn } from "./words-fixtures.ts";

const shopEvents = ["placed", "files_ready", "files_failed", "print_data_removed", "contact_removed"];

test.each([sayDe, sayEn])("every move and every step of the shop itself has a word for the history", (t) => {
	const names = [...shopEvents, "mail_again", "email_corrected", "cancel", "pay", ...lineMoves];
	for (const name of names) expect(eventWord(name, t)).not.toBe(name);
	expect(new Set(names.map((name) => eventWord(name, t))).size).toBe(names.length);
});

test("an unknown event is shown rather than hidden", () => {
	expect(eventWord("mail_bounced", sayDe)).toBe("mail_bounced");
});
