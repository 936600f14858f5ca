import { Title } from "@offizin/ui";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useLastGood } from "#app/api/use-last-good.ts";
import { useRefresh } from "#app/api/use-refresh.ts";
import { Failure, Outdated } from "#app/controls/failure.tsx";
import { dayOf } from "#app/dates/berlin-day.ts";
import page from "#app/layout/page.module.css";
import { loadOrders } from "#app/order-list/load-orders.ts";
import { NoOrders } from "#app/order-list/no-orders.tsx";
import { readOrderQuery, writeOrderQuery } from "#app/order-list/order-query.ts";
import { OrderSearch } from "#app/order-list/order-search.tsx";
import { OrderTabBar } from "#app/order-list/order-tab-bar.tsx";
import { OrderTable } from "#app/order-list/order-table.tsx";
import { Paging } from "#app/order-list/paging.tsx";
import type { Route } from "./+types/orders.ts";

const REFRESH_MS = 20_000;

const withoutSort = (url: URL) => writeOrderQuery({ ...readOrderQuery(url.searchParams), sort: undefined });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const url = new URL(request.url);
	const answer = await loadOrders(readOrderQuery(url.searchParams));
	return { answer: requireSignIn(answer, request.url), key: withoutSort(url), at: Date.now() };
}

/** Another sort order of the same page asks the server nothing. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	const isSortOnly = currentUrl.search !== nextUrl.search && withoutSort(currentUrl) === withoutSort(nextUrl);
	return !isSortOnly && defaultShouldRevalidate;
}

export default function Orders({ loaderData }: Route.ComponentProps) {
	const t = useTranslations();
	const [params] = useSearchParams();
	const { state } = useLocation();
	const query = readOrderQuery(params);
	const { value, at, failure } = useLastGood(loaderData.answer, loaderData.at, loaderData.key);
	useRefresh(REFRESH_MS);
	const isEmpty = value?.items.length === 0;
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("orderList.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("orderList.title")}
				</Title>
				<OrderSearch query={query} />
			</div>
			<OrderTabBar query={query} counts={value?.counts} />
			{failure && value ? <Outdated error={failure} at={at} /> : null}
			{failure && !value ? <Failure error={failure} /> : null}
			{isEmpty ? <NoOrders query={query} total={value.total} /> : null}
			{value && !isEmpty ? (
				<>
					<OrderTable
						orders={value.items}
						query={query}
						today={dayOf(new Date(at))}
						opened={typeof state?.opened === "string" ? state.opened : undefined}
					/>
					<Paging query={query} total={value.total} pageSize={value.pageSize} />
				</>
			) : null}
		</main>
	);
}
