import { officeRoutes } from "@offizin/contract/browser";
import { Panel, Title } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Catalogue, call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import styles from "#app/catalogue/catalogue.module.css";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/catalogue.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeGetCatalogue, {}), request.url) };
}

function CatalogueView({ subjects, products }: Catalogue) {
	const t = useTranslations("catalogue");
	return (
		<div className={styles.columns}>
			<Panel title={t("products")}>
				<ul className={styles.lined}>
					{products.map(({ key, name, options, rules }) => (
						<li key={key}>
							<Link to={paths.catalogueProduct(key)} className={styles.entry}>
								{name}
								<span className={styles.count}>{t("productParts", { options, rules })}</span>
							</Link>
						</li>
					))}
				</ul>
			</Panel>
			<Panel title={t("tables")}>
				<ul className={styles.lined}>
					{subjects.map(({ key, name, rows }) => (
						<li key={key}>
							<Link to={paths.catalogueTable(key)} className={styles.entry}>
								{name}
								<span className={styles.count}>{t("rows", { count: rows })}</span>
							</Link>
						</li>
					))}
				</ul>
			</Panel>
		</div>
	);
}

export default function CatalogueRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("catalogue.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("catalogue.title")}
				</Title>
			</div>
			{answer.ok ? <CatalogueView {...answer.value} /> : <Failure error={answer.error} />}
		</main>
	);
}
