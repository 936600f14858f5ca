import { officeRoutes } from "@offizin/contract/browser";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { TemplateEditor } from "#app/templates/template-editor.tsx";
import type { Route } from "./+types/template-editor.ts";

/** Opens the draft of the template, or begins one. */
export async function clientLoader({ request, params: { template } }: Route.ClientLoaderArgs) {
	const opened = requireSignIn(
		await call(officeRoutes.officeOpenTemplate, { params: { template } }),
		request.url,
	);
	if (!opened.ok) return { answer: opened };
	const params = { template, draft: opened.value.id };
	return { answer: await call(officeRoutes.officeGetTemplateDesk, { params }) };
}

/** The editor keeps itself up to date. */
export function shouldRevalidate() {
	return false;
}

/** The draft of a template in the editor, which takes the whole window. */
export default function TemplateEditorRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	if (!answer.ok)
		return (
			<main className={page.page}>
				<Failure error={answer.error} />
			</main>
		);
	const { draft, name } = answer.value;
	return (
		<>
			<title>{t("layout.pageTitle", { title: t("templates.editor.title", { name }) })}</title>
			<TemplateEditor key={draft.id} desk={answer.value} />
		</>
	);
}
