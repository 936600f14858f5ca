import { money } from "@offizin/money";
import { Table } from "@offizin/ui";
import { countedAs } from "@offizin/words";
import { useTranslations } from "use-intl";
import type { OfficeLine } from "#app/api/call.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { priceWord } from "#app/words/price-words.ts";
import styles from "./line-price.module.css";

/** The price as it was explained to the buyer: every part per piece and for the whole run. */
export function LinePrice({ line }: { readonly line: OfficeLine }) {
	const { quote } = line;
	const of = countedAs(line);
	const t = useTranslations();
	const formats = useFormats();
	const amountIn = (amount: number) => formats.money(money(amount, quote.currency));
	return (
		<Table className={styles.price} caption={t("orderPage.price.caption")}>
			<thead>
				<tr>
					<th scope="col">{t("orderPage.price.title")}</th>
					<th scope="col" data-number>
						{t("orderPage.price.each", { of })}
					</th>
					<th scope="col" data-number>
						{t("orderPage.pieces", { count: quote.quantity, of })}
					</th>
				</tr>
			</thead>
			<tbody>
				{quote.lines.map(({ code, name, unit, amount }) => (
					<tr key={code}>
						<th scope="row">{priceWord({ code, name }, line, t)}</th>
						<td data-number>{amountIn(unit)}</td>
						<td data-number>{amountIn(amount)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{t("orderPage.price.sum")}</th>
					<td data-number>{amountIn(quote.unit)}</td>
					<td data-number>{amountIn(quote.total)}</td>
				</tr>
				{quote.vat.map(({ rate, amount }) => (
					<tr key={rate} className={styles.vat}>
						<th scope="row">{t("orderPage.price.vat", { rate: formats.rate(rate) })}</th>
						<td />
						<td data-number>{amountIn(amount)}</td>
					</tr>
				))}
			</tfoot>
		</Table>
	);
}
