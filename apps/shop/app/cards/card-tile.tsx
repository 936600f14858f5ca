import { type CSSProperties, type MouseEvent, useState } from "react";
import { isPlainClick } from "#app/layout/follow-link.ts";
import { Link } from "#app/links/link.tsx";
import { cardPath } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import styles from "./card-tile.module.css";
import { ColorDots } from "./color-dots.tsx";
import { nextColor, pageSource, type TileCard, type TileColor } from "./tile-card.ts";
import { TilePrice } from "./tile-price.tsx";

export interface CardTileProps {
	readonly card: TileCard;
	readonly isFirst?: boolean;
	/** Id of its link. */
	readonly anchor?: string | undefined;
}

const tileSizes = "(min-width: 75rem) 14rem, (min-width: 48rem) 22vw, 38vw";

/**
 * One design of a list: its true shape on a common ground, a line of name, a line of price, its colours. A dot shows
 * the design in its colour where it stands; without script it leads to the card of that colour.
 */
export function CardTile({ card, isFirst = false, anchor }: CardTileProps) {
	const [chosen, setChosen] = useState<string>();
	const [isTouched, setTouched] = useState(false);
	const shown = card.colors.find(({ id }) => id === chosen) ?? card.colors.find(({ id }) => id === card.id);
	const color = shown ?? card;
	const { id } = color;
	const name = shown ? `${card.name} in ${shown.name}` : card.name;
	const touch = () => setTouched(true);

	function recolor(event: MouseEvent, picked: string): void {
		if (!isPlainClick(event.nativeEvent)) return;
		event.preventDefault();
		setChosen(picked);
	}
	return (
		<article className={styles.tile} onPointerEnter={touch} onFocus={touch}>
			<Link className={styles.link} id={anchor} to={cardPath(id)}>
				<span className={styles.ground} style={shapeOf(card)}>
					<span className={styles.card} data-turns={isTouched ? (card.turnsTo ?? undefined) : undefined}>
						<span className={styles.cover}>
							<Picture
								picture={{ ...sizeOf(card), src: pageSource(color, "front"), alt: name }}
								sizes={tileSizes}
								isFirst={isFirst}
								className={styles.front}
							/>
							{isTouched ? <OtherSide card={card} color={color} /> : null}
						</span>
						{isTouched && card.turnsTo === "inner" ? (
							<HalfOfInside card={card} color={color} half="right" />
						) : null}
					</span>
				</span>
				<span className={styles.name}>{card.name}</span>
				<span className={styles.price}>
					<TilePrice from={card.from} />
				</span>
			</Link>
			<ColorDots colors={card.colors} current={id} onPick={recolor} />
			<span className={styles.heart}>
				<WishButton templateId={id} name={name} />
			</span>
		</article>
	);
}

interface SideProps {
	readonly card: TileCard;
	/** Of the colour shown. */
	readonly color: Pick<TileColor, "id" | "edition">;
}

/** What lies behind the front: the left half of an inside, a back, or the front of another colour. */
function OtherSide({ card, color }: SideProps) {
	if (card.turnsTo === null) return null;
	if (card.turnsTo === "inner") return <HalfOfInside card={card} color={color} half="left" />;
	const shown = card.turnsTo === "front" ? nextColor(card, color.id) : color;
	if (!shown) return null;
	return (
		<Picture
			picture={{ ...sizeOf(card), src: pageSource(shown, card.turnsTo), alt: "" }}
			sizes={tileSizes}
			className={styles.behind}
		/>
	);
}

/** The inside of a folded card is one page twice as wide as its front. */
function HalfOfInside({ card, color, half }: SideProps & { readonly half: "left" | "right" }) {
	const { width, height } = card;
	return (
		<span className={half === "left" ? `${styles.behind} ${styles.half}` : styles.half} data-half={half}>
			<Picture
				picture={{ src: pageSource(color, "inner"), width: 2 * width, height, alt: "" }}
				sizes="(min-width: 75rem) 28rem, (min-width: 48rem) 44vw, 76vw"
			/>
		</span>
	);
}

function sizeOf({ width, height }: TileCard) {
	return { width, height };
}

/** Wide cards may take more of the ground than tall ones, so that all look equally large. */
function shapeOf({ width, height }: Pick<TileCard, "width" | "height">): CSSProperties {
	const ratio = width / height;
	return {
		"--card-width": `${Math.round(100 * Math.min(0.84, 0.36 + 0.27 * ratio))}%`,
		"--card-ratio": `${width} / ${height}`,
	} as CSSProperties;
}
