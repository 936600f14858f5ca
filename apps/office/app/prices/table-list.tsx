import { Link } from "react-router";
import type { PriceListPage } from "#app/api/doors.ts";
import { formatLongDay } from "#app/dates/german-date.ts";
import { paths } from "#app/paths.ts";
import styles from "./list-table.module.css";
import { unitWords } from "./price-words.ts";

/** The tables of a price list that pass the filter, under their subjects. */
export function TableList({
	list,
	tables,
}: {
	readonly list: PriceListPage["list"];
	readonly tables: PriceListPage["tables"];
}) {
	const bySubject = [...Map.groupBy(tables, ({ subject }) => subject)];
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">Tabellen der Preisliste nach Themen</caption>
			<thead>
				<tr>
					<th scope="col">Tabelle</th>
					<th scope="col" className={styles.wide}>
						enthält
					</th>
					<th scope="col" className={styles.number}>
						Zellen
					</th>
				</tr>
			</thead>
			{bySubject.map(([subject, ofSubject]) => (
				<tbody key={subject}>
					<tr className={styles.subject}>
						<th scope="rowgroup" colSpan={3}>
							{subject}
						</th>
					</tr>
					{ofSubject.map(({ key, name, unit, cells, nextChange }) => (
						<tr key={key}>
							<td>
								<Link to={paths.priceTable(list, key)} className={styles.link}>
									{name}
								</Link>
								{nextChange ? (
									<span className={styles.next}>nächste Änderung {formatLongDay(nextChange)}</span>
								) : null}
							</td>
							<td className={`${styles.quiet} ${styles.wide}`}>{unitWords[unit]}</td>
							<td className={styles.number}>{cells}</td>
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}
