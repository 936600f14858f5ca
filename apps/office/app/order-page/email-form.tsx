import type { OfficeOrder } from "@offizin/contract";
import { Button, Notice, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import compact from "#app/controls/compact.module.css";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./order-mails.module.css";
import { useOrderRequests } from "./use-order-requests.ts";

interface EmailFormProps {
	readonly order: OfficeOrder;
	readonly onClose: () => void;
}

/** Another mail address for the order. The server judges it as the checkout does. */
export function EmailForm({ order, onClose }: EmailFormProps) {
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
					<p>
						Gespeichert. Neue E-Mails gehen an {order.contact.email}. Was nicht angekommen ist, können Sie
						jetzt erneut senden.
					</p>
				</Notice>
				<Button className={compact.button} onClick={onClose} autoFocus>
					Zum Auftrag
				</Button>
			</>
		);
	}
	return (
		<form className={styles.form} onSubmit={submit} noValidate>
			<TextField
				label="E-Mail-Adresse"
				type="email"
				autoComplete="off"
				autoFocus
				value={email}
				error={error}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<p>
				E-Mails zu diesem Auftrag, auch der Link zur Bestellung, gehen künftig an diese Adresse. Im Verlauf
				steht, wer sie geändert hat.
			</p>
			{refusal && !error ? <Refusal refusal={refusal} /> : null}
			<div className={styles.buttons}>
				<Button type="submit" className={compact.button} aria-disabled={running !== undefined}>
					{running ? "Wird gespeichert …" : "Speichern"}
				</Button>
				<Button kind="secondary" className={compact.button} onClick={onClose}>
					Abbrechen
				</Button>
			</div>
		</form>
	);
}
