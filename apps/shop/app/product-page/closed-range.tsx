import { Fact, Facts, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
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
export function ClosedRange({ page: { name, range }, variants }: ClosedRangeProps) {
	const t = useTranslations("waitlist");
	const { site } = useShop();
	return (
		<>
			{variants && variants.tiles.length > 0 ? (
				<section className={styles.variants} aria-labelledby="ausfuehrungen">
					<div className={styles.head}>
						<Title level={2} size="section" id="ausfuehrungen">
							{t("variants")}
						</Title>
						<Link to={variants.to}>{t("allVariants")}</Link>
					</div>
					<ul className={site.channel === "bildwand" ? variantStyles.wall : variantStyles.table}>
						{variants.tiles.map((tile) => (
							<li key={tile.id}>
								<VariantTile tile={tile} />
							</li>
						))}
					</ul>
				</section>
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
