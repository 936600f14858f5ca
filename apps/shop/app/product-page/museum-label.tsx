import styles from "./museum-label.module.css";

/** Short lines as on the wall of a museum: the first one is the title. */
export function MuseumLabel({ lines }: { readonly lines: readonly string[] }) {
	return (
		<ul className={styles.label}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
