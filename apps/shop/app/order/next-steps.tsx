import type { OrderView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { formatDay } from "@offizin/pricing";
import { useLocale, useTranslations } from "use-intl";
import { isAwaited } from "./line-steps.ts";
import styles from "./order-page.module.css";

export interface NextStepsProps {
	readonly order: OrderView;
	readonly placedOn: string;
	/** The latest promised day. */
	readonly delivery: string | null;
}

/** What happens now, with its dates. A date that hangs on the money says so (packages/orders, O13). */
export function NextSteps({ order, placedOn, delivery }: NextStepsProps) {
	const t = useTranslations("order.next");
	const locale = useLocale();
	const { payment, total, number } = order;
	const owesTransfer = isAwaited(payment);
	const date = delivery ? formatDay(delivery, locale) : "";
	return (
		<section className={styles.section} aria-labelledby="weiter">
			<h2 id="weiter">{t("title")}</h2>
			<ol className={styles.next}>
				{owesTransfer ? <li>{t("transfer", { amount: formatMoney(total, locale), number })}</li> : null}
				<li>{t("check")}</li>
				<li>{t(owesTransfer ? "printAfterPayment" : "print")}</li>
				<li>
					{owesTransfer ? (
						<>
							<strong>{t("deliveryAfterPayment", { date, placed: formatDay(placedOn, locale) })}</strong>{" "}
							{t("deliveryLater")}
						</>
					) : (
						<strong>{t("delivery", { date })}</strong>
					)}
				</li>
				{payment.method === "invoice" && payment.state === "open" ? <li>{t("invoice")}</li> : null}
			</ol>
		</section>
	);
}
