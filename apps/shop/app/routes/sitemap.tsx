import { useTranslations } from "use-intl";
import { publicPage } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import styles from "#app/site-map/site-map.module.css";
import { siteMapOf } from "#app/site-map/site-map.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** All pages for people (spec 2.1-2). */
export function loader({ context }: Route.LoaderArgs) {
	return siteMapOf(context);
}

export const headers = publicPage;

export default function Sitemap({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("nav");
	return (
		<>
			<PageHead title={t("sitemap")} robots="follow" />
			<Breadcrumbs trail={[{ name: t("sitemap"), to: paths.sitemap }]} />
			<PageTitle title={t("sitemap")} />
			<div className={styles.groups}>
				{loaderData.map(({ name, entries }) => (
					<section key={name}>
						<h2>{name}</h2>
						<ul>
							{entries.map((entry) => (
								<li key={entry.to}>
									<Link to={entry.to}>{entry.name}</Link>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	);
}
