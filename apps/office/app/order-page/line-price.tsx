import { formatMoney, money } from "@offizin/money";
import type { OfficeLine } from "#app/api/call.ts";
import { priceWord, vatRateWord } from "#app/words/price-words.ts";
import styles from "./line-price.module.css";

/** The price as it was explained to the buyer: every part per piece and for the whole run. */
export function LinePrice({
	quote,
	configuration,
	accessories,
}: Pick<OfficeLine, "quote" | "configuration" | "accessories">) {
	const euro = (amount: number) => formatMoney(money(amount, quote.currency), "de-DE");
	return (
		<table className={styles.price}>
			<caption className="visually-hidden">Preis, Zeile für Zeile</caption>
			<thead>
				<tr>
					<th scope="col">Preis</th>
					<th scope="col">je Stück</th>
					<th scope="col">{quote.quantity} Stück</th>
				</tr>
			</thead>
			<tbody>
				{quote.lines.map(({ code, unit, amount }) => (
					<tr key={code}>
						<th scope="row">{priceWord(code, { configuration, accessories })}</th>
						<td>{euro(unit)}</td>
						<td>{euro(amount)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">Summe</th>
					<td>{euro(quote.unit)}</td>
					<td>{euro(quote.total)}</td>
				</tr>
				{quote.vat.map(({ rate, amount }) => (
					<tr key={rate} className={styles.vat}>
						<th scope="row">darin {vatRateWord(rate)} MwSt.</th>
						<td />
						<td>{euro(amount)}</td>
					</tr>
				))}
			</tfoot>
		</table>
	);
}
