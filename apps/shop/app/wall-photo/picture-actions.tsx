import { buttonClass, Notice, Progress } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { PictureState } from "./load-picture.server.ts";
import { PhotoField } from "./photo-field.tsx";
import styles from "./picture-actions.module.css";
import type { usePicture } from "./use-picture.ts";

/** What is said of a picture that hangs, and done with it: buy it, take a size it is sharp in, take another photo. */
export function PictureActions({
	picture: { design, quality, query },
	hanging: { next, progress, failure, isBusy, buy, hang },
	page,
	more,
}: {
	readonly picture: PictureState;
	readonly hanging: ReturnType<typeof usePicture>;
	/** Path of the page that it hangs on. */
	readonly page: string;
	/** Where everything about it is chosen; left out on the page that does so. */
	readonly more?: string;
}) {
	const t = useTranslations("wallPhoto");
	const isSending = progress !== null;
	const isHung = design?.hasPhoto === true;
	return (
		<div className={styles.actions}>
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
			{isHung ? (
				<button
					id={next}
					type="button"
					className={buttonClass("primary", styles.main)}
					aria-disabled={isBusy || isSending}
					onClick={buy}
				>
					{t("toCart")}
				</button>
			) : null}
			{isHung && more !== undefined ? (
				<Link className={buttonClass("secondary")} to={more}>
					{t("toChoices")}
				</Link>
			) : null}
			{isHung ? <PhotoField text={t("other")} kind="quiet" isBusy={isSending} onFile={hang} /> : null}
		</div>
	);
}

function withFormat(query: string, format: string): string {
	const params = new URLSearchParams(query);
	params.set("format", format);
	return params.toString();
}
