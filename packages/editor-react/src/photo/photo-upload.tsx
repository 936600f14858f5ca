import type { IncomingPhoto } from "@offizin/editor";
import { Button, ButtonRow, Progress } from "@offizin/ui";
import { useId } from "react";
import styles from "../controls/panel.module.css";
import { useEditing, useHost } from "../editor-context.tsx";

/** A photo on its way: how far it is, and what can be done when it stands still. */
export function PhotoUpload({ photo }: { readonly photo: IncomingPhoto }) {
	const { photos } = useEditing();
	const { t } = useHost();
	const id = useId();
	const { failure, key, progress } = photo;
	return (
		<div className={styles.group}>
			<p id={id} className={failure ? styles.bad : styles.note} role={failure ? "alert" : undefined}>
				{failure
					? (failure.message ?? t("upload.broken"))
					: t("upload.running", { name: photo.fileName, percent: Math.round(progress * 100) })}
			</p>
			{failure ? null : <Progress aria-labelledby={id} value={progress} />}
			<ButtonRow>
				{failure?.canRetry ? (
					<Button kind="secondary" onClick={() => photos.retry(key)}>
						{t("upload.retry")}
					</Button>
				) : null}
				<Button kind="quiet" onClick={() => photos.cancel(key)}>
					{t(failure && !failure.canRetry ? "upload.dismiss" : "upload.cancel")}
				</Button>
			</ButtonRow>
		</div>
	);
}
