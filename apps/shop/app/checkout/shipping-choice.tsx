import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Choice, FieldGroup } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import styles from "./payment-page.module.css";

type Way = CartView["ways"][number];

/** Under which a way of sending is posted. */
function wayValue({ shippingType, sameDay }: Pick<Way, "shippingType" | "sameDay">): string {
	return sameDay ? `${shippingType}+sameDay` : shippingType;
}

/** What a way of sending is called, with what it is charged beside it. */
export function wayName({ charges }: Pick<Way, "charges">): string {
	return charges.map(({ name }) => name).join(" + ");
}

/** How a cart is sent; undefined where nothing is. */
export function chosenWay({ ways, shippingType, sameDay }: CartView): Way | undefined {
	return ways.find((way) => way.shippingType === shippingType && way.sameDay === sameDay);
}

/** How it comes: each way with its price and the day, the cheapest first; one of them is always chosen. */
export function ShippingChoice({
	cart,
	error,
}: {
	readonly cart: CartView;
	readonly error?: string | undefined;
}) {
	const t = useTranslations("checkout.payment");
	const locale = useLocale();
	return (
		<FieldGroup id="shipping" legend={t("shipping")} error={error}>
			{cart.ways.length === 0 ? <p className={styles.free}>{t("byMail")}</p> : null}
			{cart.ways.map((way) => (
				<Choice
					key={wayValue(way)}
					className={styles.method}
					id={`way-${wayValue(way)}`}
					type="radio"
					name="way"
					value={wayValue(way)}
					label={<span className={styles.name}>{wayName(way)}</span>}
					mark={<span className={styles.cost}>{formatMoney(way.price, locale)}</span>}
					note={<span className={styles.help}>{t("arrives", { date: formatDay(way.arrival, locale) })}</span>}
					defaultChecked={way === chosenWay(cart)}
					required
				/>
			))}
		</FieldGroup>
	);
}
