import { formatMoney, type Money } from "@offizin/money";
import { operator } from "@offizin/sites";
import { Fact, Facts, Panel } from "@offizin/ui";
import { useLocale, useTranslations } from "use-intl";
import { useShop } from "#app/site.ts";
import styles from "./bank-details.module.css";

export interface BankDetailsProps {
	readonly amount: Money;
	/** What the transfer must say, so that it finds its order. */
	readonly reference: string;
}

/** Where to transfer to. In a demo it says that there is no such account. */
export function BankDetails({ amount, reference }: BankDetailsProps) {
	const t = useTranslations("order.bank");
	const locale = useLocale();
	const { isDemo } = useShop();
	const { company, bank } = operator;
	const rows = [
		[t("holder"), company],
		[t("iban"), bank.iban],
		[t("bic"), bank.bic],
		[t("bank"), bank.name],
		[t("amount"), formatMoney(amount, locale)],
		[t("reference"), reference],
	] as const;
	return (
		<Panel
			className={styles.bank}
			title={
				<>
					{t("title")}
					{isDemo ? <span className={styles.demo}>{t("demo")}</span> : null}
				</>
			}
		>
			<Facts layout="beside" className={styles.facts}>
				{rows.map(([term, value]) => (
					<Fact key={term} term={term}>
						{value}
					</Fact>
				))}
			</Facts>
			{isDemo ? <p className={styles.note}>{t("demoNote")}</p> : null}
		</Panel>
	);
}
