import type { OfficeOrder } from "@offizin/contract";
import { money } from "@offizin/money";
import { allowsProduction } from "@offizin/orders";
import { Fact, Facts, Panel } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { StateMark } from "#app/controls/state-mark.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { paymentLooks } from "#app/words/state-looks.ts";
import { MoveButtons } from "./move-buttons.tsx";
import styles from "./order-payment.module.css";
import type { Moves } from "./use-order-requests.ts";

/** What the order costs, how it is paid and how far that is. */
export function OrderPayment({ order, moves }: { readonly order: OfficeOrder; readonly moves: Moves }) {
	const t = useTranslations();
	const formats = useFormats();
	const { payment, subtotal, charges, total, vat } = order;
	return (
		<Panel title={t("orderPage.payment.title")}>
			<p className={styles.state}>
				{t(`states.method.${payment.method}`)} <StateMark look={paymentLooks[payment.state]} />
			</p>
			<Facts layout="apart">
				<Fact term={t("orderPage.payment.subtotal")}>{formats.money(subtotal)}</Fact>
				{charges.map(({ code, name, amount }) => (
					<Fact key={code} term={name}>
						{formats.money(money(amount, total.currency))}
					</Fact>
				))}
				<Fact term={t("orderPage.payment.total")} kind="sum">
					{formats.money(total)}
				</Fact>
				{vat.map(({ rate, net, amount }) => (
					<Fact
						key={rate}
						kind="quiet"
						term={t("orderPage.payment.vat", {
							rate: formats.rate(rate),
							net: formats.money(money(net, total.currency)),
						})}
					>
						{formats.money(money(amount, total.currency))}
					</Fact>
				))}
			</Facts>
			{order.moves.length > 0 ? (
				<MoveButtons
					allowed={order.moves}
					subject={t("orderPage.move.paySubject", {
						number: order.number,
						total: formats.money(total),
					})}
					isNextStep={!allowsProduction(payment)}
					moves={moves}
				/>
			) : null}
		</Panel>
	);
}
