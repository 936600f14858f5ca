import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Title, textLinkClass } from "@offizin/ui";
import { countedAs } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { keepDash } from "#app/cards/keep-dash.ts";
import { CartSums } from "#app/cart/cart-sums.tsx";
import { LinePicture } from "#app/cart/line-picture.tsx";
import { LineWords } from "#app/cart/line-words.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useDestination } from "#app/use-destination.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { CartChanges, LineChange } from "./compare-cart.ts";
import styles from "./review-goods.module.css";
import { chosenWay, wayName } from "./shipping-choice.tsx";

export interface ReviewGoodsProps {
	readonly cart: CartView;
	readonly draft: CheckoutDraft;
	/** What is different from what was shown before. */
	readonly changes: CartChanges | undefined;
}

/** The goods with their essential features, and what they come to (Art. 246a EGBGB). */
export function ReviewGoods({ cart, draft, changes }: ReviewGoodsProps) {
	const t = useTranslations("checkout");
	const locale = useLocale();
	const destination = useDestination(cart.country);
	const way = chosenWay(cart);
	const price = (amount: number) => formatMoney({ amount, currency: cart.total.currency }, locale);
	const isPrepaid = draft.payment === "prepayment";
	return (
		<>
			<div className={styles.head}>
				<Title level={2} size="section">
					{t("review.goods")}
				</Title>
				<Link className={textLinkClass()} to={paths.cart} aria-label={t("review.changeCart")}>
					{t("review.change")}
				</Link>
			</div>
			<ul>
				{cart.items.map((line) => {
					const { id, name, quantity, quote } = line;
					return (
						<li key={id} className={styles.line}>
							<LinePicture line={line} />
							<div>
								<h3>{keepDash(name)}</h3>
								<LineWords line={line} />
								<p>
									<PiecesWords count={quantity} each={price(quote.unit)} of={countedAs(line)} />
								</p>
							</div>
							<p className={styles.price}>
								<strong>{price(quote.total)}</strong>
								<Changed change={changes?.lines[id]} price={price} of={countedAs(line)} />
							</p>
						</li>
					);
				})}
			</ul>
			<CartSums
				cart={cart}
				deliveries={cart.deliveries}
				deliveryWords={isPrepaid ? (date) => t("review.deliveryPrepaid", { date }) : undefined}
				deliveryNote={
					isPrepaid
						? t("review.deliveryPrepaidNote")
						: way && t("review.deliveryInvoice", { way: wayName(way), destination })
				}
				shippingNote={<Before amount={changes?.shipping} price={price} />}
				totalNote={<Before amount={changes?.total} price={price} />}
			/>
		</>
	);
}

interface PiecesWordsProps {
	readonly count: number;
	readonly each: string;
	readonly of: string;
}

function PiecesWords({ count, each, of }: PiecesWordsProps) {
	const t = useTranslations("cart");
	return (
		<>
			{t("pieces", { count, of })}, {t("each", { price: each, of })}
		</>
	);
}

interface BeforeProps {
	readonly amount: number | undefined;
	readonly price: (amount: number) => string;
}

/** What an amount was, where it is another now. */
function Before({ amount, price }: BeforeProps) {
	const t = useTranslations("checkout.changed");
	return amount === undefined ? null : (
		<mark className={styles.changed}>{t("price", { before: price(amount) })}</mark>
	);
}

interface ChangedProps {
	readonly change: LineChange | undefined;
	readonly price: (amount: number) => string;
	readonly of: string;
}

function Changed({ change, price, of }: ChangedProps) {
	const t = useTranslations("checkout.changed");
	if (change?.kind === "price") return <Before amount={change.before} price={price} />;
	return change ? (
		<mark className={styles.changed}>
			{change.kind === "added" ? t("added") : t("quantity", { before: change.before, of })}
		</mark>
	) : null;
}
