import { channels } from "@offizin/sites";
import { buttonClass } from "@offizin/ui";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { Still } from "#app/pictures/still.tsx";
import { MuseumLabel } from "#app/products/museum-label.tsx";
import { type ProductLine, ProductLines } from "#app/products/product-lines.tsx";
import { OrganizationLd } from "#app/seo/organization-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "./gallery-home.module.css";
import type { GalleryHomeView } from "./gallery-home.server.ts";
import { PhotoCheck } from "./photo-check.tsx";
import { WallLine } from "./wall-line.tsx";

export interface GalleryHomeProps {
	readonly view: GalleryHomeView;
	readonly products: readonly ProductLine[];
}

/** Home page of the wall-art brand before it opens: a dark wall, a line of formats, three edges, one useful tool. */
export function GalleryHome({ view, products }: GalleryHomeProps) {
	const { hero, line, materials, resolution, end } = view.copy;
	const mail = `mailto:${channels.bildwand.mail}?subject=${encodeURIComponent(view.words.opening.subject)}`;
	return (
		<>
			<PageHead
				title={view.copy.title}
				description={view.copy.description}
				robots="index"
				canonical="/"
				image="/img/w1280/still/bildwand-hero"
			/>
			<OrganizationLd />
			<section className={styles.hero} data-night="">
				<Still name="bildwand-hero" ratio={[21, 9]} alt={hero.picture} sizes="100vw" isFirst />
				<div className={styles.heroLabel}>
					<MuseumLabel lines={hero.label} />
				</div>
				<h1>{hero.headline}</h1>
				<div className={styles.heroText}>
					<p className={styles.opening}>{hero.opening}</p>
					<p>{hero.text}</p>
				</div>
			</section>

			<WallLine line={line} />

			<section className={styles.materials} id="materialien">
				<header className={styles.head}>
					<h2>{materials.headline}</h2>
					<p>{materials.text}</p>
				</header>
				<ul>
					{materials.items.map((item) => (
						<li key={item.name}>
							<Still
								name={item.still}
								ratio={[4, 5]}
								alt={item.picture}
								sizes="(min-width: 48rem) 31vw, 100vw"
							/>
							<h3>{item.name}</h3>
							<MuseumLabel lines={item.facts} />
							<p>{item.suits}</p>
							<p className={styles.not}>{item.not}</p>
						</li>
					))}
				</ul>
			</section>

			<MoreWords words={view.words}>
				<PhotoCheck view={view} copy={resolution} />
			</MoreWords>

			<ProductLines title={view.copy.products} lines={products} />

			<section className={styles.end} data-night="">
				<h2>{end.headline}</h2>
				<div>
					<p>{end.text}</p>
					<a className={buttonClass("primary", styles.write)} href={mail}>
						{end.action}
					</a>
				</div>
			</section>
		</>
	);
}
