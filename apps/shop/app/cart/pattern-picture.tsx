import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import styles from "./line-picture.module.css";

export interface PatternPictureProps {
	/** What is printed; null for a pattern that is no longer there. */
	readonly pattern: { readonly src: string; readonly width: number; readonly height: number } | null;
	readonly name: string;
	readonly size?: "small" | "large" | undefined;
}

/** A sheet is many times as wide as a card: it fills its ground instead of lying there at scale. */
const style = { "--share": "62%" } as CSSProperties;

/** A product with the pattern of ours that is printed on it. */
export function PatternPicture({ pattern, name, size = "large" }: PatternPictureProps) {
	const t = useTranslations("cart");
	return (
		<span className={`${styles.ground} ${styles[size]}`} style={style}>
			{pattern ? (
				<img
					src={pattern.src}
					width={pattern.width}
					height={pattern.height}
					alt={size === "large" ? t("pattern", { name }) : ""}
				/>
			) : null}
		</span>
	);
}
