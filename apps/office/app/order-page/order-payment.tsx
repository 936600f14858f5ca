import type { OfficeOrder } from "@offizin/contract";
import { formatMoney, money } from "@offizin/money";
import { allowsProduction } from "@offizin/orders";
import { lineNameDe } from "@offizin/pricing";
import { Panel } from "#app/controls/panel.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { vatRateWord } from "#app/words/price-words.ts";
import { paymentMethodWords, paymentWords } from "#app/words/state-words.ts";
import { MoveButtons } from "./move-buttons.tsx";
import styles from "./order-payment.module.css";
import type { Moves } from "./use-order-requests.ts";

/** What the order costs, how it is paid and how far that is. */
export function OrderPayment({ order, moves }: { readonly order: OfficeOrder; readonly moves: Moves }) {
	const { payment, subtotal, shippingPrice, shippingType, total, vat } = order;
	return (
		<Panel title="Zahlung">
			<p className={styles.state}>
				{paymentMethodWords[payment.method]} <StateMark look={paymentWords[payment.state]} />
			</p>
			<dl className={styles.sums}>
				<div>
					<dt>Zwischensumme</dt>
					<dd>{formatMoney(subtotal, "de-DE")}</dd>
				</div>
				<div>
					<dt>{lineNameDe(`shipping.${shippingType}`)}</dt>
					<dd>{formatMoney(shippingPrice, "de-DE")}</dd>
				</div>
				<div className={styles.total}>
					<dt>Gesamtsumme</dt>
					<dd>{formatMoney(total, "de-DE")}</dd>
				</div>
				{vat.map(({ rate, net, amount }) => (
					<div key={rate} className={styles.vat}>
						<dt>
							darin {vatRateWord(rate)} MwSt. auf {formatMoney(money(net, total.currency), "de-DE")}
						</dt>
						<dd>{formatMoney(money(amount, total.currency), "de-DE")}</dd>
					</div>
				))}
			</dl>
			{order.moves.length > 0 ? (
				<MoveButtons
					allowed={order.moves}
					subject={`Auftrag ${order.number}, ${formatMoney(total, "de-DE")}`}
					isNextStep={!allowsProduction(payment)}
					moves={moves}
				/>
			) : null}
		</Panel>
	);
}
