import type { CartView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { Disclosure, Table } from "@offizin/ui";
import { useLocale, useTranslations } from "use-intl";
import styles from "./price-lines.module.css";

export interface PriceLinesProps {
	readonly name: string;
	readonly quote: CartView["items"][number]["quote"];
}

/** The price of a line, explained item by item (design.md §1.4); folded up until asked for. */
export function PriceLines({ name, quote }: PriceLinesProps) {
	const t = useTranslations();
	const locale = useLocale();
	const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale);
	return (
		<Disclosure className={styles.explained} summary={t("cart.explain")}>
			<Table caption={t("cart.explainCaption", { name })}>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{t("cart.explainItem")}</th>
						<th scope="col">{t("cart.explainCount")}</th>
						<th scope="col">{t("cart.explainAmount")}</th>
					</tr>
				</thead>
				<tbody>
					{quote.lines.map(({ code, name: what, quantity, unit, amount }) => (
						<tr key={code}>
							<th scope="row">{what}</th>
							<td data-number>
								{quantity} × {price(unit)}
							</td>
							<td data-number>{price(amount)}</td>
						</tr>
					))}
					{quote.vat.map(({ rate, amount }) => (
						<tr key={rate} className={styles.vat}>
							<th scope="row">{t("cart.vat", { rate: rate / 10 })}</th>
							<td />
							<td data-number>{price(amount)}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</Disclosure>
	);
}
