import { channels, operator } from "@offizin/sites";
import { useTranslations } from "use-intl";
import { LanguageLink } from "#app/layout/language-link.tsx";
import { Link } from "#app/links/link.tsx";
import { kindPath, paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { legalLinks } from "../legal-links.ts";
import { BirdMark } from "../marks.tsx";
import { SisterLink } from "../sister-link.tsx";
import styles from "./paper-footer.module.css";

/** Footer of the card brand: the shelves, the service, what the law wants, and the sister brand. */
export function PaperFooter() {
	const t = useTranslations();
	const products = useOptionalShop()?.products ?? [];
	return (
		<footer className={styles.footer} data-night="">
			<div className={styles.word}>
				<BirdMark size={64} />
				<p>{t("layout.claim.papiervogel")}</p>
			</div>
			<nav className={styles.columns} aria-label={t("nav.footer")}>
				<div>
					<h2>{t("nav.wedding")}</h2>
					<ul>
						{(["save-the-date", "einladung", "danke"] as const).map((kind) => (
							<li key={kind}>
								<Link to={kindPath(kind)}>{t(`kind.${kind}`)}</Link>
							</li>
						))}
						<li>
							<Link to={paths.themes}>{t("nav.themes")}</Link>
						</li>
					</ul>
				</div>
				<div>
					<h2>{t("nav.photoProducts")}</h2>
					<ul>
						{products.map(({ to, name }) => (
							<li key={to}>
								<Link to={to}>{name}</Link>
							</li>
						))}
					</ul>
				</div>
				<div>
					<h2>{t("nav.service")}</h2>
					<ul>
						<li>
							<Link to={paths.samples}>{t("nav.samples")}</Link>
						</li>
						<li>
							<Link to={paths.papers}>{t("nav.papers")}</Link>
						</li>
						<li>
							<Link to={paths.magazine}>{t("nav.magazine")}</Link>
						</li>
						<li>
							<Link to={paths.contact}>{t("nav.contact")}</Link>
						</li>
						<li>
							<Link to={paths.sitemap}>{t("nav.sitemap")}</Link>
						</li>
					</ul>
				</div>
				<div>
					<h2>{t("layout.legal")}</h2>
					<ul>
						{legalLinks.map(({ to, key }) => (
							<li key={key}>
								<Link to={to}>{t(`legal.${key}`)}</Link>
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
			<div className={styles.end}>
				<p>
					© {operator.company}.{" "}
					{t.rich("layout.prices", { link: (words) => <Link to={paths.shipping}>{words}</Link> })}
				</p>
				<LanguageLink />
				<SisterLink />
			</div>
		</footer>
	);
}
