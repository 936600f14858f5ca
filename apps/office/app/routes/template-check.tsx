import { ok } from "@offizin/base";
import { officeRoutes } from "@offizin/contract/browser";
import { EmptyState, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Crumbs } from "#app/controls/crumbs.tsx";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import { CheckView } from "#app/templates/check-view.tsx";
import type { Route } from "./+types/template-check.ts";

export async function clientLoader({ request, params: { template } }: Route.ClientLoaderArgs) {
	const found = requireSignIn(
		await call(officeRoutes.officeGetTemplate, { params: { template } }),
		request.url,
	);
	if (!found.ok) return { answer: found };
	const { draft } = found.value;
	if (!draft) return { answer: ok(null) };
	const checked = await call(officeRoutes.officeCheckTemplate, { params: { template, draft: draft.id } });
	if (!checked.ok) return { answer: checked };
	const { revision, problems } = checked.value;
	return { answer: ok({ template: found.value, draft: { ...draft, revision }, problems }) };
}

/** What a draft would change in the shop, and whether it can. */
export default function TemplateCheckRoute({ loaderData: { answer }, params }: Route.ComponentProps) {
	const t = useTranslations();
	const checked = answer.ok ? answer.value : null;
	const name = checked ? `${checked.template.name}, ${checked.template.colorName}` : params.template;
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("templates.checking.title", { name }) })}</title>
			<div>
				<Crumbs
					steps={[
						{ to: paths.templates, word: t("templates.title") },
						{ to: paths.template(params.template), word: name },
					]}
				/>
				<div className={page.head}>
					<Title level={1} size="page">
						{t("templates.check")}
					</Title>
				</div>
			</div>
			{checked ? <CheckView key={checked.draft.revision} {...checked} /> : null}
			{answer.ok && !checked ? <EmptyState title={t("templates.checking.noDraft")} /> : null}
			{answer.ok ? null : <Failure error={answer.error} />}
		</main>
	);
}
