import { channels, operator } from "@offizin/catalog";
import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { paths } from "#app/paths.ts";
import styles from "./card-facts.module.css";
import type { ProductView } from "./product-view.server.ts";

/** Size, envelope, postage, withdrawal and manufacturer: what the law and the letterbox want to know (domain.md §8). */
export function CardFacts({ format }: { readonly format: ProductView["format"] }) {
	const t = useTranslations("facts");
	const word = useWord();
	return (
		<section className={styles.facts}>
			<h2>{t("title")}</h2>
			<dl>
				<div>
					<dt>{t("format")}</dt>
					<dd>
						{word("format", format.key)}, {format.width} × {format.height} mm,{" "}
						{t(format.isFolded ? "folded" : "flat", { pages: format.pages })}
					</dd>
				</div>
				<div>
					<dt>{t("envelope")}</dt>
					<dd>{format.envelope}</dd>
				</div>
				<div>
					<dt>{t("postage")}</dt>
					<dd>
						{format.postage} <small>{t("postageNote")}</small>
					</dd>
				</div>
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
