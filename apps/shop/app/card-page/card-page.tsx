import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { SimilarDesigns } from "#app/blocks/similar-designs/similar-designs.tsx";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { ColorDots } from "#app/cards/color-dots.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useDraftOf } from "#app/layout/customer.tsx";
import { Link } from "#app/links/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import { PriceTables } from "#app/panel/price-tables.tsx";
import { ProductColumns } from "#app/panel/product-columns.tsx";
import { cardPath, isCardKind, kindPath, paths } from "#app/paths.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { WishButton } from "#app/wishlist/wish-button.tsx";
import { CardFacts } from "./card-facts.tsx";
import styles from "./card-page.module.css";
import type { CardView } from "./card-view.server.ts";
import { DraftNote } from "./draft-note.tsx";
import { Gallery } from "./gallery.tsx";
import { ThemeTeaser } from "./theme-teaser.tsx";

/** Gallery on the left, choice and price on the right, then the reasons for the price and the collection. */
export function CardPage({ page }: { readonly page: CardView }) {
	const t = useTranslations();
	const word = useWord();
	const { card, pictures, view } = page;
	const draft = useDraftOf(card.id);
	const title = `${card.name} in ${card.colorName}`;
	return (
		<>
			<PageHead
				title={title}
				description={t("search.about", {
					description: card.description,
					format: word("format", card.formatType),
				})}
				robots="index"
				canonical={cardPath(card.id)}
				{...(pictures[0] ? { image: pictures[0].src } : {})}
			/>
			<JsonLd value={page.ld} />
			<Breadcrumbs
				trail={[
					{ name: t("nav.wedding"), to: paths.wedding },
					...(isCardKind(card.kind) ? [{ name: t(`kind.${card.kind}`), to: kindPath(card.kind) }] : []),
					{ name: card.name, to: cardPath(card.id) },
				]}
			/>
			<ProductColumns picture={<Gallery key={card.id} pictures={pictures} />}>
				<header className={styles.head}>
					<div>
						<p className={styles.theme}>{t("collection.part", { name: card.theme.name })}</p>
						<Title level={1} size="section">
							{card.ownName} <span className="visually-hidden">{card.theme.name}</span>
						</Title>
					</div>
					<WishButton templateId={card.id} name={title} />
				</header>
				{draft ? <DraftNote draft={draft} /> : null}
				<p>{card.description}</p>
				<ColorDots colors={card.colors} current={card.id} isNamed />
				<PanelForm key={card.id} view={view} action={cardPath(card.id)} isBegun={!!draft}>
					<p className={styles.sample}>
						{t.rich("samples.note", {
							samples: page.freeSamples,
							link: (words) => <Link to={paths.samples}>{words}</Link>,
						})}{" "}
						<Link to={paths.papers}>{t("samples.papers", { count: page.paperCount })}</Link>
					</p>
				</PanelForm>
				<FactList facts={view.facts} />
			</ProductColumns>
			<PriceTables view={view} />
			<CardFacts />
			{page.siblings.length > 0 ? (
				<section className={styles.siblings}>
					<Title level={2} size="section">
						{t("collection.more")}
					</Title>
					<CardGrid cards={page.siblings} columns="four" />
				</section>
			) : null}
			<SimilarDesigns view={page.similar} />
			<ThemeTeaser theme={card.theme} />
		</>
	);
}
