import { CardGrid } from "#app/cards/card-grid.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import styles from "./product-selection.module.css";
import type { ProductSelectionView } from "./view.server.ts";

/** Cards of the shop as they are sold now. */
export function ProductSelection({ view }: { readonly view: ProductSelectionView }) {
	const { headline, cards, editable } = view;
	return (
		<section className={styles.cards} {...editable}>
			<h2>{headline}</h2>
			<CardGrid cards={cards} columns="four" />
			<p className={styles.note}>
				<PriceNote />
			</p>
		</section>
	);
}
