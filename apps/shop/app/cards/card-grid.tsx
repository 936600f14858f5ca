import styles from "./card-grid.module.css";
import { CardTile } from "./card-tile.tsx";
import type { TileCard } from "./tile-card.ts";

export interface CardGridProps {
	readonly cards: readonly TileCard[];
	/** How many pictures are seen before any scrolling; 0 further down a page. */
	readonly firstRow?: number;
	readonly columns?: "three" | "four";
	/** Ids for the links of the tiles, by their place counted from 1. */
	readonly anchorOf?: (position: number) => string;
}

/** Tiles in rows with equal baselines. */
export function CardGrid({ cards, firstRow = 0, columns = "three", anchorOf }: CardGridProps) {
	return (
		<ul className={`${styles.grid} ${styles[columns]}`}>
			{cards.map((card, index) => (
				<li key={card.id}>
					<CardTile card={card} isFirst={index < firstRow} anchor={anchorOf?.(index + 1)} />
				</li>
			))}
		</ul>
	);
}
