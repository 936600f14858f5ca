import { officeRoutes } from "@offizin/contract/browser";
import { Title } from "@offizin/ui";
import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { call, type PriceTablePage } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useMay } from "#app/api/use-may.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { useFilter } from "#app/controls/use-filter.ts";
import { useKeys } from "#app/keys/use-keys.ts";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import { CellDialog } from "#app/prices/cell-dialog.tsx";
import { type ChangeRequest, runChangeRequest } from "#app/prices/change-action.ts";
import { foundColumns, passesRow } from "#app/prices/find-in-table.ts";
import { gridShape } from "#app/prices/grid-shape.ts";
import { PriceGrid } from "#app/prices/price-grid.tsx";
import styles from "#app/prices/price-list.module.css";
import { revalidatePrices } from "#app/prices/revalidate-prices.ts";
import type { Route } from "./+types/price-table.ts";

/** From this many rows on a filter saves looking. */
const MANY_ROWS = 12;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const search = new URL(request.url).searchParams;
	const [row, column] = [search.get("zeile"), search.get("spalte")];
	const [table, history] = await Promise.all([
		call(officeRoutes.officeGetPriceTable, { params, query: {} }),
		row === null || column === null
			? undefined
			: call(officeRoutes.officeGetCellHistory, { params, query: { row, column } }),
	]);
	return { answer: requireSignIn(table, request.url), history: history?.ok ? history.value.items : [] };
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
	const asked: ChangeRequest = await request.json();
	return runChangeRequest(asked, params);
}

export const shouldRevalidate = revalidatePrices;

interface PriceTableViewProps extends PriceTablePage {
	readonly history: Route.ComponentProps["loaderData"]["history"];
}

function PriceTableView({ list, table, history }: PriceTableViewProps) {
	const t = useTranslations("prices");
	const [filter, setFilter] = useFilter();
	const [isFoundByFilter] = useState(filter !== "");
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { key: visit } = useLocation();
	const mayChange = useMay("prices.change");
	const shape = gridShape(table, t(table.unit === "money" ? "column.price" : "column.value"));
	const columnNames = shape.columns.map(({ name }) => name);
	const rows = shape.rows.filter(({ name, key }) => passesRow(filter, [name, key], columnNames));
	const marked = foundColumns(
		filter,
		rows.map(({ name }) => name),
		columnNames,
	);
	const open = table.cells.find(
		({ row, column }) => row === params.get("zeile") && column === params.get("spalte"),
	);
	/** The visit that has been left already, for another page or for a cell that was opened again. */
	const left = useRef<string>(undefined);
	const leave = () => {
		left.current = visit;
	};
	useKeys({
		u: () => {
			leave();
			void navigate(paths.priceList(list));
		},
	});
	function close() {
		// A browser tells of a closed dialog a frame later: who has left by then is not called back.
		if (left.current !== visit) void navigate({ search: "" }, { replace: true, preventScrollReset: true });
	}
	return (
		<>
			<div className={page.head}>
				<Title level={1} size="page">
					{table.name}
				</Title>
				{shape.rows.length >= MANY_ROWS || isFoundByFilter ? (
					<FilterField value={filter} placeholder={t("tableHint")} onChange={setFilter} />
				) : null}
			</div>
			<p className={styles.explained}>
				{t(`standing.${table.unit}`)} {t(mayChange ? "mayChange" : "mayLook")}
			</p>
			{rows.length === 0 ? (
				<p>{t("noRow", { filter })}</p>
			) : (
				<PriceGrid table={table} list={list} shape={{ ...shape, rows }} marked={marked} onOpen={leave} />
			)}
			{open ? (
				<CellDialog
					key={`${open.row}/${open.column}/${visit}`}
					{...{ cell: open, table, list, history }}
					onClose={close}
				/>
			) : null}
		</>
	);
}

export default function PriceTableRoute({ loaderData: { answer, history }, params }: Route.ComponentProps) {
	const t = useTranslations();
	const view = answer.ok ? answer.value : undefined;
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: view?.table.name ?? t("prices.title") })}</title>
			<Crumbs
				steps={[
					{ to: paths.priceLists, word: t("prices.lists") },
					{
						to: paths.priceList(params),
						word: view
							? t("prices.shop", { channel: view.list.channelName, market: view.list.marketName })
							: t("prices.list"),
					},
				]}
			/>
			{answer.ok ? (
				<PriceTableView key={params.table} {...answer.value} history={history} />
			) : (
				<Failure error={answer.error} />
			)}
		</main>
	);
}
