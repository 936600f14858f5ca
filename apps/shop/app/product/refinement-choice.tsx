import { Notice } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import styles from "./choice.module.css";
import type { ProductView } from "./product-view.server.ts";

export interface RefinementChoiceProps {
	readonly refinements: ProductView["refinements"];
	readonly chosen: string;
	readonly paper: string;
	readonly lost: ProductView["lost"];
	readonly onChoose: (refinement: ProductView["refinements"][number]["key"]) => void;
}

/** Refinements of this design (spec 3.7-2). What the paper cannot take stays visible, with the reason. */
export function RefinementChoice({ refinements, chosen, paper, lost, onChoose }: RefinementChoiceProps) {
	const t = useTranslations("option");
	const word = useWord();
	const hasImpossible = refinements.some(({ isPossible }) => !isPossible);
	return (
		<fieldset className={styles.choice}>
			<legend>
				{t("refinement")} <span>{word("refinement", chosen)}</span>
			</legend>
			<div className={styles.refinements}>
				{refinements.map(({ key, isPossible }) => (
					<label key={key} className={styles.refinement}>
						<input
							type="radio"
							name="refinementType"
							value={key}
							checked={key === chosen}
							disabled={!isPossible}
							onChange={() => onChoose(key)}
						/>
						<span className={styles.metal} data-metal={key} aria-hidden="true" />
						<span>{t(`refinementShort.${key}`)}</span>
					</label>
				))}
			</div>
			{lost ? (
				<Notice role="status">
					<p>
						{t("lost", {
							refinement: word("refinement", lost.refinement),
							paper: word("paper", paper),
							papers: lost.papers.map((key) => word("paper", key)).join(", "),
						})}
					</p>
				</Notice>
			) : null}
			{hasImpossible && !lost ? (
				<p className={styles.limit}>{t("impossible", { paper: word("paper", paper) })}</p>
			) : null}
		</fieldset>
	);
}
