import type { OfficeCatalogueTable } from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { Title } from "@offizin/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import styles from "#app/catalogue/catalogue.module.css";
import { sortRows } from "#app/catalogue/sort-rows.ts";
import { SubjectTable } from "#app/catalogue/subject-table.tsx";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { passesFilter } from "#app/controls/passes-filter.ts";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import { readSort } from "#app/sort.ts";
import type { Route } from "./+types/catalogue-table.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeGetCatalogueTable, { params }), request.url) };
}

/** Another sort order asks the server nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return currentUrl.pathname !== nextUrl.pathname;
}

function TableView({ table }: { readonly table: OfficeCatalogueTable }) {
	const t = useTranslations("catalogue");
	const [filter, setFilter] = useState("");
	const [params] = useSearchParams();
	const sort = readSort(
		params.get("sortierung"),
		table.columns.map(({ key }) => key),
	);
	const rows = sortRows(table, sort).filter((row) => passesFilter(filter, row.map(String)));
	return (
		<>
			<div className={page.head}>
				<Title level={1} size="page">
					{table.name}
				</Title>
				<FilterField value={filter} placeholder={t("rowHint")} onChange={setFilter} />
			</div>
			<p className={styles.note}>
				{table.note}{" "}
				{rows.length === table.rows.length ? "" : t("rowsOf", { shown: rows.length, all: table.rows.length })}
			</p>
			{rows.length === 0 ? (
				<p>{t("noRow", { filter })}</p>
			) : (
				<SubjectTable table={table} rows={rows} sort={sort} />
			)}
		</>
	);
}

export default function CatalogueTableRoute({ loaderData: { answer }, params }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: answer.ok ? answer.value.name : t("catalogue.title") })}</title>
			<Crumbs steps={[{ to: paths.catalogue, word: t("catalogue.title") }]} />
			{answer.ok ? <TableView key={params.subject} table={answer.value} /> : <Failure error={answer.error} />}
		</main>
	);
}
