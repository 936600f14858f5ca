import { useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import { useDestination } from "#app/use-destination.ts";
import type { PanelView } from "./panel-view.server.ts";
import styles from "./price-summary.module.css";

export interface PriceSummaryProps {
	readonly price: PanelView["price"];
	readonly isCounting: boolean;
	/** It stands in a label: one below the other in every window. */
	readonly isNarrow?: boolean;
}

/** Price, VAT note, delivery date: always in this order (brands.md). */
export function PriceSummary({ price, isCounting, isNarrow = false }: PriceSummaryProps) {
	const t = useTranslations("panel");
	const destination = useDestination();
	const { total, perPiece, packed, reduction, perSquareMetre, delivery } = price;
	return (
		<section
			className={styles.summary}
			aria-label={t("price")}
			aria-live="polite"
			data-counting={isCounting}
			data-narrow={isNarrow || undefined}
		>
			<div>
				<p className={styles.total}>
					<strong>{total}</strong>
					{reduction ? (
						<span>
							<s>{t("before", { price: reduction.before })}</s> − {reduction.percent}
						</span>
					) : null}
					<span>{perPiece}</span>
				</p>
				{packed ? <p className={styles.note}>{packed}</p> : null}
				{/* § 11 PAngV: beside every announced reduction. */}
				{reduction ? <p className={styles.note}>{t("lowest", { price: reduction.lowest30 })}</p> : null}
				<p className={styles.note}>
					<PriceNote />
					{perSquareMetre ? `, ${t("perSquareMetre", { price: perSquareMetre })}` : null}
				</p>
			</div>
			{delivery === null ? null : (
				<div>
					<p className={styles.delivery}>{t("delivery", { date: delivery })}</p>
					<p className={styles.note}>{t("deliveryNote", { destination })}</p>
				</div>
			)}
		</section>
	);
}
