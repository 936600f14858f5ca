import { isComing, trayOf } from "@offizin/editor";
import { Button, Progress } from "@offizin/ui";
import { useId, useMemo, useState } from "react";
import panel from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { UploadServices } from "../services.ts";
import { TRAY_TYPE } from "./photo-drop.tsx";
import styles from "./tray.module.css";
import { TraySources } from "./tray-sources.tsx";
import { useCarrying } from "./use-carrying.ts";
import { useFocusOfPhotos } from "./use-focus-of-photos.ts";
import { useTray } from "./use-tray.ts";

const hints = { put: "tray.hint", frame: "tray.frameHint", tidy: "tray.tidyHint" } as const;
const labels = { put: "tray.photo", frame: "tray.framePhoto", tidy: "tray.take" } as const;

/** Every photo at hand: those that are used are marked, those that come show how far they are. */
export function Tray({ uploads }: { readonly uploads: UploadServices }) {
	const { editor, isReady, photos } = useEditing();
	const { t } = useHost();
	const id = useId();
	const document = useEditor((state) => state.document);
	const incoming = useEditor((state) => state.incoming);
	const [mode, setMode] = useState<"put" | "frame" | "tidy">("put");
	const isTidying = mode === "tidy";
	const { put, frame } = useTray();
	const learn = useFocusOfPhotos();
	const carry = useCarrying(isTidying);
	const tray = useMemo(() => trayOf(document), [document]);
	const coming = incoming.filter((photo) => photo.element === null && isComing(photo));
	const isEmpty = tray.length === 0 && coming.length === 0;
	return (
		<section className={panel.group} aria-labelledby={id}>
			<h2 className={panel.legend} id={id}>
				{t("tray.title")}
			</h2>
			<p className={panel.hint}>
				{isEmpty ? t("tray.empty", { megabytes: uploads.maxUploadMegabytes }) : t(hints[mode])}
				{isEmpty || mode !== "put" ? null : (
					<>
						<span className={styles.drag}> {t("tray.drag")}</span>
						<span className={styles.hold}> {t("tray.hold")}</span>
					</>
				)}
			</p>
			{isEmpty ? null : (
				<ul className={styles.tiles} ref={carry}>
					{tray.map((photo, index) => (
						<li key={photo.upload}>
							<button
								type="button"
								className={styles.tile}
								data-upload={photo.upload}
								data-tidying={isTidying || undefined}
								disabled={isTidying && photo.isOnlyPlaced}
								draggable={!isTidying}
								aria-label={t(labels[mode], {
									number: index + 1,
									uses: photo.uses,
								})}
								onPointerEnter={() => void learn(photo)}
								onFocus={() => void learn(photo)}
								onDragStart={({ dataTransfer }) => {
									dataTransfer.setData(TRAY_TYPE, photo.upload);
									dataTransfer.effectAllowed = "copy";
								}}
								onClick={() => {
									if (isTidying) editor.dispatch({ type: "removeAssets", uploads: [photo.upload] });
									else if (mode === "frame") frame(photo);
									else put(photo);
								}}
							>
								<img
									src={uploads.photoThumb(photo.upload)}
									width={photo.width}
									height={photo.height}
									alt=""
									loading="lazy"
									draggable={false}
								/>
								{photo.uses > 0 ? (
									<span className={styles.used} aria-hidden="true">
										{photo.uses > 1 ? `${photo.uses}×` : "✓"}
									</span>
								) : null}
							</button>
						</li>
					))}
					{coming.map((photo) => (
						<li key={photo.key} className={styles.coming}>
							<Progress
								value={photo.progress}
								aria-label={t("upload.running", {
									name: photo.fileName,
									percent: Math.round(photo.progress * 100),
								})}
							/>
						</li>
					))}
				</ul>
			)}
			<p className="visually-hidden" role="status">
				{coming.length > 0 ? t("tray.coming", { count: coming.length }) : ""}
			</p>
			<div className={styles.actions}>
				<Button kind="secondary" disabled={!isReady} onClick={() => photos.choose(null)}>
					{t("tray.add")}
				</Button>
				{tray.length > 0 ? (
					<Button
						kind="quiet"
						aria-pressed={mode === "frame"}
						onClick={() => setMode(mode === "frame" ? "put" : "frame")}
					>
						{t("tray.frame")}
					</Button>
				) : null}
				{tray.some(({ isOnlyPlaced }) => !isOnlyPlaced) ? (
					<Button kind="quiet" aria-pressed={isTidying} onClick={() => setMode(isTidying ? "put" : "tidy")}>
						{t(isTidying ? "tray.tidied" : "tray.tidy")}
					</Button>
				) : null}
			</div>
			<TraySources uploads={uploads} />
		</section>
	);
}
