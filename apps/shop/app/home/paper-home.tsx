import { buttonClass } from "@offizin/ui";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import type { TileCard } from "#app/cards/tile-card.ts";
import type { PapiervogelHome } from "#app/content/papiervogel-home.server.ts";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import { type ProductLine, ProductLines } from "#app/products/product-lines.tsx";
import { OrganizationLd } from "#app/seo/organization-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import { ThemeBand } from "#app/themes/theme-band.tsx";
import type { KindScene } from "./kind-scenes.server.ts";
import { KindTimeline } from "./kind-timeline.tsx";
import styles from "./paper-home.module.css";

export interface PaperHomeProps {
	readonly copy: PapiervogelHome;
	readonly themes: readonly ThemeView[];
	readonly kinds: readonly KindScene[];
	readonly cards: readonly TileCard[];
	readonly products: readonly ProductLine[];
}

/** Home page of the card brand (spec 2.3-2): one teaser, since one occasion is open; promises; collections; paper. */
export function PaperHome({ copy, themes, kinds, cards, products }: PaperHomeProps) {
	const { before, word, after } = copy.hero.headline;
	return (
		<>
			<PageHead
				title={copy.title}
				description={copy.description}
				robots="index"
				image="/img/w1280/still/papiervogel-hero"
			/>
			<OrganizationLd />
			<section className={styles.hero}>
				<div className={styles.heroText}>
					<h1>
						{before} <em>{word}</em>
						{after}
					</h1>
					<p>{copy.hero.text}</p>
					<Link className={buttonClass("primary")} to={paths.wedding}>
						{copy.hero.action}
					</Link>
				</div>
				<Still
					name="papiervogel-hero"
					ratio={[3, 2]}
					alt={copy.hero.picture}
					sizes="(min-width: 64rem) 60vw, 100vw"
					isFirst
				/>
			</section>

			<ul className={styles.promises}>
				{copy.promises.map(({ text, to }) => (
					<li key={text}>
						<Link to={to}>{text}</Link>
					</li>
				))}
			</ul>

			<section className={styles.themes}>
				<header className={styles.intro}>
					<h2>{copy.themes.headline}</h2>
					<p>{copy.themes.text}</p>
				</header>
				{themes.map((theme, index) => (
					<ThemeBand key={theme.id} theme={theme} isMirrored={index % 2 === 1} />
				))}
			</section>

			<KindTimeline copy={copy.order} kinds={kinds} />

			<section className={styles.paper}>
				<Still
					name="papiervogel-atelier"
					ratio={[2, 3]}
					alt={copy.paper.picture}
					sizes="(min-width: 64rem) 38vw, 100vw"
				/>
				<div>
					<h2>{copy.paper.headline}</h2>
					{[copy.paper.feel, copy.paper.samples].map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<Link className={buttonClass("quiet")} to={paths.papers}>
						{copy.paper.action}
					</Link>
					<h3>{copy.exact.headline}</h3>
					<p>{copy.exact.text}</p>
				</div>
			</section>

			<section className={styles.cards}>
				<h2>{copy.cards}</h2>
				<CardGrid cards={cards} columns="four" />
				<p className={styles.note}>
					<PriceNote />
				</p>
			</section>

			<ProductLines title={copy.products} lines={products} />
		</>
	);
}
