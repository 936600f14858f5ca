import styles from "./line-picture.module.css";

interface ArticlePictureProps {
	/** "#rrggbb"; undefined for what has no colour of its own. */
	readonly swatch: string | undefined;
	readonly size?: "small" | "large" | undefined;
}

/** A piece of an article's colour on the ground that designs lie on; its name says the rest. */
export function ArticlePicture({ swatch, size = "large" }: ArticlePictureProps) {
	return (
		<span className={`${styles.ground} ${styles[size]}`} aria-hidden="true">
			<span className={styles.swatch} style={{ background: swatch }} />
		</span>
	);
}
