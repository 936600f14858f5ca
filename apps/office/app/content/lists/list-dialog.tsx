import { slugOf } from "@offizin/content";
import type { ContentDataSource } from "@offizin/contract";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { DimensionsInput, type TypedDimension } from "./dimensions-input.tsx";
import { ListRefusal } from "./list-refusal.tsx";
import styles from "./lists.module.css";

interface ListDialogProps {
	/** Undefined is a new one. */
	readonly list: ContentDataSource | undefined;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Name, slug and languages of a list; the slug follows the name of a new one until somebody types another. */
export function ListDialog({ list, onDone, onClose }: ListDialogProps) {
	const t = useTranslations("contentLists");
	const { doors } = useContentPlace();
	const [name, setName] = useState(list?.name ?? "");
	const [typedSlug, setSlug] = useState(list?.slug);
	const [dimensions, setDimensions] = useState<readonly TypedDimension[]>(
		() => list?.dimensions.map((dimension) => ({ ...dimension, key: String(dimension.id) })) ?? [],
	);
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const slug = typedSlug ?? slugOf(name);

	async function save(event: FormEvent) {
		event.preventDefault();
		const given = { name, slug, dimensions: dimensions.map(({ key: _, ...dimension }) => dimension) };
		const answer = await (list ? doors.saveDataSource(list.id, given) : doors.createDataSource(given));
		if (answer.ok) return onDone();
		setRefusal(answer.error);
	}

	return (
		<Dialog title={list ? t("settingsTitle", { name: list.name }) : t("make")} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void save(event)}>
				<TextField
					label={t("name")}
					value={name}
					maxLength={200}
					required
					onChange={(event) => setName(event.target.value)}
				/>
				<TextField
					label={t("slug")}
					help={t("slugHelp")}
					value={slug}
					pattern="[a-z0-9][\w\-]*"
					maxLength={200}
					required
					onChange={(event) => setSlug(event.target.value)}
				/>
				<DimensionsInput dimensions={dimensions} onChange={setDimensions} />
				{refusal ? <ListRefusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{t(list ? "save" : "create")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
