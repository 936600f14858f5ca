import { findElement } from "@offizin/design";
import { useDrawingKit, useEditor, useHost } from "../editor-context.tsx";
import styles from "./color-comparison.module.css";

/** A photo with the colours of its file beside those of its print. */
export function ColorComparison({ element }: { readonly element: string }) {
	const { storedPhoto } = useDrawingKit();
	const { t } = useHost();
	const photo = useEditor(({ document }) => findElement(document, element));
	const stored = photo?.type === "photo" && photo.photo ? storedPhoto(photo.photo.upload) : undefined;
	if (!stored) return null;
	const { before, after } = stored.comparison;
	return (
		<div className={styles.pair}>
			<figure className={styles.one}>
				<img src={before} alt="" />
				<figcaption>{t("photo.asTaken")}</figcaption>
			</figure>
			<figure className={styles.one}>
				<img src={after} alt="" />
				<figcaption>{t("photo.asPrinted")}</figcaption>
			</figure>
		</div>
	);
}
