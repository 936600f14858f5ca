import { expect, test } from "vitest";
import { mailListPage, mailPage } from "./mailbox-page.ts";

const mail = {
	mail: "m1",
	kept_at: new Date("2026-11-20T09:00:00Z"),
	sender: "Papiervogel <bestellung@papiervogel.example>",
	recipient: "eva@example.org",
	subject: "Ihre Bestellung",
	opening: "Danke",
	text: "Danke",
};

test.each([
	["de-DE", "Postfach", "Noch keine E-Mails", "20.11.2026, 10:00", "Alle E-Mails"],
	["en-DE", "Mailbox", "No e-mails yet", "20 Nov 2026, 10:00", "All e-mails"],
])("the mailbox speaks the language of %s", async (locale, title, nothing, time, back) => {
	const empty = String(await mailListPage([], locale));
	expect(empty).toContain(`<html lang="${locale}">`);
	expect(empty).toContain(`<h1>${title}</h1>`);
	expect(empty).toContain(nothing);
	expect(String(await mailListPage([mail], locale))).toContain(time);
	expect(String(await mailPage(mail, { nonce: "n", locale }))).toContain(back);
});
