import { officeRoutes } from "@offizin/contract/browser";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import { TemplateView } from "#app/templates/template-view.tsx";
import type { Route } from "./+types/template.ts";

export async function clientLoader({ request, params: { template } }: Route.ClientLoaderArgs) {
	const answer = await call(officeRoutes.officeGetTemplate, { params: { template } });
	return { answer: requireSignIn(answer, request.url) };
}

export default function TemplateRoute({ loaderData: { answer }, params }: Route.ComponentProps) {
	const t = useTranslations();
	const title = answer.ok ? `${answer.value.name}, ${answer.value.colorName}` : params.template;
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title })}</title>
			<div>
				<Crumbs steps={[{ to: paths.templates, word: t("templates.title") }]} />
				<div className={page.head}>
					<Title level={1} size="page">
						{title}
					</Title>
				</div>
			</div>
			{answer.ok ? <TemplateView template={answer.value} /> : <Failure error={answer.error} />}
		</main>
	);
}
