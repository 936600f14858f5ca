import type { ContentTrashedStory } from "@offizin/contract";
import { TextButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./trash.module.css";

interface TrashLineProps {
	readonly story: ContentTrashedStory;
	/** Undefined where the login does not allow it. */
	readonly onRestore: (() => void) | undefined;
	readonly onRemove: (() => void) | undefined;
}

/** A deleted page or folder: where it stood, who deleted it and when, how long it is kept. */
export function TrashLine({ story, onRestore, onRemove }: TrashLineProps) {
	const t = useTranslations("contentTrash");
	const { instant, longDay } = useFormats();
	const hidden = <span className="visually-hidden"> {story.name}</span>;
	return (
		<div className={styles.line}>
			<span className={styles.name}>
				<strong>{story.name}</strong>
				<span className={styles.quiet}>
					{story.is_folder
						? t("folder", { address: `/${story.full_slug}`, count: story.pages_within })
						: `/${story.full_slug}`}
				</span>
			</span>
			<span className={styles.when}>
				<span title={story.deleted_by}>
					{t("deletedBy", { at: instant(story.deleted_at), author: story.deleted_by_name })}
				</span>
				<span className={styles.quiet}>
					{t("keptUntil", { day: longDay(dayOf(new Date(story.removed_at))) })}
				</span>
			</span>
			<span className={styles.steps}>
				{onRestore ? (
					<TextButton onClick={onRestore}>
						{t("restore")}
						{hidden}
					</TextButton>
				) : null}
				{onRemove ? (
					<TextButton kind="plain" onClick={onRemove}>
						{t("remove")}
						{hidden}
					</TextButton>
				) : null}
			</span>
		</div>
	);
}
