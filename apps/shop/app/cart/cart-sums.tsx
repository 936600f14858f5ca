import type { CartView } from "@offizin/contract";
import { formatMoney, type Money } from "@offizin/money";
import { formatDay } from "@offizin/words";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./cart-sums.module.css";
import { useParcelWords } from "./use-parcel-words.ts";

export interface CartSumsProps {
	readonly cart: {
		readonly subtotal: Money;
		readonly charges: CartView["charges"];
		readonly total: Money;
		readonly vat: readonly { readonly rate: number; readonly amount: number }[];
	};
	/** The parcels with the days on which they arrive; empty where nothing is to be said of them. */
	readonly deliveries: CartView["deliveries"];
	/** Replaces the words of a delivery date, for a payment that comes first. */
	readonly deliveryWords?: ((date: string) => string) | undefined;
	readonly deliveryNote?: ReactNode;
	/** Beside the shipping, where it is not what was shown before. */
	readonly shippingNote?: ReactNode;
	/** Beside the total, where it is not what was shown before. */
	readonly totalNote?: ReactNode;
}

/** What it comes to: price, then VAT note, then date, in this order everywhere (brands.md). */
export function CartSums(props: CartSumsProps) {
	const { cart, deliveries, deliveryWords, deliveryNote, shippingNote, totalNote } = props;
	const t = useTranslations("cart");
	const locale = useLocale();
	const parcelWords = useParcelWords(deliveries);
	const dateWords = deliveryWords ?? ((date) => t("delivery", { date }));
	return (
		<div className={styles.sums}>
			<dl>
				<div>
					<dt>{t("subtotal")}</dt>
					<dd>{formatMoney(cart.subtotal, locale)}</dd>
				</div>
				{cart.charges.map(({ code, name, amount }, index) => (
					<div key={code}>
						<dt>{name}</dt>
						<dd>
							{index === 0 ? shippingNote : null}
							{formatMoney({ amount, currency: cart.total.currency }, locale)}
						</dd>
					</div>
				))}
				<div className={styles.total}>
					<dt>{t("total")}</dt>
					<dd>
						{totalNote}
						{formatMoney(cart.total, locale)}
					</dd>
				</div>
				{cart.vat.map(({ rate, amount }) => (
					<div key={rate} className={styles.vat}>
						<dt>{t("vat", { rate: rate / 10 })}</dt>
						<dd>{formatMoney({ amount, currency: cart.total.currency }, locale)}</dd>
					</div>
				))}
			</dl>
			<p className={styles.note}>
				{t.rich("totalNote", { link: (words) => <Link to={paths.shipping}>{words}</Link> })}
			</p>
			{deliveries.length > 0 ? (
				<p className={styles.delivery}>
					{deliveries.map((delivery) => (
						<strong key={`${delivery.carriage} ${delivery.date}`}>
							{parcelWords(delivery, dateWords(formatDay(delivery.date, locale)))}
						</strong>
					))}
					{deliveryNote ? <span>{deliveryNote}</span> : null}
				</p>
			) : null}
		</div>
	);
}
