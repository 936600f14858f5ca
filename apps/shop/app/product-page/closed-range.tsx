import { Fact, Facts, Title } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import { useShop } from "#app/site.ts";
import styles from "./closed-range.module.css";
import type { ProductPageView } from "./load-product-page.server.ts";
import variantStyles from "./variant-tile.module.css";
import { VariantTile, type VariantView } from "./variant-tile.tsx";

/** Some of what there is of a product, and where all of it is. */
export interface ShownVariants {
	readonly to: string;
	readonly tiles: readonly VariantView[];
}

interface ClosedRangeProps {
	readonly page: ProductPageView;
	readonly variants: ShownVariants | undefined;
}

/** What there will be of a product that nobody can design yet: some of it to look at, all of it as facts. */
export function ClosedRange({ page: { name, range, sizes, materials }, variants }: ClosedRangeProps) {
	const t = useTranslations("waitlist");
	return (
		<>
			{variants && variants.tiles.length > 0 ? (
				<TileRow id="ausfuehrungen" title={t("variants")} tiles={variants.tiles}>
					<Link to={variants.to}>{t("allVariants")}</Link>
				</TileRow>
			) : null}
			{sizes ? (
				<>
					<Drawn className={variantStyles.definitions} drawing={sizes.room} />
					<TileRow id="groessen" title={t("sizes")} tiles={sizes.tiles}>
						<p>{t("sizesText")}</p>
					</TileRow>
				</>
			) : null}
			{materials.length > 0 ? (
				<TileRow id="materialien" title={t("materials")} tiles={materials}>
					<p>{t("materialsText")}</p>
				</TileRow>
			) : null}
			{range.length > 0 ? (
				<section className={styles.range}>
					<Title level={2} size="section">
						{t("range", { name })}
					</Title>
					<Facts layout="beside" className={styles.facts}>
						{range.map(({ key, name: term, values }) => (
							<Fact key={key} term={term}>
								{values}
							</Fact>
						))}
					</Facts>
				</section>
			) : null}
		</>
	);
}

interface TileRowProps {
	readonly id: string;
	readonly title: string;
	readonly tiles: readonly VariantView[];
	/** Beside the title. */
	readonly children: ReactNode;
}

function TileRow({ id, title, tiles, children }: TileRowProps) {
	const { site } = useShop();
	return (
		<section className={styles.variants} aria-labelledby={id}>
			<div className={styles.head}>
				<Title level={2} size="section" id={id}>
					{title}
				</Title>
				{children}
			</div>
			<ul className={site.channel === "bildwand" ? variantStyles.wall : variantStyles.table}>
				{tiles.map((tile) => (
					<li key={tile.id}>
						<VariantTile tile={tile} />
					</li>
				))}
			</ul>
		</section>
	);
}
