import { findElement, knownPhotosOf, type PhotoElement, rightsOf } from "@offizin/design";
import { type IncomingPhoto, selectedElement, slotForPhoto } from "@offizin/editor";
import { Button, ButtonRow, Field } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { FillPages } from "../layouts/fill-pages.tsx";
import { LayoutChoices } from "../layouts/layout-choices.tsx";
import { FrameShapes } from "../photo/frame-shapes.tsx";
import { PhotoLookControls } from "../photo/photo-look-controls.tsx";
import { PhotoQuality } from "../photo/photo-quality.tsx";
import { PhotoTilt } from "../photo/photo-tilt.tsx";
import { PhotoUpload } from "../photo/photo-upload.tsx";
import { PhotoZoom } from "../photo/photo-zoom.tsx";
import { PlacementButtons } from "../photo/placement-buttons.tsx";
import { SwapChoices } from "../photo/swap-choices.tsx";
import { Tray } from "../photo/tray.tsx";

/** The photo of the selected slot, or of the one that suits, and every photo at hand. */
export function PhotoPanel() {
	const { uploads } = useHost().services;
	const document = useEditor(({ shown }) => shown);
	const incoming = useEditor((state) => state.incoming);
	const slot = useEditor(({ shown, page, tool }) => slotOf(shown, page, selectedElement(tool)));
	const element = findElement(document, slot ?? "");
	/** Who has no photo yet looks for the way to choose one. */
	const hasPhotos = incoming.length > 0 || knownPhotosOf(document).size > 0;
	const layouts = (
		<>
			<LayoutChoices />
			<FillPages />
		</>
	);
	return (
		<div className={styles.panel}>
			{incoming.filter(isTold).map((photo) => (
				<PhotoUpload key={photo.key} photo={photo} />
			))}
			{element?.type === "photo" && element.photo ? (
				<PhotoControls element={element} photo={element.photo} />
			) : null}
			{hasPhotos ? layouts : null}
			{uploads ? <Tray uploads={uploads} /> : null}
			{hasPhotos ? null : layouts}
		</div>
	);
}

/** What goes well into the tray is told by its tile there. */
function isTold({ element, failure }: IncomingPhoto): boolean {
	return element !== null || failure !== null;
}

function slotOf(document: Parameters<typeof slotForPhoto>[0], page: string, selected: string | null) {
	const chosen = findElement(document, selected ?? "");
	if (chosen?.type === "photo" && rightsOf(chosen).has("content")) return chosen.id;
	const here = document.pages
		.find(({ key }) => key === page)
		?.elements.find((one) => one.type === "photo" && rightsOf(one).has("content"));
	return here?.id ?? slotForPhoto(document, page, null, []);
}

interface PhotoControlsProps {
	readonly element: PhotoElement;
	readonly photo: NonNullable<PhotoElement["photo"]>;
}

function PhotoControls({ element, photo }: PhotoControlsProps) {
	const { editor, isReady, photos } = useEditing();
	const { t, nameOf } = useHost();
	/** Part of the design, no longer on its way. */
	const isPlaced = !photo.upload.startsWith("local-");
	return (
		<section className={styles.group} aria-label={t("photoPanel.slot", { label: nameOf(element.label) })}>
			<h2 className={styles.legend}>{nameOf(element.label)}</h2>
			<PhotoQuality element={element} />
			<Field label={t("photoPanel.zoom")} help={t("photoPanel.move")}>
				{({ id, "aria-describedby": describedBy }) => (
					<PhotoZoom element={element} id={id} describedBy={describedBy} />
				)}
			</Field>
			{isPlaced ? (
				<>
					<FrameShapes element={element} />
					<PlacementButtons element={element.id} photo={photo} />
					<PhotoTilt key={`tilt-${element.id}`} element={element} photo={photo} />
					{rightsOf(element).has("style") ? <PhotoLookControls key={element.id} element={element} /> : null}
					<SwapChoices element={element} />
				</>
			) : null}
			<ButtonRow>
				<Button kind="secondary" disabled={!isReady} onClick={() => photos.choose(element.id)}>
					{t("photoPanel.replace")}
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
