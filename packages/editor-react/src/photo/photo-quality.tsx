import type { PhotoElement } from "@offizin/design";
import { photoResolution } from "@offizin/editor";
import { ppiOf } from "@offizin/formats";
import styles from "../controls/panel.module.css";
import { useDrawingKit, useHost } from "../editor-context.tsx";
import { qualityInWords } from "./quality-words.ts";

/** Whether the pixels are enough, with the reason in numbers. */
export function PhotoQuality({ element }: { readonly element: PhotoElement }) {
	const { t } = useHost();
	const { format } = useDrawingKit();
	const found = photoResolution(element, ppiOf(format));
	if (!found) return null;
	const isBad = found.level === "low" || found.level === "refused";
	return (
		<p className={isBad ? styles.bad : styles.note} role="status">
			{qualityInWords(found, t)}
		</p>
	);
}
