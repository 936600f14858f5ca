import { AccessoryFace } from "#app/value-faces/accessory-face.tsx";
import styles from "./line-picture.module.css";

interface ArticlePictureProps {
	/** Undefined for a voucher. */
	readonly sku: string | undefined;
	/** "#rrggbb"; undefined for what has no colour of its own. */
	readonly swatch: string | undefined;
	readonly size?: "small" | "large" | undefined;
}

/** An article from stock on the ground that designs lie on; its name says the rest. */
export function ArticlePicture({ sku = "", swatch, size = "large" }: ArticlePictureProps) {
	return (
		<span className={`${styles.ground} ${styles[size]}`} aria-hidden="true">
			<AccessoryFace className={styles.article} sku={sku} swatch={swatch} />
		</span>
	);
}
