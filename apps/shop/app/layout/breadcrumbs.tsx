import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { paths } from "#app/paths.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { useShop } from "#app/site.ts";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
	readonly name: string;
	readonly to: string;
}

/** The way from the home page to here; the last one is this page. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
	const t = useTranslations("nav");
	const { address } = useShop();
	const crumbs = [{ name: t("home"), to: paths.home }, ...trail];
	return (
		<nav className={styles.crumbs} aria-label={t("breadcrumb")}>
			<ol>
				{crumbs.map(({ name, to }, index) => (
					<li key={to}>
						{index === crumbs.length - 1 ? (
							<span aria-current="page">{name}</span>
						) : (
							<Link to={to}>{name}</Link>
						)}
					</li>
				))}
			</ol>
			<JsonLd
				value={{
					"@type": "BreadcrumbList",
					itemListElement: crumbs.map(({ name, to }, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name,
						item: `${address}${to}`,
					})),
				}}
			/>
		</nav>
	);
}
