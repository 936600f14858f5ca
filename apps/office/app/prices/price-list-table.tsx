import type { OfficePriceList } from "@offizin/contract";
import { Table } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import styles from "./list-table.module.css";

/** Every price list: a market in each row, its two brands beside each other. */
export function PriceListTable({ lists }: { readonly lists: readonly OfficePriceList[] }) {
	const t = useTranslations("prices");
	const { longDay } = useFormats();
	const byMarket = [...Map.groupBy(lists, ({ market }) => market).values()];
	const brands = [...new Set(lists.map(({ channelName }) => channelName))];
	return (
		<Table className={`${styles.table} ${styles.shops}`} caption={t("listsCaption")}>
			<thead>
				<tr>
					<th scope="col">{t("column.market")}</th>
					<th scope="col">{t("column.currency")}</th>
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
						<td className={styles.quiet}>{shops[0] ? t(`currency.${shops[0].currency}`) : null}</td>
						{shops.map((list) => (
							<td key={list.channel}>
								<Link to={paths.priceList(list)} className={styles.link}>
									<span className={styles.brand} aria-hidden="true">
										{list.channelName}&nbsp;
									</span>
									<span className="visually-hidden">
										{list.channelName} {list.marketName},{" "}
									</span>
									{t("since", { day: longDay(list.validFrom) })}
								</Link>
								{list.nextChange ? (
									<span className={styles.next}>{t("nextChange", { day: longDay(list.nextChange) })}</span>
								) : null}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	);
}
