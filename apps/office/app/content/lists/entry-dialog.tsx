import { slugOf } from "@offizin/content";
import type { ContentDataSource, ContentEntry } from "@offizin/contract";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { PageLinks } from "#app/content/page-links.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./lists.module.css";

interface EntryDialogProps {
	readonly list: ContentDataSource;
	/** Undefined is a new one. */
	readonly entry: ContentEntry | undefined;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Name and values of an entry; the value follows the name of a new one until somebody types another. */
export function EntryDialog({ list, entry, onDone, onClose }: EntryDialogProps) {
	const t = useTranslations("contentLists.entries");
	const words = useTranslations("contentLists");
	const { doors } = useContentPlace();
	const [name, setName] = useState(entry?.name ?? "");
	const [typedValue, setValue] = useState(entry?.value);
	const [others, setOthers] = useState<Readonly<Record<string, string>>>(entry?.dimension_values ?? {});
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const value = typedValue ?? slugOf(name);

	async function save(event: FormEvent) {
		event.preventDefault();
		const dimension_values = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ""));
		const given = { name, value, dimension_values };
		const answer = await (entry
			? doors.saveEntry(entry.id, given)
			: doors.createEntry({ ...given, datasource_id: list.id }));
		if (answer.ok) return onDone();
		setRefusal(answer.error);
	}

	return (
		<Dialog title={entry ? t("changeTitle", { name: entry.name }) : t("make")} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void save(event)}>
				<TextField
					label={t("name")}
					help={t("nameHelp")}
					value={name}
					maxLength={500}
					required
					onChange={(event) => setName(event.target.value)}
				/>
				<TextField
					label={t("value")}
					help={t("valueHelp")}
					value={value}
					maxLength={5000}
					required
					onChange={(event) => setValue(event.target.value)}
				/>
				{list.dimensions.map((dimension) => (
					<TextField
						key={dimension.id}
						label={t("inDimension", { language: dimension.name })}
						optional={t("optional")}
						value={others[dimension.entry_value] ?? ""}
						maxLength={5000}
						onChange={(event) => setOthers({ ...others, [dimension.entry_value]: event.target.value })}
					/>
				))}
				{refusal ? (
					<Refusal refusal={refusal}>
						<PageLinks pages={refusal.stories ?? []} />
					</Refusal>
				) : null}
				<ButtonRow>
					<Button type="submit">{words(entry ? "save" : "create")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{words("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
