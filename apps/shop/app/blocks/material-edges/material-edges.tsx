import { ContentImage } from "#app/pictures/content-image.tsx";
import { MuseumLabel } from "#app/product-page/museum-label.tsx";
import styles from "./material-edges.module.css";
import type { MaterialEdgesView } from "./view.server.ts";

/** What materials look like from the side, which is where they differ. */
export function MaterialEdges({ view }: { readonly view: MaterialEdgesView }) {
	const { headline, text, items, editable } = view;
	return (
		<section className={styles.materials} id="materialien" {...editable}>
			<header className={styles.head}>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			<ul>
				{items.map(({ uid, name, facts, picture, suits, not, editable: marks }) => (
					<li key={uid} {...marks}>
						{picture ? (
							<ContentImage
								images={[{ source: picture, media: undefined, sizes: "(min-width: 48rem) 31vw, 100vw" }]}
							/>
						) : null}
						<h3>{name}</h3>
						<MuseumLabel lines={facts} />
						<p>{suits}</p>
						{not ? <p className={styles.not}>{not}</p> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
