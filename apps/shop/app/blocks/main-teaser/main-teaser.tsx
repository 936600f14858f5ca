import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./main-teaser.module.css";
import { Slide } from "./slide.tsx";
import { TeaserCarousel } from "./teaser-carousel.tsx";
import type { MainTeaserView, SmallTeaserView } from "./view.server.ts";

/** The teaser of a page: one slide stands still, more of them take turns (spec 2.4-1). */
export function MainTeaser({ view }: { readonly view: MainTeaserView }) {
	const { slides, small, label, editable } = view;
	const [only] = slides;
	return (
		<section {...editable}>
			{slides.length > 1 ? <TeaserCarousel slides={slides} label={label} /> : null}
			{slides.length === 1 && only ? <Slide slide={only} isFirst /> : null}
			{small ? <SmallTeaser teaser={small} /> : null}
		</section>
	);
}

function SmallTeaser({ teaser }: { readonly teaser: SmallTeaserView }) {
	const { headline, subHeadline, to, style, isH1, editable } = teaser;
	const Headline = isH1 ? "h1" : "p";
	const words = (
		<>
			<Headline className={styles.headline}>{headline}</Headline>
			{subHeadline ? <p>{subHeadline}</p> : null}
		</>
	);
	return to ? (
		<AnyLink to={to} className={styles.small} style={style} {...editable}>
			{words}
		</AnyLink>
	) : (
		<div className={styles.small} style={style} {...editable}>
			{words}
		</div>
	);
}
