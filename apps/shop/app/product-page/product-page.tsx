import { Title } from "@offizin/ui";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { FactList } from "#app/panel/fact-list.tsx";
import { PanelForm } from "#app/panel/panel-form.tsx";
import { ProductColumns } from "#app/panel/product-columns.tsx";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import { BelowProduct, type ProductPageProps } from "./below-product.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import styles from "./product-page.module.css";

/** A drawn picture of what is chosen, lying on its table; the choice and its price beside it. */
export function ProductPage({ page, variants }: ProductPageProps) {
	const { headline, lead, name, product, to, sale, scene } = page;
	return (
		<>
			<Breadcrumbs trail={[{ name, to }]} />
			<ProductColumns
				picture={
					<figure className={sale.isOpen ? styles.table : `${styles.table} ${styles.short}`}>
						<Drawn className={styles.scene} drawing={scene} />
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
			<BelowProduct page={page} variants={variants} />
		</>
	);
}
