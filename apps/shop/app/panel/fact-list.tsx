import { useTranslations } from "use-intl";
import styles from "./fact-list.module.css";
import type { PanelView } from "./panel-view.server.ts";

/** What follows from the choice: weight, spine, postage. */
export function FactList({ facts }: { readonly facts: PanelView["facts"] }) {
	const t = useTranslations("panel");
	if (facts.length === 0) return null;
	return (
		<section className={styles.facts}>
			<h2>{t("facts")}</h2>
			<dl>
				{facts.map(({ name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
