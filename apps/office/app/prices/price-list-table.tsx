import type { OfficePriceList } from "@offizin/contract";
import { Link } from "react-router";
import { formatLongDay } from "#app/dates/german-date.ts";
import { paths } from "#app/paths.ts";
import styles from "./list-table.module.css";
import { currencyWord } from "./price-words.ts";

/** Every price list: a market in each row, its two brands beside each other. */
export function PriceListTable({ lists }: { readonly lists: readonly OfficePriceList[] }) {
	const byMarket = [...Map.groupBy(lists, ({ market }) => market).values()];
	const brands = [...new Set(lists.map(({ channelName }) => channelName))];
	return (
		<table className={`${styles.table} ${styles.shops}`}>
			<caption className="visually-hidden">Preislisten nach Markt und Marke</caption>
			<thead>
				<tr>
					<th scope="col">Markt</th>
					<th scope="col">Währung</th>
					{brands.map((brand) => (
						<th key={brand} scope="col">
							{brand}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{byMarket.map((shops) => (
					<tr key={shops[0]?.market}>
						<th scope="row">{shops[0]?.marketName}</th>
						<td className={styles.quiet}>{shops[0] ? currencyWord(shops[0].currency) : null}</td>
						{shops.map((list) => (
							<td key={list.channel}>
								<Link to={paths.priceList(list)} className={styles.link}>
									<span className={styles.brand} aria-hidden="true">
										{list.channelName}&nbsp;
									</span>
									<span className="visually-hidden">
										{list.channelName} {list.marketName},{" "}
									</span>
									seit {formatLongDay(list.validFrom)}
								</Link>
								{list.nextChange ? (
									<span className={styles.next}>nächste Änderung {formatLongDay(list.nextChange)}</span>
								) : null}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
