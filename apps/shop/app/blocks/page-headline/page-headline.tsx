import styles from "./page-headline.module.css";
import type { PageHeadlineView } from "./view.server.ts";

/** Opens a part of a page: a headline with a few words beside it. */
export function PageHeadline({ view }: { readonly view: PageHeadlineView }) {
	const {
		headline,
		heading: Heading,
		subline,
		teaser,
		variant,
		isHiddenOnMobile,
		headlineHiddenOn,
		editable,
	} = view;
	return (
		<header className={styles[variant]} data-hidden-on-mobile={isHiddenOnMobile} {...editable}>
			<Heading data-hidden-on={headlineHiddenOn}>{headline}</Heading>
			{subline ? <p className={styles.subline}>{subline}</p> : null}
			{teaser ? <p>{teaser}</p> : null}
		</header>
	);
}
