import { officeRoutes } from "@offizin/contract/browser";
import { EmptyState, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Failure } from "#app/controls/failure.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import page from "#app/layout/page.module.css";
import { NestedGroup } from "#app/nesting/nested-group.tsx";
import styles from "#app/nesting/nesting.module.css";
import type { Route } from "./+types/nesting.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeListNesting, {}), request.url) };
}

/** How the pictures that wait for the press may lie on boards and rolls. */
export default function NestingRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { longDay } = useFormats();
	const groups = answer.ok ? answer.value.items : [];
	const days = [...Map.groupBy(groups, ({ due }) => due)];
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("nesting.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("nesting.title")}
				</Title>
			</div>
			<p>{t("nesting.explained")}</p>
			{answer.ok ? null : <Failure error={answer.error} />}
			{answer.ok && days.length === 0 ? <EmptyState title={t("nesting.none")} /> : null}
			{days.map(([due, made]) => (
				<div key={due ?? ""} className={styles.day}>
					<Title level={2} size="section">
						{due === null ? t("nesting.noDay") : t("nesting.due", { day: longDay(due) })}
					</Title>
					{made.map((group) => (
						<NestedGroup key={`${group.material} ${group.variant}`} group={group} />
					))}
				</div>
			))}
		</main>
	);
}
