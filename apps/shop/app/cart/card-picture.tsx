import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import styles from "./card-picture.module.css";
import type { PrintedCard } from "./printed-card.ts";

export interface CardPictureProps {
	/** Of the person's own front page, readable by them only. */
	readonly src: string;
	readonly name: string;
	readonly card: PrintedCard;
	readonly size?: "small" | "large" | undefined;
}

/** The widest card we print, in millimetres: what a full ground shows. */
const WIDEST = 210;

/** A person's own card, at true size relative to the others beside it. */
export function CardPicture({ src, name, card, size = "large" }: CardPictureProps) {
	const t = useTranslations("cart");
	const trim = card.format ?? { width: 148_000, height: 105_000 };
	const share = Math.sqrt(trim.width / 1000 / WIDEST);
	const style = { "--share": `${Math.round(share * 82)}%` } as CSSProperties;
	return (
		<span className={`${styles.ground} ${styles[size]}`} style={style}>
			<img
				src={src}
				width={Math.round(trim.width / 250)}
				height={Math.round(trim.height / 250)}
				alt={size === "large" ? t("preview", { name }) : ""}
			/>
		</span>
	);
}
