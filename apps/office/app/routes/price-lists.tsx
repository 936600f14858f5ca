import { officeRoutes } from "@offizin/contract/browser";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { PriceListTable } from "#app/prices/price-list-table.tsx";
import type { Route } from "./+types/price-lists.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeListPriceLists, {}), request.url) };
}

export default function PriceLists({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("prices.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("prices.lists")}
				</Title>
			</div>
			{answer.ok ? <PriceListTable lists={answer.value.items} /> : <Failure error={answer.error} />}
		</main>
	);
}
