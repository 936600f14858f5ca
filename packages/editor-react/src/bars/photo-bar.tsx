import type { PhotoElement } from "@offizin/design";
import { useId } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { PhotoZoom } from "../photo/photo-zoom.tsx";
import styles from "./context-bar.module.css";

/** The tools for a chosen photo. */
export function PhotoBar({ element }: { readonly element: PhotoElement }) {
	const { editor, isReady, photos } = useEditing();
	const { services, t, nameOf } = useHost();
	const zoomId = useId();
	const isPlaced = element.photo !== null && !element.photo.upload.startsWith("local-");
	return (
		<div
			className={styles.photo}
			role="toolbar"
			aria-label={t("photoPanel.slot", { label: nameOf(element.label) })}
		>
			{services.uploads ? (
				<button
					type="button"
					className={styles.button}
					disabled={!isReady}
					onClick={() => photos.choose(element.id)}
				>
					{t(element.photo ? "photoPanel.replaceShort" : "photo.choose")}
				</button>
			) : null}
			{element.photo ? (
				<div className={styles.zoom}>
					<label htmlFor={zoomId}>{t("photoPanel.zoom")}</label>
					<PhotoZoom element={element} id={zoomId} />
				</div>
			) : null}
			{isPlaced ? (
				<button
					type="button"
					className={styles.button}
					onClick={() => editor.dispatch({ type: "removePhoto", element: element.id })}
				>
					{t("photoPanel.removeShort")}
				</button>
			) : null}
		</div>
	);
}
