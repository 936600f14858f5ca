import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { CountryLinks } from "#app/country/country-links.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { useIncludedTax } from "#app/use-included-tax.ts";
import { legalLinks } from "../legal-links.ts";
import { BirdMark } from "../marks.tsx";
import { SisterLink } from "../sister-link.tsx";
import styles from "./paper-footer.module.css";

/** What stands in the footer of the card brand: what editors have put there, what the law wants, and the sister brand. */
export function PaperFooter() {
	const t = useTranslations();
	const tax = useIncludedTax();
	const footer = useOptionalShop()?.footer;
	return (
		<>
			<div className={styles.word}>
				<BirdMark size={64} />
				<p>{footer?.claim || t("layout.claim.papiervogel")}</p>
			</div>
			<nav className={styles.columns} aria-label={t("nav.footer")}>
				{footer?.columns.map(({ headline, links }) => (
					<div key={headline}>
						<h2>{headline}</h2>
						<ul>
							{links.map(({ text, to }) => (
								<li key={to}>
									<AnyLink to={to}>{text}</AnyLink>
								</li>
							))}
						</ul>
					</div>
				))}
				<div>
					<h2>{t("layout.legal")}</h2>
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
					</ul>
				</div>
				<div>
					<h2>{t("nav.contact")}</h2>
					<address>
						<a href={`mailto:${channels.papiervogel.mail}`}>{channels.papiervogel.mail}</a>
						<a href={operator.phoneLink}>{operator.phone}</a>
						<span>{t("layout.hours")}</span>
					</address>
					<Link className={styles.withdraw} to={paths.withdraw}>
						{t("legal.withdraw")}
					</Link>
				</div>
			</nav>
			<CountryLinks />
			<div className={styles.end}>
				{footer?.text ? <p>{footer.text}</p> : null}
				<p>
					© {operator.company}.{" "}
					{t.rich("layout.prices", { ...tax, link: (words) => <Link to={paths.shipping}>{words}</Link> })}
				</p>
				<SisterLink />
			</div>
		</>
	);
}
