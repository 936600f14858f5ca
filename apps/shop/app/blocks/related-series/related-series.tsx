import { Title } from "@offizin/ui";
import { Carousel } from "#app/carousel/carousel.tsx";
import { Link } from "#app/links/link.tsx";
import { themePath } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import styles from "./related-series.module.css";
import type { RelatedSeriesView } from "./view.server.ts";

/** Collections in a row to go through, each a picture and its name. */
export function RelatedSeries({ view }: { readonly view: RelatedSeriesView }) {
	const { headline, themes, editable } = view;
	if (themes.length === 0) return editable ? <div {...editable} /> : null;
	return (
		<div className={styles.series} {...editable}>
			<Title level={2} size="page">
				{headline}
			</Title>
			<Carousel
				label={headline}
				shows="bands"
				slides={themes.map(({ id, name, scene, colorways }) => ({
					key: id,
					name,
					content: (
						<Link className={styles.one} to={themePath(id)}>
							<Picture picture={scene} sizes="(min-width: 48rem) 46vw, 92vw" alt="" />
							<strong>{name}</strong>
							<span>{colorways.map((colorway) => colorway.name).join(" · ")}</span>
						</Link>
					),
				}))}
			/>
		</div>
	);
}
