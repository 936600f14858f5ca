import { formatMoney } from "@offizin/money";
import { useLocale, useTranslations } from "use-intl";
import { PriceNote } from "#app/cards/price-note.tsx";
import { useWord } from "#app/messages/use-word.ts";
import styles from "./price-tables.module.css";
import type { ProductView } from "./product-view.server.ts";

/** The price explained line by line, beside what it would be for other quantities. */
export function PriceTables({ product }: { readonly product: ProductView }) {
	const t = useTranslations("price");
	const locale = useLocale();
	const word = useWord();
	const { quote, ladder, choice } = product;
	const price = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale);
	const [vat] = quote.vat;
	return (
		<div className={styles.tables}>
			<section>
				<h2>{t("explained")}</h2>
				<table>
					<thead>
						<tr>
							<th scope="col">{t("item")}</th>
							<th scope="col">{t("unit")}</th>
							<th scope="col">{t("pieces", { count: quote.quantity })}</th>
						</tr>
					</thead>
					<tbody>
						{quote.lines.map(({ code, unit, amount }) => (
							<tr key={code}>
								<th scope="row">{word("priceLine", code.replace(/^card\./, ""))}</th>
								<td>{price(unit)}</td>
								<td>{price(amount)}</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t("total")}</th>
							<td>{price(quote.unit)}</td>
							<td>{price(quote.total)}</td>
						</tr>
					</tfoot>
				</table>
				<p>
					{vat ? t("vatPart", { rate: vat.rate / 10, amount: price(vat.amount) }) : null} <PriceNote />
				</p>
			</section>
			<section>
				<h2>{t("tier")}</h2>
				<table>
					<thead>
						<tr>
							<th scope="col">{t("quantity")}</th>
							<th scope="col">{t("unit")}</th>
							<th scope="col">{t("total")}</th>
						</tr>
					</thead>
					<tbody>
						{ladder.map(({ quantity, unit, total }) => (
							<tr key={quantity} aria-current={quantity === choice.quantity ? "true" : undefined}>
								<th scope="row">{t("pieces", { count: quantity })}</th>
								<td>{price(unit)}</td>
								<td>{price(total)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
