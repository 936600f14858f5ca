import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import styles from "./line-picture.module.css";

export interface DesignPictureProps {
	/** Of the person's own front page, readable by them only. */
	readonly src: string;
	readonly name: string;
	/** Of what is made, in millimetres; null for what is no longer made. */
	readonly trim: { readonly width: number; readonly height: number } | null;
	readonly size?: "small" | "large" | undefined;
}

/** The widest card we print, in millimetres: what a full ground shows. What is wider fills it. */
const WIDEST = 210;
const PIXELS_PER_MM = 4;

/** A person's own design, at true size relative to the others beside it. */
export function DesignPicture({ src, name, trim, size = "large" }: DesignPictureProps) {
	const t = useTranslations("cart");
	const { width, height } = trim ?? { width: 148, height: 105 };
	const share = Math.sqrt(Math.min(width / WIDEST, 1));
	const style = { "--share": `${Math.round(share * 90)}%` } as CSSProperties;
	return (
		<span className={`${styles.ground} ${styles[size]}`} style={style}>
			<img
				src={src}
				width={Math.round(width * PIXELS_PER_MM)}
				height={Math.round(height * PIXELS_PER_MM)}
				alt={size === "large" ? t("preview", { name }) : ""}
			/>
		</span>
	);
}
