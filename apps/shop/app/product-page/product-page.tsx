import { Disclosure, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import { PriceTables } from "#app/panel/price-tables.tsx";
import { ProductColumns } from "#app/panel/product-columns.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { useShop } from "#app/site.ts";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import type { ProductPageView } from "./load-product-page.server.ts";
import { MuseumLabel } from "./museum-label.tsx";
import { ProductLines } from "./product-lines.tsx";
import styles from "./product-page.module.css";

/** A drawn picture of what is chosen, the choice and its price beside it, the reasons for the price below. */
export function ProductPage({ page }: { readonly page: ProductPageView }) {
	const { site } = useShop();
	const t = useTranslations("panel");
	const words = useTranslations("waitlist");
	const { copy, view, scene, label, others } = page;
	const isClosed = copy.closed !== undefined;
	const isGallery = site.channel === "bildwand";
	return (
		<>
			<PageHead title={copy.title} description={copy.description} robots="index" canonical={copy.to} />
			<JsonLd value={page.ld} />
			<Breadcrumbs trail={[{ name: page.name, to: copy.to }]} />
			<ProductColumns
				picture={
					<figure className={isGallery ? styles.wall : styles.table}>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loader, all words in it are ours */}
						<div className={styles.scene} dangerouslySetInnerHTML={{ __html: scene }} />
						{isGallery ? (
							<figcaption className={styles.label}>
								<MuseumLabel lines={label} />
							</figcaption>
						) : null}
					</figure>
				}
			>
				<header className={styles.head}>
					<Title level={1} size="page">
						{copy.headline}
					</Title>
					<p>{copy.text}</p>
				</header>
				{isClosed ? (
					<>
						<p>{copy.closed}</p>
						<WaitlistForm product={copy.product} />
					</>
				) : (
					<>
						<PanelForm key={copy.to} view={view} action={copy.to} />
						<FactList facts={view.facts} />
					</>
				)}
			</ProductColumns>
			{isClosed ? (
				<Disclosure className={styles.prices} summary={words("prices")} open={page.isChosen}>
					<div className={styles.calculator}>
						<PanelForm key={copy.to} view={view} action={copy.to} isClosed />
						<FactList facts={view.facts} />
					</div>
					<PriceTables view={view} />
				</Disclosure>
			) : (
				<PriceTables view={view} />
			)}
			<ProductLines title={t("others")} lines={others} />
		</>
	);
}
