import { knownPhotosOf } from "@offizin/design";
import { Button, Dialog, Notice } from "@offizin/ui";
import { useMemo, useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { OwnPhoto, UploadServices } from "../services.ts";
import { layPhoto } from "./lay-photo.ts";
import { RemovePhoto } from "./remove-photo.tsx";
import tray from "./tray.module.css";
import styles from "./tray-sources.module.css";
import { useOwnPhotos } from "./use-own-photos.ts";

interface OwnPhotosDialogProps {
	readonly uploads: UploadServices;
	readonly onClose: () => void;
}

/** Every photo this person has uploaded, to be taken into this design with a tap. */
export function OwnPhotosDialog({ uploads, onClose }: OwnPhotosDialogProps) {
	const { editor } = useEditing();
	const { t, announce } = useHost();
	const document = useEditor((state) => state.document);
	const here = useMemo(() => new Set(knownPhotosOf(document).keys()), [document]);
	const { photos, total, failure, loadMore, forget } = useOwnPhotos(uploads);
	const [isRemoving, setIsRemoving] = useState(false);
	const [chosen, setChosen] = useState<OwnPhoto | null>(null);
	const [isFull, setIsFull] = useState(false);
	const isHere = ({ copies }: OwnPhoto) => copies.some((id) => here.has(id));

	function choose(photo: OwnPhoto): void {
		if (isRemoving) setChosen(photo);
		else if (isHere(photo)) announce(t("ownPhotos.already"));
		else {
			const isLaid = layPhoto(editor, photo);
			setIsFull(!isLaid);
			if (isLaid) announce(t("ownPhotos.laid"));
		}
	}

	return (
		<Dialog title={t("ownPhotos.title")} isOpen size="wide" onClose={onClose}>
			<div className={styles.content}>
				<p>{t(total === 0 ? "ownPhotos.none" : isRemoving ? "ownPhotos.removeHint" : "ownPhotos.hint")}</p>
				{failure === null && !isFull ? null : (
					<Notice kind="bad" role="alert">
						{isFull ? t("fromPhone.full") : failure || t("fromPhone.failed")}
					</Notice>
				)}
				{chosen ? (
					<RemovePhoto
						key={chosen.id}
						uploads={uploads}
						photo={chosen}
						isHere={isHere(chosen)}
						onDone={(isGone) => {
							if (isGone) forget(chosen.id);
							setChosen(null);
						}}
					/>
				) : null}
				<ul className={styles.own}>
					{photos.map((photo, index) => (
						<li key={photo.id}>
							<button
								type="button"
								className={styles.photo}
								data-here={isHere(photo) || undefined}
								data-removing={isRemoving || undefined}
								aria-label={t(
									isRemoving
										? "ownPhotos.removeOne"
										: isHere(photo)
											? "ownPhotos.oneHere"
											: "ownPhotos.takeOne",
									{ number: index + 1 },
								)}
								onClick={() => choose(photo)}
							>
								<img
									src={uploads.photoThumb(photo.id)}
									width={photo.width}
									height={photo.height}
									alt=""
									loading="lazy"
								/>
								{isHere(photo) && !isRemoving ? (
									<span className={tray.used} aria-hidden="true">
										✓
									</span>
								) : null}
							</button>
						</li>
					))}
				</ul>
				<div className={styles.buttons}>
					<Button onClick={onClose}>{t("ownPhotos.done")}</Button>
					{total !== null && photos.length < total ? (
						<Button kind="secondary" onClick={loadMore}>
							{t("ownPhotos.more", { count: total - photos.length })}
						</Button>
					) : null}
					{photos.length > 0 ? (
						<Button
							kind="quiet"
							aria-pressed={isRemoving}
							onClick={() => {
								setIsRemoving(!isRemoving);
								setChosen(null);
							}}
						>
							{t(isRemoving ? "ownPhotos.removed" : "ownPhotos.remove")}
						</Button>
					) : null}
				</div>
			</div>
		</Dialog>
	);
}
