import { elementsOf, findElement, type PhotoElement } from "@offizin/design";
import { selectedElement, slotForPhoto } from "@offizin/editor";
import { Button, ButtonRow, Field } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { PhotoLookControls } from "../photo/photo-look-controls.tsx";
import { PhotoQuality } from "../photo/photo-quality.tsx";
import { PhotoUpload } from "../photo/photo-upload.tsx";
import { PhotoZoom } from "../photo/photo-zoom.tsx";
import { PlacementButtons } from "../photo/placement-buttons.tsx";

/** Choosing, replacing and cutting out the photo of the selected slot, or of the one that suits. */
export function PhotoPanel() {
	const { services, t } = useHost();
	const document = useEditor(({ shown }) => shown);
	const incoming = useEditor((state) => state.incoming);
	const slot = useEditor(({ shown, page, tool }) => slotOf(shown, page, selectedElement(tool)));
	const element = findElement(document, slot ?? "");
	const hasSlots = elementsOf(document).some(({ type }) => type === "photo");
	if (!hasSlots) return <p className={`${styles.panel} ${styles.hint}`}>{t("photoPanel.none")}</p>;
	return (
		<div className={styles.panel}>
			{element?.type === "photo" && element.photo ? null : (
				<p className={styles.hint}>{t("photoPanel.hint", { megabytes: services.maxUploadMegabytes })}</p>
			)}
			{incoming.map((photo) => (
				<PhotoUpload key={photo.key} photo={photo} />
			))}
			{element?.type === "photo" ? <PhotoControls element={element} /> : null}
		</div>
	);
}

function slotOf(document: Parameters<typeof slotForPhoto>[0], page: string, selected: string | null) {
	const chosen = findElement(document, selected ?? "");
	if (chosen?.type === "photo") return chosen.id;
	const here = document.pages.find(({ key }) => key === page)?.elements.find(({ type }) => type === "photo");
	return here?.id ?? slotForPhoto(document, page, null, []);
}

function PhotoControls({ element }: { readonly element: PhotoElement }) {
	const { editor, isReady, photos } = useEditing();
	const { t, nameOf } = useHost();
	const { photo } = element;
	/** Part of the design, no longer on its way. */
	const isPlaced = photo !== null && !photo.upload.startsWith("local-");
	return (
		<section className={styles.group} aria-label={t("photoPanel.slot", { label: nameOf(element.label) })}>
			<h2 className={styles.legend}>{nameOf(element.label)}</h2>
			{photo ? (
				<>
					<PhotoQuality element={element} />
					<Field label={t("photoPanel.zoom")} help={t("photoPanel.move")}>
						{({ id, "aria-describedby": describedBy }) => (
							<PhotoZoom element={element} id={id} describedBy={describedBy} />
						)}
					</Field>
					{isPlaced ? (
						<>
							<PlacementButtons element={element.id} photo={photo} />
							<PhotoLookControls key={element.id} element={element} />
						</>
					) : null}
				</>
			) : null}
			<ButtonRow>
				<Button kind="secondary" disabled={!isReady} onClick={() => photos.choose(element.id)}>
					{t(photo ? "photoPanel.replace" : "photo.choose")}
				</Button>
				{isPlaced ? (
					<Button kind="quiet" onClick={() => editor.dispatch({ type: "removePhoto", element: element.id })}>
						{t("photoPanel.remove")}
					</Button>
				) : null}
			</ButtonRow>
		</section>
	);
}
