import { Button, Notice } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useHost } from "../editor-context.tsx";
import type { OwnPhoto, UploadServices } from "../services.ts";
import styles from "./tray-sources.module.css";

interface RemovePhotoProps {
	readonly uploads: UploadServices;
	readonly photo: OwnPhoto;
	/** It lies in this design, which the server may not know yet. */
	readonly isHere: boolean;
	/** `isGone`: it was deleted. */
	readonly onDone: (isGone: boolean) => void;
}

/** Asks before a photo is deleted; says where it is used, and then does not delete it. */
export function RemovePhoto({ uploads, photo, isHere, onDone }: RemovePhotoProps) {
	const { t, announce } = useHost();
	/** What stands in the way, in words; empty for nothing, null until it is known. */
	const [why, setWhy] = useState<string | null>(isHere ? t("ownPhotos.usedHere") : null);

	useEffect(() => {
		if (isHere) return;
		let isLeft = false;
		async function ask(): Promise<void> {
			const uses = await (await uploads.sources()).usesOf(photo.id);
			if (isLeft) return;
			if (!uses.ok) return setWhy(uses.error || t("fromPhone.failed"));
			const { names, elsewhere } = uses.value;
			if (names.length > 0) return setWhy(t("ownPhotos.usedIn", { names: names.join(", ") }));
			setWhy(elsewhere > 0 ? t("ownPhotos.usedElsewhere") : "");
		}
		ask().catch((error) => {
			reportError(error);
			if (!isLeft) setWhy(t("fromPhone.failed"));
		});
		return () => {
			isLeft = true;
		};
	}, [uploads, photo, isHere, t]);

	async function remove(): Promise<void> {
		const removed = await (await uploads.sources()).remove(photo.id);
		if (!removed.ok) return setWhy(removed.error || t("fromPhone.failed"));
		announce(t("ownPhotos.gone"));
		onDone(true);
	}

	if (why === null) return <p role="status">{t("ownPhotos.looking")}</p>;
	return (
		<Notice kind={why ? "plain" : "bad"} role="alert">
			<div className={styles.content}>
				<p>{why || t("ownPhotos.sure")}</p>
				<div className={styles.buttons}>
					{why ? null : (
						<Button kind="secondary" onClick={() => void remove()}>
							{t("ownPhotos.yes")}
						</Button>
					)}
					<Button kind="quiet" onClick={() => onDone(false)}>
						{t(why ? "ownPhotos.understood" : "ownPhotos.keep")}
					</Button>
				</div>
			</div>
		</Notice>
	);
}
