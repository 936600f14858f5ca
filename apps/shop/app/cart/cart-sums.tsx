import type { CartView } from "@offizin/contract";
import { formatMoney, type Money } from "@offizin/money";
import { Fact, Facts } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useIncludedTax } from "#app/use-included-tax.ts";
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
	const tax = useIncludedTax();
	const { cart, deliveries, deliveryWords, deliveryNote, shippingNote, totalNote } = props;
	const t = useTranslations("cart");
	const locale = useLocale();
	const shipping = cart.charges.find(({ code }) => code.startsWith("shipping."))?.code;
	const parcelWords = useParcelWords(deliveries);
	const dateWords = deliveryWords ?? ((date) => t("delivery", { date }));
	return (
		<div className={styles.sums}>
			<Facts layout="apart" className={styles.amounts}>
				<Fact term={t("subtotal")}>{formatMoney(cart.subtotal, locale)}</Fact>
				{cart.charges.map(({ code, name, amount }) => (
					<Fact key={code} term={name}>
						{code === shipping ? shippingNote : null}
						{formatMoney({ amount, currency: cart.total.currency }, locale)}
					</Fact>
				))}
				<Fact term={t("total")} kind="sum">
					{totalNote}
					<span className={styles.total}>{formatMoney(cart.total, locale)}</span>
				</Fact>
				{cart.vat.map(({ rate, amount }) => (
					<Fact key={rate} term={t("vat", { rate: rate / 10 })} kind="quiet">
						{formatMoney({ amount, currency: cart.total.currency }, locale)}
					</Fact>
				))}
			</Facts>
			<p className={styles.note}>
				{t.rich("totalNote", { ...tax, link: (words) => <Link to={paths.shipping}>{words}</Link> })}
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
