import { importAgain } from "@offizin/base";
import { loadCommands } from "@offizin/editor";
import { type DragEvent, type ReactNode, useState } from "react";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
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
	const { format } = useDrawingKit();
	const { services, t, announce, nameOf } = useHost();
	const goTo = useGoTo();
	const [isOver, setIsOver] = useState(false);
	const isPhoto = ({ dataTransfer: { types } }: DragEvent) =>
		services.uploads !== undefined && (types.includes("Files") || types.includes(TRAY_TYPE));

	async function drop(upload: string, at: { clientX: number; clientY: number }): Promise<void> {
		await loadCommands();
		const { dropPhoto } = await importAgain(async () => await import("./drop-photo.ts"));
		dropPhoto(upload, at, { editor, format, t, announce, nameOf, goTo });
	}

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
				const { target, dataTransfer, clientX, clientY } = event;
				const upload = dataTransfer.getData(TRAY_TYPE);
				if (upload !== "") return void drop(upload, { clientX, clientY }).catch(reportError);
				const slot = target instanceof Element ? target.closest("[data-element]") : null;
				photos.take([...dataTransfer.files], slot?.getAttribute("data-element") ?? undefined);
			}}
		>
			{children}
			{isOver ? <p className={styles.over}>{t("photo.drop")}</p> : null}
		</div>
	);
}
