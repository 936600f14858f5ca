import { buttonClass, Notice, Progress } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { PictureState } from "./load-picture.server.ts";
import { PhotoField } from "./photo-field.tsx";
import styles from "./picture-actions.module.css";
import type { usePicture } from "./use-picture.ts";

export interface PictureActionsProps {
	readonly picture: PictureState;
	readonly hanging: ReturnType<typeof usePicture>;
}

/** What is said of a photo: how sharp it is, that it is being sent, what went wrong; a size it is sharp in is a tap away. */
export function PhotoNotes({
	picture: { quality, query },
	hanging: { progress, failure },
	page,
}: PictureActionsProps & {
	/** Path of the page that it hangs on. */
	readonly page: string;
}) {
	const t = useTranslations("wallPhoto");
	const isSending = progress !== null;
	return (
		<div className={styles.notes}>
			<p className={styles.note} data-poor={(quality?.isPoor && !isSending) || undefined} role="status">
				{isSending ? t("sending") : (quality?.text ?? t("drop"))}
			</p>
			{isSending ? <Progress aria-hidden="true" max={1} value={progress} /> : null}
			{failure ? (
				<Notice kind="bad" role="alert">
					{failure}
				</Notice>
			) : null}
			{quality?.sharper && !isSending ? (
				<Link
					className={buttonClass("secondary")}
					to={`${page}?${withFormat(query, quality.sharper.format)}`}
					preventScrollReset
				>
					{quality.sharper.text}
				</Link>
			) : null}
		</div>
	);
}

/** The one action: a photo is chosen, or the picture of it is bought; in place of one that is not printed, another is. */
export function MainAction({ picture: { design, quality }, hanging }: PictureActionsProps) {
	const t = useTranslations("wallPhoto");
	const { next, progress, isBusy, buy, hang } = hanging;
	if (!design?.hasPhoto || quality?.isRefused) {
		return (
			<PhotoField
				id={next}
				text={t(design?.hasPhoto ? "other" : "choose")}
				kind="primary"
				className={styles.main}
				isBusy={progress !== null}
				onFile={hang}
			/>
		);
	}
	return (
		<button
			id={next}
			type="button"
			className={buttonClass("primary", styles.main)}
			aria-disabled={isBusy || progress !== null}
			onClick={buy}
		>
			{t("toCart")}
		</button>
	);
}

function withFormat(query: string, format: string): string {
	const params = new URLSearchParams(query);
	params.set("format", format);
	return params.toString();
}
