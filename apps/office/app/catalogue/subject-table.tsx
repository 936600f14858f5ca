import type { OfficeCatalogueTable } from "@offizin/contract";
import { ScrollArea, SortHead, Swatch } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { nextSort, type Sort, writeSort } from "#app/sort.ts";
import styles from "./catalogue.module.css";
import { SourceMark } from "./source-mark.tsx";

type Column = OfficeCatalogueTable["columns"][number];

interface SubjectTableProps {
	readonly table: Pick<OfficeCatalogueTable, "name" | "columns">;
	/** Sorted and filtered. */
	readonly rows: OfficeCatalogueTable["rows"];
	readonly sort: Sort | undefined;
}

/** A table of the catalogue; the heads of its columns sort. */
export function SubjectTable({ table: { name, columns }, rows, sort }: SubjectTableProps) {
	const t = useTranslations("catalogue");
	return (
		<ScrollArea className={styles.scroll} label={name}>
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
		</ScrollArea>
	);
}

function Head({
	column: { key, name, kind },
	sort,
}: {
	readonly column: Column;
	readonly sort: Sort | undefined;
}) {
	const next = nextSort(sort, key);
	const direction = sort?.column === key ? (sort.isDescending ? "descending" : "ascending") : undefined;
	return (
		<SortHead
			direction={direction}
			isNumber={kind === "number"}
			name={name}
			link={(content, className) => (
				<Link
					to={{ search: next ? `?sortierung=${writeSort(next)}` : "" }}
					replace
					preventScrollReset
					className={className}
				>
					{content}
				</Link>
			)}
		/>
	);
}

function Value({ kind, value }: { readonly kind: Column["kind"]; readonly value: string | number }) {
	const { locale } = useFormats();
	if (kind === "source") return <SourceMark source={String(value)} />;
	if (kind === "number" && typeof value === "number") return value.toLocaleString(locale);
	if (kind !== "swatch" || value === "") return value;
	return (
		<span className={styles.swatch}>
			<Swatch color={String(value)} />
			{value}
		</span>
	);
}
