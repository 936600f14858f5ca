import { channels, operator } from "@offizin/sites";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./card-facts.module.css";

/** Withdrawal, warranty and manufacturer: what the law wants said (domain.md §8). */
export function CardFacts() {
	const t = useTranslations("facts");
	return (
		<section className={styles.facts}>
			<Title level={2} size="section">
				{t("title")}
			</Title>
			<dl>
				<div>
					<dt>{t("withdrawal")}</dt>
					<dd>{t.rich("withdrawalText", { link: (words) => <Link to={paths.withdrawal}>{words}</Link> })}</dd>
				</div>
				<div>
					<dt>{t("warranty")}</dt>
					<dd>{t.rich("warrantyText", { link: (words) => <Link to={paths.terms}>{words}</Link> })}</dd>
				</div>
				<div>
					<dt>{t("manufacturer")}</dt>
					<dd>
						{operator.company}, {operator.street}, {operator.postalCode} {operator.city},{" "}
						<a href={`mailto:${channels.papiervogel.mail}`}>{channels.papiervogel.mail}</a>
					</dd>
				</div>
			</dl>
		</section>
	);
}
