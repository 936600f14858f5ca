import { importAgain } from "@offizin/base";
import { findElement } from "@offizin/design";
import type { Point } from "@offizin/units";
import { type DragEvent, type ReactNode, useState } from "react";
import { localPoint } from "../canvas/local-point.ts";
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
	const { services, t, announce } = useHost();
	const goTo = useGoTo();
	const [isOver, setIsOver] = useState(false);
	const isPhoto = ({ dataTransfer: { types } }: DragEvent) =>
		services.uploads !== undefined && (types.includes("Files") || types.includes(TRAY_TYPE));

	/** Where no frame lies it gets one of its own. */
	async function frame(upload: string, at: Point): Promise<void> {
		const photo = editor.getSnapshot().document.assets?.find((one) => one.upload === upload);
		const { framePhoto } = await importAgain(async () => await import("./frame-photo.ts"));
		const framed = photo && framePhoto(photo, at, { editor, format, t, announce });
		if (framed) goTo(framed.page, framed.element);
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
				const { target, dataTransfer } = event;
				const slot = target instanceof Element ? target.closest("[data-element]") : null;
				const element = slot?.getAttribute("data-element") ?? undefined;
				const upload = dataTransfer.getData(TRAY_TYPE);
				if (upload === "") return photos.take([...dataTransfer.files], element);
				editor.mark();
				const { document } = editor.getSnapshot();
				const isFrame = findElement(document, element ?? "")?.type === "photo";
				if (isFrame && element !== undefined)
					return void editor.dispatch({ type: "setPhoto", element, upload });
				const page = target instanceof Element ? target.closest<SVGSVGElement>('svg[role="group"]') : null;
				if (page) void frame(upload, localPoint(page, event)).catch(reportError);
			}}
		>
			{children}
			{isOver ? <p className={styles.over}>{t("photo.drop")}</p> : null}
		</div>
	);
}
