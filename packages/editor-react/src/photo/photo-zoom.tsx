import { cropOfView, MAX_ZOOM, type PhotoElement, photoView } from "@offizin/design";
import styles from "../controls/panel.module.css";
import { useEditing, useHost } from "../editor-context.tsx";

/** How far the photo is magnified in its slot. */
export function PhotoZoom({
	element,
	id,
	describedBy,
}: {
	readonly element: PhotoElement;
	readonly id: string;
	readonly describedBy?: string | undefined;
}) {
	const { editor } = useEditing();
	const { t } = useHost();
	const view = photoView(element);
	const { photo } = element;
	if (!photo || !view) return null;
	return (
		<input
			className={styles.slider}
			type="range"
			min={1}
			max={MAX_ZOOM}
			step={0.05}
			value={view.zoom}
			aria-valuetext={t("photoPanel.zoomValue", { zoom: Math.round(view.zoom * 10) / 10 })}
			aria-describedby={describedBy}
			id={id}
			onChange={({ target }) =>
				editor.dispatch({
					type: "setCrop",
					element: element.id,
					crop: cropOfView(photo, element.box, { ...view, zoom: Number(target.value) }),
				})
			}
		/>
	);
}
