import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { paths } from "#app/paths.ts";
import styles from "./choice.module.css";
import type { ProductView } from "./product-view.server.ts";

export interface PaperChoiceProps {
	readonly papers: ProductView["papers"];
	readonly chosen: string;
	readonly refinement: ProductView["refinements"][number]["key"];
	readonly onChoose: (paper: string) => void;
}

/** The ten papers (spec 3.7-12) as sheets; what the chosen one is like stands below. */
export function PaperChoice({ papers, chosen, refinement, onChoose }: PaperChoiceProps) {
	const t = useTranslations("option");
	const word = useWord();
	const current = papers.find(({ key }) => key === chosen);
	return (
		<fieldset className={styles.choice}>
			<legend>
				{t("paper")}{" "}
				{current ? (
					<span>
						{word("paper", current.key)}, {t("grams", { weight: current.weight })}
					</span>
				) : null}
			</legend>
			<div className={styles.papers}>
				{papers.map(({ key, tint, surface, keepsRefinement }) => (
					<label key={key} className={styles.paper}>
						<input
							type="radio"
							name="paperType"
							value={key}
							checked={key === chosen}
							onChange={() => onChoose(key)}
						/>
						<span
							className={styles.swatch}
							data-surface={surface}
							style={{ "--paper": tint } as CSSProperties}
							aria-hidden="true"
						/>
						<span>{word("paper", key)}</span>
						{keepsRefinement ? null : (
							<small>{t("paperLoses", { refinement: t(`refinementShort.${refinement}`) })}</small>
						)}
					</label>
				))}
			</div>
			<p className={styles.about}>
				{current?.text}. <Link to={`${paths.papers}#${chosen}`}>{t("allPapers")}</Link>
			</p>
		</fieldset>
	);
}
