import type { SearchHit } from "@offizin/contract";
import type { CSSProperties } from "react";
import { Picture } from "#app/pictures/picture.tsx";
import { AccessoryFace } from "#app/value-faces/accessory-face.tsx";
import styles from "./hit-picture.module.css";

export interface HitPictureProps {
	readonly hit: Pick<SearchHit, "picture" | "sku" | "swatch" | "title">;
	readonly sizes: string;
}

/** What a hit looks like: its picture, the accessory or the paper itself, or a sheet with its initial; its name stands beside it. */
export function HitPicture({ hit: { picture, sku, swatch, title }, sizes }: HitPictureProps) {
	if (picture) {
		return (
			<span className={styles.frame}>
				<Picture picture={picture} sizes={sizes} alt="" />
			</span>
		);
	}
	if (sku !== undefined) {
		return (
			<span className={styles.frame}>
				<AccessoryFace className={styles.accessory} sku={sku} swatch={swatch} />
			</span>
		);
	}
	return (
		<span
			className={styles.frame}
			data-sheet={swatch ? "" : title.slice(0, 1)}
			style={{ "--sheet": swatch ?? "var(--surface)" } as CSSProperties}
			aria-hidden="true"
		/>
	);
}
