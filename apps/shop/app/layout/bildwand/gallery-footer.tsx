import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { CountryLinks } from "#app/country/country-links.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { legalLinks } from "../legal-links.ts";
import styles from "./gallery-footer.module.css";

/** Footer of the wall-art brand: a table of four columns on the wall. */
export function GalleryFooter() {
	const t = useTranslations();
	const { sisterAddress = "", products = [] } = useOptionalShop() ?? {};
	return (
		<footer className={styles.footer}>
			<div className={styles.grid}>
				<p className={styles.claim}>{t("layout.claim.bildwand")}</p>
				<nav className={styles.products} aria-label={t("nav.photoProducts")}>
					<ul>
						{products.map(({ to, name }) => (
							<li key={to}>
								<Link to={to}>{name}</Link>
							</li>
						))}
					</ul>
				</nav>
				<nav className={styles.legal} aria-label={t("nav.footer")}>
					<ul>
						{legalLinks.map(({ to, key }) => (
							<li key={key}>
								<Link to={to}>{t(`legal.${key}`)}</Link>
							</li>
						))}
						<li>
							<Link to={paths.sitemap}>{t("nav.sitemap")}</Link>
						</li>
						<li>
							<Link to={paths.withdraw}>{t("legal.withdraw")}</Link>
						</li>
					</ul>
				</nav>
				<address className={styles.address}>
					<a href={`mailto:${channels.bildwand.mail}`}>{channels.bildwand.mail}</a>
					<a href={operator.phoneLink}>{operator.phone}</a>
					<span>{t("layout.hours")}</span>
				</address>
			</div>
			<CountryLinks />
			<div className={styles.end}>
				<span>© {operator.company}</span>
				<span>
					{t.rich("layout.sister.bildwand", {
						link: (words) => <a href={`${sisterAddress}/`}>{words}</a>,
					})}
				</span>
			</div>
		</footer>
	);
}
