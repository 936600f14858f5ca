import type { PhotoElement } from "@offizin/design";
import { type PhotoResolution, photoResolution } from "@offizin/editor";
import { useDesk } from "../editor-context.tsx";
import styles from "../panels/panel.module.css";
import type { Translate } from "../translator.ts";

/** Whether the pixels are enough, with the reason in numbers. */
export function PhotoQuality({ element }: { readonly element: PhotoElement }) {
	const { t } = useDesk();
	const found = photoResolution(element);
	if (!found) return null;
	const isBad = found.level === "low" || found.level === "refused";
	return (
		<p className={isBad ? styles.bad : styles.note} role="status">
			{qualityInWords(found, t)}
		</p>
	);
}

export function qualityInWords(found: PhotoResolution, t: Translate): string {
	const { photo, part, print, least, good, level } = found;
	const has = found.isCropped
		? t("photo.hasPart", { ...photo, partWidth: part.width, partHeight: part.height })
		: t("photo.has", { ...photo });
	const size = { printWidth: print.width, printHeight: print.height };
	const wanted = { ...size, goodWidth: good.width, goodHeight: good.height };
	if (level === "good") return `${has} ${t("photo.good", size)}`;
	if (level === "fair") return `${has} ${t("photo.fair", wanted)}`;
	const needs = t("photo.needs", { ...wanted, leastWidth: least.width, leastHeight: least.height });
	return `${has} ${needs} ${t(level === "low" ? "photo.low" : "photo.refused")}`;
}
