import { mailProblems } from "@offizin/contract";
import { expect, test } from "vitest";
import { orderMail } from "#app/order-page/order-fixtures.ts";
import { mailTrouble } from "./mail-words.ts";
import { sayDe, sayEn } from "./words-fixtures.ts";

test.each([sayDe, sayEn])("every problem has words of its own", (t) => {
	expect(new Set(mailProblems.map((problem) => t(`mails.problem.${problem}`))).size).toBe(
		mailProblems.length,
	);
});

test("[security.M3] a refused mail says why, with the code of the mail server", () => {
	const mail = orderMail({ state: "refused", problem: "recipient_refused", smtpCode: 550 });
	expect(mailTrouble(mail, sayDe)).toBe("Unter dieser Adresse wird keine Post angenommen (SMTP 550).");
});

test("[security.M3] a mail that waits after a failed try says that it is tried again", () => {
	const mail = orderMail({ state: "waiting", problem: "unreachable", tries: 1 });
	expect(mailTrouble(mail, sayDe)).toBe(
		"Der Mailserver hat nicht geantwortet. Bisher einen Versuch, der nächste folgt von selbst.",
	);
	expect(mailTrouble({ ...mail, tries: 4 }, sayDe)).toContain("Bisher 4 Versuche,");
});

test("[security.M3] a mail that was given up says so, even when nobody knows why", () => {
	expect(mailTrouble(orderMail({ state: "given_up", problem: "try_later", smtpCode: 451 }), sayDe)).toBe(
		"Der Mailserver bittet um einen späteren Versuch (SMTP 451). Nach drei Tagen wurde es nicht weiter versucht.",
	);
	expect(mailTrouble(orderMail({ state: "given_up" }), sayDe)).toBe(
		"Nach drei Tagen wurde es nicht weiter versucht.",
	);
});

test("a mail that was sent or has not been tried has nothing to explain", () => {
	expect(mailTrouble(orderMail({ state: "sent" }), sayDe)).toBeUndefined();
	expect(mailTrouble(orderMail({ state: "waiting", tries: 0 }), sayDe)).toBeUndefined();
});
