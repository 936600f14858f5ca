import { buttonClass, Progress } from "@offizin/ui";
import { useTranslations } from "use-intl";
import listStyles from "#app/card-list/card-list.module.css";
import { ChosenChips } from "#app/card-list/chosen-chips.tsx";
import { EmptyList } from "#app/card-list/empty-list.tsx";
import type { FacetChoice } from "#app/card-list/facet-choice.ts";
import { FacetPanel } from "#app/card-list/facet-panel.tsx";
import { ListFrame } from "#app/card-list/list-frame.tsx";
import { shortPage, tileAnchor, withMoreTiles } from "#app/card-list/list-query.ts";
import { PriceNote } from "#app/cards/price-note.tsx";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { overviewAddress } from "#app/paths.ts";
import styles from "#app/product-page/variant-tile.module.css";
import { VariantTile } from "#app/product-page/variant-tile.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import type { OverviewView } from "./load-overview.server.ts";

/** An overview of a product: facets beside tiles, all of it links. */
export function OverviewPage({ page }: { readonly page: OverviewView }) {
	const { address } = useShop();
	const { base, copy, story, chosen, tileCount, tiles, total } = page;
	const isPlain = chosen.length === 0 && tileCount === undefined;
	return (
		<>
			<PageHead
				title={story?.title || copy.title}
				description={story?.description || copy.description}
				robots={story?.editors ? "none" : isPlain ? "index" : "follow"}
				canonical={base}
			/>
			<ListFrame trail={[{ name: copy.title, to: base }]} head={copy} story={story}>
				<MoreWords words={page.words}>
					<Overview page={page} />
				</MoreWords>
			</ListFrame>
			{tiles.length > 0 ? (
				<JsonLd
					value={{
						"@type": "ItemList",
						numberOfItems: total,
						itemListElement: tiles.map(({ name, more, to }, index) => ({
							"@type": "ListItem",
							position: index + 1,
							name: `${name}, ${more}`,
							url: `${address}${to}`,
						})),
					}}
				/>
			) : null}
		</>
	);
}

function Overview({ page }: { readonly page: OverviewView }) {
	const t = useTranslations();
	const { site } = useShop();
	const { base, copy, chosen, facets, query, tileCount, tiles, total } = page;
	const values: Readonly<Record<string, string | undefined>> = query;
	const choice: FacetChoice = {
		valueOf: (name) => values[name],
		addressWith: (name, value) => overviewAddress(base, { ...query, [name]: value }),
		plain: base,
	};
	const more = withMoreTiles({ tileCount }, shortPage).tileCount;
	return (
		<div className={listStyles.list}>
			<FacetPanel facets={facets} choice={choice} done={t("list.showVariants", { count: total })} />
			<section aria-label={copy.title}>
				<div className={listStyles.bar}>
					<p aria-live="polite">{t("list.variants", { count: total })}</p>
				</div>
				<ChosenChips chosen={chosen} choice={choice} />
				{tiles.length > 0 ? (
					<>
						<Drawn className={styles.definitions} drawing={page.definitions} />
						<ul className={site.channel === "bildwand" ? styles.wall : styles.table}>
							{tiles.map((tile, index) => (
								<li key={tile.id}>
									<VariantTile tile={tile} anchor={tileAnchor(index + 1)} />
								</li>
							))}
						</ul>
						<div className={listStyles.end}>
							<p>{t("list.progress", { shown: tiles.length, total })}</p>
							<Progress className={listStyles.progress} value={tiles.length} max={total} aria-hidden="true" />
							{tiles.length < total ? (
								<Link
									className={buttonClass("secondary")}
									to={`${overviewAddress(base, query, more)}#${tileAnchor(tiles.length + 1)}`}
									preventScrollReset
									rel="nofollow"
								>
									{t("list.moreVariants")}
								</Link>
							) : null}
							<p className={listStyles.note}>
								<PriceNote />
							</p>
						</div>
					</>
				) : (
					<EmptyList chosen={chosen} choice={choice} all={t("list.allVariants")} />
				)}
			</section>
		</div>
	);
}
