import type { ReactNode } from "react";
import { useFragment } from "#app/fragments/use-fragment.tsx";
import styles from "./card-grid.module.css";
import { CardTile, type CardTileProps } from "./card-tile.tsx";
import type { TileCard } from "./tile-card.ts";

export interface CardGridProps {
	readonly cards: readonly TileCard[];
	/** How many pictures are seen before any scrolling; 0 further down a page. */
	readonly firstRow?: number;
	readonly columns?: "three" | "four";
	/** Ids for the links of the tiles, by their place counted from 1. */
	readonly anchorOf?: (position: number) => string;
	/** Shown where the last row would have a hole, as wide as that is. */
	readonly filler?: ReactNode;
}

/** Tiles in rows with equal baselines. */
export function CardGrid({ cards, firstRow = 0, columns = "three", anchorOf, filler }: CardGridProps) {
	return (
		<ul className={`${styles.grid} ${styles[columns]}`}>
			{cards.map((card, index) => (
				<TileItem key={card.id} card={card} anchor={anchorOf?.(index + 1)} isFirst={index < firstRow} />
			))}
			{filler ? <li className={styles.filler}>{filler}</li> : null}
		</ul>
	);
}

function TileItem({ card, anchor, isFirst = false }: CardTileProps) {
	// What is seen first has pictures that are loaded at once.
	return isFirst ? (
		<li>
			<CardTile card={card} anchor={anchor} isFirst />
		</li>
	) : (
		<KeptTile card={card} anchor={anchor} />
	);
}

function KeptTile({ card, anchor }: Pick<CardTileProps, "card" | "anchor">) {
	return <li {...useFragment("tile", [card, anchor], <CardTile card={card} anchor={anchor} />)} />;
}
