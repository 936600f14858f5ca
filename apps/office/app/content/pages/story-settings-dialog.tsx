import type { ContentStoryItem } from "@offizin/contract";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { FolderField } from "./folder-field.tsx";
import styles from "./pages.module.css";

interface StorySettingsDialogProps {
	readonly story: ContentStoryItem;
	readonly folders: readonly ContentStoryItem[];
	/** With the folders that are different now. */
	readonly onDone: (folders: readonly number[]) => void;
	readonly onClose: () => void;
}

/** Name, address and folder of a page. */
export function StorySettingsDialog({ story, folders, onDone, onClose }: StorySettingsDialogProps) {
	const t = useTranslations("content.pages");
	const { doors } = useContentPlace();
	const [name, setName] = useState(story.name);
	const [slug, setSlug] = useState(story.slug);
	const [folder, setFolder] = useState(story.parent_id ?? 0);
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function save(event: FormEvent) {
		event.preventDefault();
		const parent = { parent_id: folder === 0 ? null : folder };
		const answer = await doors.save(story.id, { name, slug, ...parent, version: story.version });
		if (answer.ok) onDone([story.parent_id ?? 0, folder]);
		else setRefusal(answer.error);
	}

	return (
		<Dialog title={t("settingsTitle", { name: story.name })} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void save(event)}>
				<TextField
					label={t("name")}
					value={name}
					required
					onChange={(event) => setName(event.target.value)}
				/>
				<TextField
					label={t("slug")}
					help={story.published && slug !== story.slug ? t("slugWarning") : t("slugHelp")}
					value={slug}
					onChange={(event) => setSlug(event.target.value)}
				/>
				<FolderField
					folders={folders.filter(
						({ id, full_slug }) =>
							id !== story.id && !(story.is_folder && full_slug.startsWith(`${story.full_slug}/`)),
					)}
					value={folder}
					onChange={setFolder}
				/>
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{t("save")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
