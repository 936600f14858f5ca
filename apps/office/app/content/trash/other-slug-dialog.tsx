import type { ContentTrashedStory } from "@offizin/contract";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./trash.module.css";

interface OtherSlugDialogProps {
	readonly story: ContentTrashedStory;
	/** Answers why it was not put back. */
	readonly onRestore: (slug: string) => Promise<ContentRefusal | undefined>;
	readonly onClose: () => void;
}

/** Asks for another address where another page has taken the one of a deleted page. */
export function OtherSlugDialog({ story, onRestore, onClose }: OtherSlugDialogProps) {
	const t = useTranslations("contentTrash");
	const form = useTranslations("content.pages");
	const [slug, setSlug] = useState(`${story.slug}-2`);
	const [refusal, setRefusal] = useState<ContentRefusal>();
	return (
		<Dialog title={t("slugTitle", { name: story.name })} isOpen onClose={onClose}>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					void onRestore(slug).then(setRefusal);
				}}
			>
				<p>{t("slugTaken", { name: story.name, address: `/${story.full_slug}` })}</p>
				<TextField
					label={form("slug")}
					help={form("slugHelp")}
					value={slug}
					required
					onChange={(event) => setSlug(event.target.value)}
				/>
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{t("restore")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{form("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
