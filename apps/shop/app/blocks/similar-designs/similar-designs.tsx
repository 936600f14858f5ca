import { Disclosure, Title } from "@offizin/ui";
import { CardGrid } from "#app/cards/card-grid.tsx";
import type { Shown } from "../shown.ts";
import styles from "./similar-designs.module.css";
import type { SimilarCards } from "./view.server.ts";

/** One row of cards, and below it the others for who unfolds them (spec 2.3-5). */
export function SimilarDesigns({ view }: { readonly view: SimilarCards & Partial<Pick<Shown, "editable">> }) {
	const { headline, cards, folded, editable } = view;
	if (cards.length === 0) return editable ? <div {...editable} /> : null;
	return (
		<section className={styles.similar} {...editable}>
			<Title level={2} size="section">
				{headline}
			</Title>
			<CardGrid cards={cards} columns="four" />
			{folded ? (
				<Disclosure
					className={styles.fold}
					summary={
						<>
							<span className={styles.more}>{folded.more}</span>
							<span className={styles.less}>{folded.less}</span>
						</>
					}
				>
					<CardGrid cards={folded.cards} columns="four" />
				</Disclosure>
			) : null}
		</section>
	);
}
