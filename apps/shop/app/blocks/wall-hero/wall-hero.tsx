import { buttonClass } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import { MuseumLabel } from "#app/product-page/museum-label.tsx";
import type { WallHeroView } from "./view.server.ts";
import styles from "./wall-hero.module.css";

/** A dark wall, a lamp and one wide picture with its label. */
export function WallHero({ view }: { readonly view: WallHeroView }) {
	const { picture, label, headline, opening, text, button, editable } = view;
	return (
		<section className={styles.hero} data-night="" {...editable}>
			{picture ? (
				<ContentImage images={[{ source: picture, media: undefined, sizes: "100vw" }]} isFirst />
			) : null}
			<div className={styles.label}>
				<MuseumLabel lines={label} />
			</div>
			<h1>{headline}</h1>
			<div className={styles.text}>
				{opening ? <p className={styles.opening}>{opening}</p> : null}
				<p>{text}</p>
				{button ? (
					<AnyLink className={buttonClass("primary", styles.button)} to={button.to}>
						{button.text}
					</AnyLink>
				) : null}
			</div>
		</section>
	);
}
