import { Button, ButtonRow, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./version-list.module.css";

export interface KeepVersionProps {
	/** What opens the field. */
	readonly action: string;
	readonly onKeep: (name: string) => Promise<void>;
}

/** Asks what a state shall be called, and keeps it so. */
export function KeepVersion({ action, onKeep }: KeepVersionProps) {
	const t = useTranslations("myDesigns");
	const [isAsking, setIsAsking] = useState(false);
	const [isKeeping, setIsKeeping] = useState(false);

	async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		if (name === "" || isKeeping) return;
		setIsKeeping(true);
		await onKeep(name);
		setIsKeeping(false);
		setIsAsking(false);
	}

	if (!isAsking) {
		return (
			<Button kind="secondary" onClick={() => setIsAsking(true)}>
				{action}
			</Button>
		);
	}
	return (
		<form className={styles.keeping} onSubmit={(event) => void keep(event)}>
			<TextField
				label={t("keepNameLabel")}
				name="name"
				placeholder={t("keepNameExample")}
				maxLength={80}
				required
				autoFocus
				autoComplete="off"
			/>
			<ButtonRow>
				<Button type="submit" kind="secondary" isLoading={isKeeping}>
					{t("keep")}
				</Button>
			</ButtonRow>
		</form>
	);
}
