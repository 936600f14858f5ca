import { lineMoves } from "@offizin/orders";
import { expect, test } from "vitest";
import { eventWord } from "./event-words.ts";

const shopEvents = ["placed", "files_ready", "files_failed", "print_data_removed", "contact_removed"];

test("every move and every step of the shop itself has a word for the history", () => {
	const names = [...shopEvents, "mail_again", "email_corrected", "cancel", "pay", ...lineMoves];
	for (const name of names) expect(eventWord(name)).not.toBe(name);
	expect(new Set(names.map(eventWord)).size).toBe(names.length);
});

test("an unknown event is shown rather than hidden", () => {
	expect(eventWord("mail_bounced")).toBe("mail_bounced");
});
