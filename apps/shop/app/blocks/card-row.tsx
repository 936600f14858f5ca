import { CardTile } from "#app/cards/card-tile.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import type { TileCard } from "#app/cards/tile-card.ts";
import { Carousel } from "#app/carousel/carousel.tsx";
import { BlockHead } from "./block-head.tsx";
import styles from "./card-row.module.css";
import type { Editable } from "./shown.ts";

export interface CardRowProps {
	readonly headline: string;
	readonly text?: string;
	readonly cards: readonly TileCard[];
	readonly editable?: Editable | undefined;
}

/** Cards in a row to go through; nothing where there are none. */
export function CardRow({ headline, text = "", cards, editable }: CardRowProps) {
	if (cards.length === 0) return editable ? <div {...editable} /> : null;
	return (
		<div className={styles.row} {...editable}>
			<BlockHead headline={headline} text={text} />
			<Carousel
				label={headline}
				slides={cards.map((card) => ({
					key: card.id,
					name: card.name,
					content: <CardTile card={card} />,
				}))}
			/>
			<p className={styles.note}>
				<PriceNote />
			</p>
		</div>
	);
}
