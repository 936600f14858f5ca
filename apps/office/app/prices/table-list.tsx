import { Table } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { PriceListPage } from "#app/api/call.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import type { FoundTable } from "./find-in-table.ts";
import styles from "./list-table.module.css";

/** As many rows are named under a table that was found by them. */
const NAMED = 4;

interface TableListProps {
	readonly list: PriceListPage["list"];
	readonly tables: readonly { readonly table: PriceListPage["tables"][number]; readonly found: FoundTable }[];
}

/** The tables of a price list that pass the filter, under their subjects, each with the rows it was found by. */
export function TableList({ list, tables }: TableListProps) {
	const t = useTranslations("prices");
	const { longDay } = useFormats();
	/** One more is named: "1 weitere" would be no shorter. */
	const within = (names: readonly string[]) => {
		const rest = names.length - NAMED;
		return rest > 1
			? t("withinMore", { names: names.slice(0, NAMED).join(", "), rest })
			: t("within", { names: names.join(", ") });
	};
	const bySubject = [...Map.groupBy(tables, ({ table }) => table.subject)];
	return (
		<Table className={styles.table} caption={t("tablesCaption")}>
			<thead>
				<tr>
					<th scope="col">{t("column.table")}</th>
					<th scope="col" className={styles.wide}>
						{t("column.holds")}
					</th>
					<th scope="col" data-number>
						{t("column.cells")}
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
					{ofSubject.map(({ table: { key, name, unit, cells, nextChange }, found: { words, names } }) => (
						<tr key={key}>
							<td>
								<Link to={paths.priceTable(list, key, words)} className={styles.link}>
									{name}
								</Link>
								{names.length > 0 ? <span className={styles.found}>{within(names)}</span> : null}
								{nextChange ? (
									<span className={styles.next}>{t("nextChange", { day: longDay(nextChange) })}</span>
								) : null}
							</td>
							<td className={`${styles.quiet} ${styles.wide}`}>{t(`unit.${unit}`)}</td>
							<td data-number>{cells}</td>
						</tr>
					))}
				</tbody>
			))}
		</Table>
	);
}
