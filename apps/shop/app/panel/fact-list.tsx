import { Fact, Facts } from "@offizin/ui";
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
			<Facts layout="apart">
				{facts.map(({ name, value }) => (
					<Fact key={name} term={name}>
						{value}
					</Fact>
				))}
			</Facts>
		</section>
	);
}
