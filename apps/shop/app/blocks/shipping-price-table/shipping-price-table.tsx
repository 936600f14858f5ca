import { Table } from "@offizin/ui";
import { BlockHead } from "../block-head.tsx";
import styles from "./shipping-price-table.module.css";
import type { ShippingPriceTableView } from "./view.server.ts";

/** What sending costs; on a phone each country is a sheet of its own. */
export function ShippingPriceTable({ view }: { readonly view: ShippingPriceTableView }) {
	const { headline, text, ways, rows, cutOff, words, editable } = view;
	return (
		<section className={styles.shipping} {...editable}>
			<BlockHead headline={headline} text={text} />
			<Table caption={headline} hasSheets>
				<thead>
					<tr>
						<th scope="col">{words.country}</th>
						{ways.map((way) => (
							<th key={way} scope="col" data-number="">
								{way}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ country, prices }) => (
						<tr key={country}>
							<th scope="row">{country}</th>
							{ways.map((way, place) => (
								<td key={way} data-number="" data-label={way}>
									{prices[place] ?? <span className={styles.none}>{words.none}</span>}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</Table>
			<p className={styles.cutOff}>{cutOff}</p>
		</section>
	);
}
