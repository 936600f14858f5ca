import { formatMoney } from "@offizin/money";
import { useLocale, useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import styles from "./price-summary.module.css";
import type { ProductView } from "./product-view.server.ts";

export interface PriceSummaryProps {
	readonly quote: ProductView["quote"];
	/** Day of delivery in words. */
	readonly delivery: string;
	readonly isCounting: boolean;
}

/** Price, VAT note, delivery date: always in this order (brands.md). */
export function PriceSummary({ quote, delivery, isCounting }: PriceSummaryProps) {
	const t = useTranslations("price");
	const locale = useLocale();
	const { total, unit, quantity, currency } = quote;
	return (
		<div className={styles.summary} aria-live="polite" data-counting={isCounting}>
			<p className={styles.total}>
				<strong>{formatMoney({ amount: total, currency }, locale)}</strong>
				<span>
					{t("perPiece", { count: quantity, unit: formatMoney({ amount: unit, currency }, locale) })}
				</span>
			</p>
			<p className={styles.note}>
				<PriceNote />
			</p>
			<p className={styles.delivery}>{t("delivery", { date: delivery })}</p>
			<p className={styles.note}>{t("deliveryNote")}</p>
		</div>
	);
}
