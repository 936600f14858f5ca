import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { CountryLinks } from "#app/country/country-links.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { legalLinks } from "../legal-links.ts";
import styles from "./gallery-footer.module.css";

/** What stands in the footer of the wall-art brand: a table of four columns on the wall. */
export function GalleryFooter() {
	const t = useTranslations();
	const { sisterAddress = "", footer } = useOptionalShop() ?? {};
	return (
		<>
			<div className={styles.grid}>
				<p className={styles.claim}>{footer?.claim || t("layout.claim.bildwand")}</p>
				{footer?.columns.map(({ headline, links }) => (
					<div key={headline} className={styles.products}>
						<ul aria-label={headline}>
							{links.map(({ text, to }) => (
								<li key={to}>
									<AnyLink to={to}>{text}</AnyLink>
								</li>
							))}
						</ul>
					</div>
				))}
				<nav className={styles.legal} aria-label={t("nav.footer")}>
					<ul>
						{legalLinks.map(({ to, key }) => (
							<li key={key}>
								<Link to={to}>{t(`legal.${key}`)}</Link>
							</li>
						))}
						{footer?.legal.map(({ text, to }) => (
							<li key={text}>
								<AnyLink to={to}>{text}</AnyLink>
							</li>
						))}
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
				{footer?.text ? <span>{footer.text}</span> : null}
				<span>© {operator.company}</span>
				<span>
					{t.rich("layout.sister.bildwand", {
						link: (words) => <a href={`${sisterAddress}/`}>{words}</a>,
					})}
				</span>
			</div>
		</>
	);
}
