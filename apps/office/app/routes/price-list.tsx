import { officeRoutes } from "@offizin/contract/browser";
import { buttonClass, Title } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { call, type PriceListPage, priceSheetUrl } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useMay } from "#app/api/use-may.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { useFilter } from "#app/controls/use-filter.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import { type ChangeRequest, runChangeRequest } from "#app/prices/change-action.ts";
import { ChangeList } from "#app/prices/change-list.tsx";
import { findInTable } from "#app/prices/find-in-table.ts";
import styles from "#app/prices/price-list.module.css";
import { revalidatePrices } from "#app/prices/revalidate-prices.ts";
import { TableList } from "#app/prices/table-list.tsx";
import type { Route } from "./+types/price-list.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeGetPriceList, { params }), request.url) };
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
	const asked: ChangeRequest = await request.json();
	return runChangeRequest(asked, params);
}

export const shouldRevalidate = revalidatePrices;

function PriceListView({ list, tables, changes }: PriceListPage) {
	const t = useTranslations("prices");
	const { longDay } = useFormats();
	const [filter, setFilter] = useFilter();
	const mayChange = useMay("prices.change");
	const valid = { currency: t(`currency.${list.currency}`), day: longDay(list.validFrom) };
	const shown = tables.flatMap((table) => {
		const { name, subject, key, rows, columns } = table;
		const found = findInTable(filter, { heading: [name, subject, key], rows, columns });
		return found ? [{ table, found }] : [];
	});
	return (
		<>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("shop", { channel: list.channelName, market: list.marketName })}
				</Title>
				<FilterField value={filter} placeholder={t("listHint")} onChange={setFilter} />
			</div>
			<div className={styles.facts}>
				<p>
					{list.nextChange
						? t("validUntilChange", { ...valid, change: longDay(list.nextChange) })
						: t("valid", valid)}
				</p>
				<a href={priceSheetUrl(list)} download className={buttonClass("secondary")}>
					{t("download")}
				</a>
				{mayChange ? (
					<Link to={paths.priceSheet(list)} className={buttonClass("secondary")}>
						{t("read")}
					</Link>
				) : null}
			</div>
			<div className={styles.columns}>
				<div className={styles.column}>
					{shown.length === 0 ? <p>{t("noTable", { filter })}</p> : null}
					<TableList list={list} tables={shown} />
				</div>
				<div className={styles.column}>
					<ChangeList list={list} changes={changes} />
				</div>
			</div>
		</>
	);
}

export default function PriceListRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const list = answer.ok ? answer.value.list : undefined;
	const title = list
		? t("prices.listTitle", { channel: list.channelName, market: list.marketName })
		: t("prices.title");
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title })}</title>
			<Crumbs steps={[{ to: paths.priceLists, word: t("prices.lists") }]} />
			{answer.ok ? <PriceListView {...answer.value} /> : <Failure error={answer.error} />}
		</main>
	);
}
