import type { OfficeCatalogueTable } from "@offizin/contract";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import sorting from "#app/order-list/sort-head.module.css";
import styles from "./catalogue.module.css";
import { nextSort, type RowSort } from "./sort-rows.ts";
import { SourceMark } from "./source-mark.tsx";

type Column = OfficeCatalogueTable["columns"][number];

interface SubjectTableProps {
	readonly table: Pick<OfficeCatalogueTable, "name" | "columns">;
	/** Sorted and filtered. */
	readonly rows: OfficeCatalogueTable["rows"];
	readonly sort: RowSort | undefined;
}

/** A table of the catalogue; the heads of its columns sort. */
export function SubjectTable({ table: { name, columns }, rows, sort }: SubjectTableProps) {
	const t = useTranslations("catalogue");
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
		<section className={styles.scroll} aria-label={name} tabIndex={0}>
			<table className={styles.table}>
				<caption className="visually-hidden">{t("caption", { name })}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<Head key={column.key} column={column} sort={sort} />
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.join("|")}>
							{columns.map(({ key, kind }, index) => (
								<td key={key} data-kind={kind}>
									<Value kind={kind} value={row[index] ?? ""} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Head({
	column: { key, name, kind },
	sort,
}: {
	readonly column: Column;
	readonly sort: RowSort | undefined;
}) {
	const direction = sort?.column === key ? (sort.isDescending ? "descending" : "ascending") : undefined;
	return (
		<th scope="col" aria-sort={direction} data-kind={kind} className={sorting.head}>
			<Link to={{ search: nextSort(sort, key) }} replace preventScrollReset className={sorting.link}>
				{name}
				<svg className={sorting.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
					{direction === "descending" ? null : <path d="M4 0 8 4H0Z" fill="currentColor" />}
					{direction === "ascending" ? null : <path d="M4 10 0 6h8Z" fill="currentColor" />}
				</svg>
			</Link>
		</th>
	);
}

function Value({ kind, value }: { readonly kind: Column["kind"]; readonly value: string | number }) {
	const { locale } = useFormats();
	if (kind === "source") return <SourceMark source={String(value)} />;
	if (kind === "number" && typeof value === "number") return value.toLocaleString(locale);
	if (kind !== "swatch" || value === "") return value;
	return (
		<span className={styles.swatch}>
			<span style={{ background: String(value) }} />
			{value}
		</span>
	);
}
