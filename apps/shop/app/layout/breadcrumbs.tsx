import { Breadcrumbs as PlainBreadcrumbs } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
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
		<>
			<PlainBreadcrumbs
				className={styles.crumbs}
				label={t("breadcrumb")}
				steps={crumbs.map(({ name, to }, index) =>
					index === crumbs.length - 1 ? (
						<span key={to} aria-current="page">
							{name}
						</span>
					) : (
						<Link key={to} to={to}>
							{name}
						</Link>
					),
				)}
			/>
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
		</>
	);
}
