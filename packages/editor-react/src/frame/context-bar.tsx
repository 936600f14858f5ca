import { findElement, type PhotoElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { useId } from "react";
import { useDesk, useEditor } from "../editor-context.tsx";
import { PhotoZoom } from "../photo/photo-zoom.tsx";
import { StyleBar } from "../style/style-bar.tsx";
import styles from "./context-bar.module.css";

/** One row of tools for what is selected. Its place is kept, so that the page never moves when something is. */
export function ContextBar() {
	const { t } = useDesk();
	const shown = useEditor((state) => state.shown);
	const selected = useEditor(({ tool }) => selectedElement(tool));
	const element = findElement(shown, selected ?? "");
	const isText = element?.type === "text" && element.editable;
	const isPhoto = element?.type === "photo";
	return (
		<div className={styles.bar} data-active={isText || isPhoto || undefined}>
			{isText ? <StyleBar /> : null}
			{isPhoto ? <PhotoBar element={element} /> : null}
			{isText || isPhoto ? null : <p className={styles.hint}>{t("tools.hint")}</p>}
		</div>
	);
}

function PhotoBar({ element }: { readonly element: PhotoElement }) {
	const { editor, isReady, photos, t } = useDesk();
	const zoomId = useId();
	const isPlaced = element.photo !== null && !element.photo.upload.startsWith("local-");
	return (
		<div className={styles.photo} role="toolbar" aria-label={t("photo.slot", { label: element.label })}>
			<button
				type="button"
				className={styles.button}
				disabled={!isReady}
				onClick={() => photos.choose(element.id)}
			>
				{t(element.photo ? "photo.replaceShort" : "photo.choose")}
			</button>
			{element.photo ? (
				<div className={styles.zoom}>
					<label htmlFor={zoomId}>{t("photo.zoom")}</label>
					<PhotoZoom element={element} id={zoomId} />
				</div>
			) : null}
			{isPlaced ? (
				<button
					type="button"
					className={styles.button}
					onClick={() => editor.dispatch({ type: "removePhoto", element: element.id })}
				>
					{t("photo.removeShort")}
				</button>
			) : null}
		</div>
	);
}
