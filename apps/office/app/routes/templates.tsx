import { officeRoutes } from "@offizin/contract/browser";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Failure } from "#app/controls/failure.tsx";
import { FilterField } from "#app/controls/filter-field.tsx";
import { passesFilter } from "#app/controls/passes-filter.ts";
import { useFilter } from "#app/controls/use-filter.ts";
import page from "#app/layout/page.module.css";
import { TemplateTable } from "#app/templates/template-table.tsx";
import type { Route } from "./+types/templates.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeListTemplates, {}), request.url) };
}

/** All templates, narrowed by what is typed. */
export default function TemplatesRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const [filter, setFilter] = useFilter();
	const items = answer.ok
		? answer.value.items.filter(({ id, name, themeName, colorName, kindName, formatName }) =>
				passesFilter(filter, [id, name, themeName, colorName, kindName, formatName]),
			)
		: [];
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("templates.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("templates.title")}
				</Title>
				<FilterField value={filter} placeholder={t("templates.filter")} onChange={setFilter} />
			</div>
			{answer.ok ? (
				<>
					<p role="status">{t("templates.found", { count: items.length })}</p>
					{items.length > 0 ? <TemplateTable items={items} /> : <p>{t("templates.nothing", { filter })}</p>}
				</>
			) : (
				<Failure error={answer.error} />
			)}
		</main>
	);
}
