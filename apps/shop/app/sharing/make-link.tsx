import type { DesignLink, makeDesignLink, RouteOutput } from "@offizin/contract";
import { sharingRoutes } from "@offizin/contract/sharing";
import { Button, Disclosure, TextField, Title } from "@offizin/ui";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { MadeLink } from "./made-link.tsx";
import styles from "./share-dialog.module.css";

interface MakeLinkProps {
	readonly designId: string;
	readonly purpose: DesignLink["purpose"];
	readonly onMade: () => void;
	/** Told in the words of the server, or in none when it gave no answer. */
	readonly onRefused: (message: string) => void;
}

/** Makes links for one purpose; to go on elsewhere, codes too. */
export function MakeLink({ designId, purpose, onMade, onRefused }: MakeLinkProps) {
	const t = useTranslations("sharing");
	const title = useId();
	const [made, setMade] = useState<RouteOutput<typeof makeDesignLink>>();
	const [making, setMaking] = useState<"link" | "code">();

	async function make(kind: "link" | "code"): Promise<void> {
		setMaking(kind);
		const body = kind === "link" ? { kind, purpose } : { kind };
		const answer = await call(sharingRoutes.makeDesignLink, { params: { id: designId }, body });
		setMaking(undefined);
		if (!answer.ok) return onRefused(answer.error.message);
		setMade(answer.value);
		onMade();
	}

	return (
		<section className={styles.way} aria-labelledby={title}>
			<Title level={3} size="small" id={title}>
				{t(`${purpose}.title`)}
			</Title>
			<p>{t(`${purpose}.hint`)}</p>
			<div className={styles.buttons}>
				<Button kind="secondary" isLoading={making === "link"} onClick={() => void make("link")}>
					{t(`${purpose}.make`)}
				</Button>
				{purpose === "open" ? (
					<Button kind="secondary" isLoading={making === "code"} onClick={() => void make("code")}>
						{t("code.make")}
					</Button>
				) : null}
			</div>
			<div aria-live="polite">{made ? <MadeLink key={made.id} made={made} /> : null}</div>
			<MailForm designId={designId} purpose={purpose} onSent={onMade} />
		</section>
	);
}

interface MailFormProps extends Pick<MakeLinkProps, "designId" | "purpose"> {
	readonly onSent: () => void;
}

function MailForm({ designId, purpose, onSent }: MailFormProps) {
	const t = useTranslations("sharing");
	const [isSending, setIsSending] = useState(false);
	const [isSent, setIsSent] = useState(false);
	const [error, setError] = useState<string>();

	async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const email = String(new FormData(form).get("email") ?? "");
		setIsSending(true);
		setIsSent(false);
		const body = { email, purpose };
		const sent = await call(sharingRoutes.mailDesignLink, { params: { id: designId }, body });
		setIsSending(false);
		if (!sent.ok) {
			const { fields, message } = sent.error;
			return setError(fields?.email ? t("mail.bad") : message === "" ? t("failed") : message);
		}
		setError(undefined);
		setIsSent(true);
		form.reset();
		onSent();
	}

	return (
		<Disclosure className={styles.mail} summary={t("mail.summary")}>
			<form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
				<TextField
					label={t("mail.label")}
					help={t("mail.help")}
					error={error}
					name="email"
					type="email"
					autoComplete="off"
				/>
				<Button type="submit" kind="secondary" isLoading={isSending}>
					{t("mail.send")}
				</Button>
				<p role="status">{isSent ? t("mail.sent") : null}</p>
			</form>
		</Disclosure>
	);
}
