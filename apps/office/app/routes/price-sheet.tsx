import { officeRoutes } from "@offizin/contract/browser";
import { Panel, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useMay } from "#app/api/use-may.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import type { ChangeRequest } from "#app/prices/change-action.ts";
import styles from "#app/prices/price-list.module.css";
import { runSheetRequest, type SheetRequest } from "#app/prices/read-sheet-action.ts";
import { revalidatePrices } from "#app/prices/revalidate-prices.ts";
import { SheetForm } from "#app/prices/sheet-form.tsx";
import type { Route } from "./+types/price-sheet.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeGetPriceList, { params }), request.url) };
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
	const asked: SheetRequest | ChangeRequest = await request.json();
	return runSheetRequest(asked, params);
}

export const shouldRevalidate = revalidatePrices;

export default function PriceSheetRoute({ loaderData: { answer }, params }: Route.ComponentProps) {
	const t = useTranslations();
	const mayChange = useMay("prices.change");
	const list = answer.ok ? answer.value.list : undefined;
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("prices.read") })}</title>
			<Crumbs
				steps={[
					{ to: paths.priceLists, word: t("prices.lists") },
					{
						to: paths.priceList(params),
						word: list
							? t("prices.shop", { channel: list.channelName, market: list.marketName })
							: t("prices.list"),
					},
				]}
			/>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("prices.read")}
				</Title>
			</div>
			{answer.ok ? null : <Failure error={answer.error} />}
			{list && mayChange ? (
				<div className={styles.narrow}>
					<Panel title={t("prices.sheet.title")}>
						<SheetForm list={list} />
					</Panel>
				</div>
			) : null}
			{list && !mayChange ? <p>{t("prices.sheet.mayNot")}</p> : null}
		</main>
	);
}
