import type { CallError } from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { call, type StaffMember } from "#app/api/call.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./name-dialog.module.css";

interface NameDialogProps {
	readonly member: StaffMember;
	readonly onRenamed: (member: StaffMember) => void;
	readonly onClose: () => void;
}

/** What somebody calls themselves: the others see it wherever it says who did something. */
export function NameDialog({ member, onRenamed, onClose }: NameDialogProps) {
	const t = useTranslations();
	const [name, setName] = useState(member.name);
	const [refusal, setRefusal] = useState<CallError>();

	async function save(event: FormEvent) {
		event.preventDefault();
		const answer = await call(officeRoutes.officeRename, { body: { name } });
		if (!answer.ok) return setRefusal(answer.error);
		onRenamed(answer.value);
		onClose();
	}

	return (
		<Dialog title={t("layout.name.title")} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void save(event)}>
				<TextField
					label={t("layout.name.label")}
					help={t("layout.name.help", { email: member.email })}
					autoComplete="name"
					maxLength={80}
					required
					autoFocus
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit" disabled={name.trim() === ""}>
						{t("controls.save")}
					</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("controls.cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
