import type { OfficeOrder } from "@offizin/contract";
import { Button, ButtonRow, Notice, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./order-mails.module.css";
import { useOrderRequests } from "./use-order-requests.ts";

interface EmailFormProps {
	readonly order: OfficeOrder;
	readonly onClose: () => void;
}

/** Another mail address for the order. The server judges it as the checkout does. */
export function EmailForm({ order, onClose }: EmailFormProps) {
	const t = useTranslations();
	const { ask, running, outcome } = useOrderRequests<{ readonly email: string }>(order);
	const [email, setEmail] = useState(order.contact.email);
	const refusal = outcome?.request.email === email ? outcome.refusal : undefined;
	const error = refusal?.fields?.email;

	function submit(event: FormEvent) {
		event.preventDefault();
		ask({ email });
	}

	if (outcome && !outcome.refusal) {
		return (
			<>
				<Notice kind="good" role="status">
					<p>{t("mails.saved", { email: order.contact.email })}</p>
				</Notice>
				<Button onClick={onClose} autoFocus>
					{t("mails.toOrder")}
				</Button>
			</>
		);
	}
	return (
		<form className={styles.form} onSubmit={submit} noValidate>
			<TextField
				label={t("mails.address")}
				type="email"
				autoComplete="off"
				autoFocus
				value={email}
				error={error}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<p>{t("mails.addressEffect")}</p>
			{refusal && !error ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button type="submit" aria-disabled={running !== undefined}>
					{running ? t("mails.saving") : t("controls.save")}
				</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("controls.cancel")}
				</Button>
			</ButtonRow>
		</form>
	);
}
