import { tokenAccesses } from "@offizin/content";
import type { ContentToken } from "@offizin/contract";
import { Button, ButtonRow, Choice, Dialog, FieldGroup, Notice, TextField } from "@offizin/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { CopyButton } from "#app/controls/copy-button.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./access.module.css";

/** A token as only its maker sees it. */
type MadeToken = ContentToken & { readonly token: string };

interface NewTokenDialogProps {
	readonly onMade: () => void;
	readonly onClose: () => void;
}

/** Asks what a token is for and what it allows, then shows it: once, unless it is public. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
	const t = useTranslations("contentAccess");
	const { doors } = useContentPlace();
	const [name, setName] = useState("");
	const [access, setAccess] = useState<ContentToken["access"]>("public");
	const [made, setMade] = useState<MadeToken>();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function make(event: FormEvent) {
		event.preventDefault();
		const answer = await doors.createToken({ name, access });
		if (!answer.ok) return setRefusal(answer.error);
		setMade(answer.value.api_key);
		onMade();
	}

	if (made)
		return (
			<Dialog title={t("madeTitle", { name: made.name })} isOpen onClose={onClose}>
				<Made token={made} />
				<ButtonRow>
					<CopyButton text={made.token}>{t("copy")}</CopyButton>
					<Button onClick={onClose}>{t("done")}</Button>
				</ButtonRow>
			</Dialog>
		);
	return (
		<Dialog title={t("makeTitle")} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void make(event)}>
				<TextField
					label={t("name")}
					help={t("nameHelp")}
					value={name}
					maxLength={100}
					required
					onChange={(event) => setName(event.target.value)}
				/>
				<FieldGroup legend={t("opens")}>
					{tokenAccesses.map((one) => (
						<Choice
							key={one}
							type="radio"
							name="access"
							label={t(`access.${one}`)}
							note={t(`accessExplained.${one}`)}
							checked={access === one}
							onChange={() => setAccess(one)}
						/>
					))}
				</FieldGroup>
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{t("create")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}

function Made({ token: { token, access } }: { readonly token: MadeToken }) {
	const t = useTranslations("contentAccess");
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		field.current?.focus();
		field.current?.select();
	}, []);
	return (
		<div className={styles.form}>
			<Notice kind={access === "public" ? "plain" : "good"}>
				<p>{t(access === "public" ? "again" : "once")}</p>
			</Notice>
			<TextField ref={field} label={t("key")} value={token} className={styles.key} readOnly />
		</div>
	);
}
