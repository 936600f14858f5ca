import { EmptyState, Title } from "@offizin/ui";
import { Link, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { listSpaces } from "#app/content/doors/content-doors.ts";
import styles from "#app/content/pages/pages.module.css";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/content-spaces.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const answer = requireSignIn(await listSpaces(), request.url);
	const [only, ...others] = answer.ok ? answer.value.spaces : [];
	if (only && others.length === 0) throw redirect(paths.contentSpace(only.id));
	return { answer };
}

export default function ContentSpacesRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("content.spaces.title") })}</title>
			<Title level={1} size="page">
				{t("content.spaces.title")}
			</Title>
			{answer.ok ? null : <Failure error={answer.error} />}
			{answer.ok && answer.value.spaces.length === 0 ? <EmptyState title={t("content.spaces.none")} /> : null}
			<ul className={styles.spaces}>
				{(answer.ok ? answer.value.spaces : []).map((space) => (
					<li key={space.id}>
						<Link to={paths.contentSpace(space.id)}>
							<strong>{space.name}</strong>
							<span>{space.domain}</span>
						</Link>
					</li>
				))}
			</ul>
		</main>
	);
}
