import { formatMoney } from "@offizin/money";
import { type CSSProperties, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { cardPath } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import styles from "./card-tile.module.css";
import { ColorDots } from "./color-dots.tsx";
import { backOf, type TileCard } from "./tile-card.ts";

export interface CardTileProps {
	readonly card: TileCard;
	readonly isFirst?: boolean;
	/** Id of its link. */
	readonly anchor?: string | undefined;
}

const tileSizes = "(min-width: 75rem) 14rem, (min-width: 48rem) 22vw, 38vw";

/** One card of a list: its true shape on a common ground, a line of name, a line of price, its colours. */
export function CardTile({ card, isFirst = false, anchor }: CardTileProps) {
	const t = useTranslations("price");
	const locale = useLocale();
	const [isTouched, setTouched] = useState(false);
	const { width, height } = card;
	const front = { src: card.front, width, height, alt: `${card.name} in ${card.colorName}` };
	const touch = () => setTouched(true);
	return (
		<article className={styles.tile} onPointerEnter={touch} onFocus={touch}>
			<Link className={styles.link} id={anchor} to={cardPath(card.id)}>
				<span className={styles.ground} style={shapeOf(card)}>
					<span className={styles.card}>
						<Picture picture={front} sizes={tileSizes} isFirst={isFirst} className={styles.front} />
						{isTouched ? (
							<Picture
								picture={{ ...front, src: backOf(card) }}
								sizes={tileSizes}
								alt=""
								className={styles.back}
							/>
						) : null}
					</span>
				</span>
				<span className={styles.name}>{card.name}</span>
				<span className={styles.price}>
					{t("from", { price: formatMoney(card.from, locale) })} <small>{t("each")}</small>
				</span>
			</Link>
			<ColorDots colors={card.colors} current={card.id} />
			<span className={styles.heart}>
				<WishButton templateId={card.id} name={`${card.name}, ${card.colorName}`} />
			</span>
		</article>
	);
}

/** Wide cards may take more of the ground than tall ones, so that all look equally large. */
function shapeOf({ width, height }: { readonly width: number; readonly height: number }): CSSProperties {
	const ratio = width / height;
	return { "--card-width": `${Math.round(100 * Math.min(0.84, 0.36 + 0.27 * ratio))}%` } as CSSProperties;
}
