import type { MailKind, MailProblem } from "@offizin/contract";
import type { OrderMail } from "#app/api/call.ts";

export const mailKindWords: Readonly<Record<MailKind, string>> = {
	confirmation: "Bestellbestätigung",
	shipped: "Versandbestätigung",
};

/** Why the last try failed. */
export const mailProblemWords: Readonly<Record<MailProblem, string>> = {
	recipient_refused: "Unter dieser Adresse wird keine Post angenommen",
	message_refused: "Der Mailserver nimmt diese E-Mail nicht an",
	try_later: "Der Mailserver bittet um einen späteren Versuch",
	server_refused: "Unser Mailserver lässt uns nicht senden; das betrifft wohl alle E-Mails",
	unreachable: "Der Mailserver hat nicht geantwortet",
	not_made: "Die E-Mail ließ sich nicht erstellen",
};

/** What went wrong and what happens next, or undefined when nothing did: "… (SMTP 550)." */
export function mailTrouble({ state, problem, smtpCode, tries }: OrderMail): string | undefined {
	if (state === "sent") return undefined;
	const code = smtpCode === null ? "" : ` (SMTP ${smtpCode})`;
	const reason = problem ? `${mailProblemWords[problem]}${code}.` : undefined;
	const count = tries === 1 ? "einen Versuch" : `${tries} Versuche`;
	if (state === "waiting") return reason && `${reason} Bisher ${count}, der nächste folgt von selbst.`;
	if (state === "refused") return reason;
	return [reason, `Nach drei Tagen wurde es nicht weiter versucht.`].filter(Boolean).join(" ");
}
