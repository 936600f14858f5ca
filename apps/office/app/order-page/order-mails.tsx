import type { OfficeOrder } from "@offizin/contract";
import { Button, Dialog, Notice, Panel } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { OrderMail } from "#app/api/call.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { mailTrouble } from "#app/words/mail-words.ts";
import { mailLooks } from "#app/words/state-looks.ts";
import { EmailForm } from "./email-form.tsx";
import styles from "./order-mails.module.css";
import { useOrderRequests } from "./use-order-requests.ts";

interface OrderMailsProps {
	readonly order: OfficeOrder;
	/** Whether who is signed in may send mails and correct their address. */
	readonly mayMail: boolean;
}

/** What was written to the customer: how far each mail is, why one did not arrive, and what can be done about it. */
export function OrderMails({ order, mayMail }: OrderMailsProps) {
	const t = useTranslations("mails");
	const { ask, running, outcome } = useOrderRequests<{ readonly mail: string }>(order);
	const [isCorrecting, setIsCorrecting] = useState(false);
	const stopCorrecting = () => setIsCorrecting(false);
	return (
		<Panel title={t("title")}>
			{order.contactRemovedAt ? null : (
				<div className={styles.address}>
					<span className={styles.email}>{t("to", { email: order.contact.email })}</span>
					{mayMail ? (
						<Button kind="quiet" onClick={() => setIsCorrecting(true)}>
							{t("correct")}
						</Button>
					) : null}
				</div>
			)}
			<ul className={styles.mails}>
				{order.mails.map((mail) => (
					<li key={mail.id}>
						<Mail mail={mail} />
						{mail.mayRepeat ? (
							<Button
								kind="secondary"
								aria-disabled={running !== undefined}
								onClick={() => ask({ mail: mail.id })}
							>
								{t.rich(running?.mail === mail.id ? "sending" : "again", {
									kind: t(`kind.${mail.kind}`),
									hidden: (words) => <span className="visually-hidden">{words}</span>,
								})}
							</Button>
						) : null}
					</li>
				))}
			</ul>
			<div className={styles.news} role="status">
				{outcome && !outcome.refusal ? (
					<Notice kind="good">
						<p>{t("sent")}</p>
					</Notice>
				) : null}
			</div>
			{outcome?.refusal ? <Refusal refusal={outcome.refusal} /> : null}
			<Dialog title={t("correctTitle")} isOpen={isCorrecting} onClose={stopCorrecting}>
				<EmailForm order={order} onClose={stopCorrecting} />
			</Dialog>
		</Panel>
	);
}

function Mail({ mail }: { readonly mail: OrderMail }) {
	const t = useTranslations();
	const formats = useFormats();
	const { kind, state, sentAt, triedAt, createdAt } = mail;
	const at = sentAt ?? triedAt ?? createdAt;
	const trouble = mailTrouble(mail, t);
	return (
		<div className={styles.mail}>
			<span className={styles.kind}>{t(`mails.kind.${kind}`)}</span>
			<StateMark look={mailLooks[state]} />
			<time className={styles.when} dateTime={at}>
				{formats.instant(at)}
			</time>
			{trouble ? <p className={styles.trouble}>{trouble}</p> : null}
		</div>
	);
}
