import { type DragEvent, type ReactNode, useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./photo-drop.module.css";

/** Takes photos that are dropped anywhere on the editor; over a slot they go into that slot. */
export function PhotoDrop({
	children,
	className,
}: {
	readonly children: ReactNode;
	readonly className: string | undefined;
}) {
	const { photos } = useEditing();
	const { t } = useHost();
	const [isOver, setIsOver] = useState(false);
	const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a second way beside the button "Foto auswählen"
		<div
			className={className}
			onDragOver={(event) => {
				if (!hasFiles(event)) return;
				event.preventDefault();
				event.dataTransfer.dropEffect = "copy";
				setIsOver(true);
			}}
			onDragLeave={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
			}}
			onDrop={(event) => {
				if (!hasFiles(event)) return;
				event.preventDefault();
				setIsOver(false);
				const slot = event.target instanceof Element ? event.target.closest("[data-element]") : null;
				photos.take([...event.dataTransfer.files], slot?.getAttribute("data-element") ?? undefined);
			}}
		>
			{children}
			{isOver ? <p className={styles.over}>{t("photo.drop")}</p> : null}
		</div>
	);
}
