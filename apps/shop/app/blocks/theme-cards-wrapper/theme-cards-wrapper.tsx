import { buttonClass, Title } from "@offizin/ui";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./theme-cards-wrapper.module.css";
import type { ThemeCardsWrapperView } from "./view.server.ts";

/** The first cards of a collection, how many there are, and the way to the others (spec 2.3-6). */
export function ThemeCardsWrapper({ view }: { readonly view: ThemeCardsWrapperView }) {
	const { theme, headline, progress, more, editable } = view;
	if (!theme) return editable ? <div {...editable} /> : null;
	return (
		<section className={styles.theme} {...editable}>
			<Title level={2} size="page">
				{headline}
			</Title>
			<CardGrid cards={theme.cards} columns="four" />
			<p className={styles.end}>
				<span>{progress}</span>
				{more ? (
					<Link className={buttonClass("secondary")} to={theme.to}>
						{more}
					</Link>
				) : null}
			</p>
		</section>
	);
}
