import type { ChannelKey } from "@offizin/sites";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import { PriceTables } from "#app/panel/price-tables.tsx";
import { ProductColumns } from "#app/panel/product-columns.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { useShop } from "#app/site.ts";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import { ClosedRange, type ShownVariants } from "./closed-range.tsx";
import type { ProductPageView } from "./load-product-page.server.ts";
import { MuseumLabel } from "./museum-label.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { PriceFold } from "./price-fold.tsx";
import { ProductLines } from "./product-lines.tsx";
import styles from "./product-page.module.css";

/** How a brand shows a product: lying on its table, or hanging on its wall with a label. */
const presentations: Readonly<
	Record<ChannelKey, { readonly ground: string | undefined; readonly hasLabel: boolean }>
> = {
	papiervogel: { ground: styles.table, hasLabel: false },
	bildwand: { ground: styles.wall, hasLabel: true },
};

/** A drawn picture of what is chosen, the choice and its price beside it, the reasons for the price below. */
export function ProductPage({
	page,
	variants,
}: {
	readonly page: ProductPageView;
	readonly variants: ShownVariants | undefined;
}) {
	const { site } = useShop();
	const t = useTranslations("panel");
	const { headline, lead, name, product, to, sale, ld, scene, photo, label, others } = page;
	const { ground, hasLabel } = presentations[site.channel];
	return (
		<>
			{photo ? <link rel="preload" as="image" href={photo} fetchPriority="high" /> : null}
			<JsonLd value={ld} />
			<Breadcrumbs trail={[{ name, to }]} />
			<ProductColumns
				picture={
					<figure className={sale.isOpen ? ground : `${ground} ${styles.short}`}>
						<Drawn className={styles.scene} drawing={scene} />
						{hasLabel ? (
							<figcaption className={styles.label}>
								<MuseumLabel lines={label} />
							</figcaption>
						) : null}
					</figure>
				}
			>
				<header className={styles.head}>
					<Title level={1} size="page">
						{headline}
					</Title>
					{lead ? <p>{lead}</p> : null}
				</header>
				{sale.isOpen ? (
					<>
						{sale.picture ? (
							<PicturePanel
								key={to}
								view={sale.view}
								picture={sale.picture}
								isForeign={sale.isForeign}
								page={to}
							/>
						) : (
							<PanelForm key={to} view={sale.view} action={to} />
						)}
						<FactList facts={sale.view.facts} />
					</>
				) : (
					<>
						{sale.sentence ? <p>{sale.sentence}</p> : null}
						<WaitlistForm product={product} />
					</>
				)}
			</ProductColumns>
			{sale.isOpen ? (
				<PriceTables view={sale.view} />
			) : (
				<>
					<ClosedRange page={page} variants={variants} />
					<PriceFold key={to} to={to} view={sale.view} />
				</>
			)}
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}
