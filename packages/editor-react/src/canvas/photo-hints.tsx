import { type DesignDocument, type DesignElement, elementMatrix } from "@offizin/design";
import styles from "./targets.module.css";

/** A plus sign in every empty slot. */
export function PhotoHints({
	document,
	elements,
}: {
	readonly document: DesignDocument;
	readonly elements: readonly DesignElement[];
}) {
	return elements.map((element) => {
		if (element.type !== "photo" || element.photo) return null;
		const { width, height } = element.box;
		const arm = Math.min(width, height) * 0.06;
		return (
			<path
				key={element.id}
				className={styles.hint}
				transform={`matrix(${elementMatrix(document, element).join(" ")})`}
				d={`M${width / 2 - arm} ${height / 2}h${arm * 2}M${width / 2} ${height / 2 - arm}v${arm * 2}`}
			/>
		);
	});
}
