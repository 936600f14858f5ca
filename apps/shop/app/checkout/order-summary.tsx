import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Panel, textLinkClass } from "@offizin/ui";
import { countedAs } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { keepDash } from "#app/cards/keep-dash.ts";
import { CartSums } from "#app/cart/cart-sums.tsx";
import { LinePicture } from "#app/cart/line-picture.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./order-summary.module.css";

/** What is being bought, beside the steps: small pictures, quantities, the total and its date. */
export function OrderSummary({ cart }: { readonly cart: CartView }) {
	const t = useTranslations();
	const locale = useLocale();
	return (
		<Panel className={styles.slip} title={t("checkout.summary.label")}>
			<ul>
				{cart.items.map((line) => (
					<li key={line.id}>
						<LinePicture line={line} size="small" />
						<span>
							{keepDash(line.name)}
							<small>{t("cart.pieces", { count: line.quantity, of: countedAs(line) })}</small>
						</span>
						<span className={styles.price}>
							{formatMoney({ amount: line.quote.total, currency: line.quote.currency }, locale)}
						</span>
					</li>
				))}
			</ul>
			<CartSums cart={cart} deliveries={cart.deliveries} />
			<Link className={textLinkClass("plain", styles.change)} to={paths.cart}>
				{t("checkout.summary.change")}
			</Link>
		</Panel>
	);
}
