import type { OrderView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Title } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { useParcelWords } from "#app/cart/use-parcel-words.ts";
import { owesTransfer } from "./line-steps.ts";
import styles from "./order-page.module.css";

export interface NextStepsProps {
	readonly order: OrderView;
	/** What was ordered, as words call it. */
	readonly goods: string;
	readonly placedOn: string;
}

/** What happens now, with its dates. A date that hangs on the money says so (orders.O13). */
export function NextSteps({ order, goods, placedOn }: NextStepsProps) {
	const t = useTranslations("order.next");
	const locale = useLocale();
	const { payment, total, number, deliveries } = order;
	const isOwed = owesTransfer(payment);
	const parcelWords = useParcelWords(deliveries);
	const placed = formatDay(placedOn, locale);
	const arrivals = deliveries.map((delivery) => {
		const date = formatDay(delivery.date, locale);
		const words = isOwed ? t("deliveryAfterPayment", { date, placed }) : t("delivery", { date });
		return <strong key={`${delivery.carriage} ${delivery.date}`}>{parcelWords(delivery, words)}</strong>;
	});
	return (
		<section className={styles.section} aria-labelledby="weiter">
			<Title level={2} size="section" id="weiter">
				{t("title")}
			</Title>
			<ol className={styles.next}>
				{isOwed ? <li>{t("transfer", { amount: formatMoney(total, locale), number })}</li> : null}
				<li>{t("check")}</li>
				<li>{t(isOwed ? "printAfterPayment" : "print", { goods })}</li>
				<li>
					<span className={styles.arrivals}>{arrivals}</span>
					{isOwed ? t("deliveryLater") : null}
				</li>
				{payment.method === "invoice" && payment.state === "open" ? <li>{t("invoice")}</li> : null}
			</ol>
		</section>
	);
}
