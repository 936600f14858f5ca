import { findElement } from "@offizin/design";
import { type DragEvent, type ReactNode, useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./photo-drop.module.css";

/** How the tray names what is dragged out of it; the data are the id of the upload. */
export const TRAY_TYPE = "application/x-offizin-photo";

/** Takes photos that are dropped anywhere on the editor; over a slot they go into that slot. */
export function PhotoDrop({
	children,
	className,
}: {
	readonly children: ReactNode;
	readonly className: string | undefined;
}) {
	const { editor, photos } = useEditing();
	const { services, t } = useHost();
	const [isOver, setIsOver] = useState(false);
	const isPhoto = ({ dataTransfer: { types } }: DragEvent) =>
		services.uploads !== undefined && (types.includes("Files") || types.includes(TRAY_TYPE));
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a second way beside the button "Foto auswählen"
		<div
			className={className}
			onDragOver={(event) => {
				if (!isPhoto(event)) return;
				event.preventDefault();
				event.dataTransfer.dropEffect = "copy";
				setIsOver(true);
			}}
			onDragLeave={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
			}}
			onDrop={(event) => {
				if (!isPhoto(event)) return;
				event.preventDefault();
				setIsOver(false);
				const { target, dataTransfer } = event;
				const slot = target instanceof Element ? target.closest("[data-element]") : null;
				const element = slot?.getAttribute("data-element") ?? undefined;
				const upload = dataTransfer.getData(TRAY_TYPE);
				if (upload === "") return photos.take([...dataTransfer.files], element);
				editor.mark();
				const { document } = editor.getSnapshot();
				if (findElement(document, element ?? "")?.type !== "photo" || element === undefined) return;
				editor.dispatch({ type: "setPhoto", element, upload });
			}}
		>
			{children}
			{isOver ? <p className={styles.over}>{t("photo.drop")}</p> : null}
		</div>
	);
}
