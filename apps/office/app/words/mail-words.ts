import type { OrderMail } from "#app/api/call.ts";
import type { Say } from "./office-intl.tsx";

/** What went wrong and what happens next, or undefined when nothing did: "… (SMTP 550)." */
export function mailTrouble(mail: OrderMail, t: Say): string | undefined {
	const reason = reasonOf(mail, t);
	switch (mail.state) {
		case "sent":
			return undefined;
		case "refused":
			return reason;
		case "waiting":
			return reason && t("mails.waiting", { reason, tries: mail.tries });
		case "given_up":
			return [reason, t("mails.givenUp")].filter(Boolean).join(" ");
	}
}

function reasonOf({ problem: code, smtpCode }: OrderMail, t: Say): string | undefined {
	if (!code) return undefined;
	const problem = t(`mails.problem.${code}`);
	return smtpCode === null
		? t("mails.reason", { problem })
		: t("mails.reasonWithCode", { problem, code: smtpCode });
}
