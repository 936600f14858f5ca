import type { ContentTrashedAsset, ContentTrashedStory } from "@offizin/contract";
import { TextButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./trash.module.css";

type Deletion = keyof ContentTrashedAsset & keyof ContentTrashedStory;

interface TrashLineProps {
	readonly item: Pick<ContentTrashedStory, Deletion>;
	/** Where it stood, or what it is. */
	readonly about: string;
	/** Undefined where there is nothing to see of it. */
	readonly picture?: string | undefined;
	/** Undefined where the login does not allow it. */
	readonly onRestore: (() => void) | undefined;
	readonly onRemove: (() => void) | undefined;
}

/** Something that was deleted: what it was, who deleted it and when, how long it is kept. */
export function TrashLine({ item, about, picture, onRestore, onRemove }: TrashLineProps) {
	const t = useTranslations("contentTrash");
	const { instant, longDay } = useFormats();
	const hidden = <span className="visually-hidden"> {item.name}</span>;
	return (
		<div className={styles.line}>
			<span className={styles.what}>
				{picture ? <img className={styles.picture} src={picture} alt="" loading="lazy" /> : null}
				<span className={styles.name}>
					<strong>{item.name}</strong>
					<span className={styles.quiet}>{about}</span>
				</span>
			</span>
			<span className={styles.when}>
				<span title={item.deleted_by}>
					{t("deletedBy", { at: instant(item.deleted_at), author: item.deleted_by_name })}
				</span>
				<span className={styles.quiet}>
					{t("keptUntil", { day: longDay(dayOf(new Date(item.removed_at))) })}
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
