import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import styles from "./choice.module.css";
import type { ProductView } from "./product-view.server.ts";

export interface PaperChoiceProps {
	readonly papers: ProductView["papers"];
	readonly chosen: string;
	readonly refinement: string;
	readonly onChoose: (paper: string) => void;
}

/** The ten papers (spec 3.7-12), each with its colour, its weight and what it is like. */
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
				{papers.map(({ key, tint, surface, text, keepsRefinement }) => (
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
						<span>
							<strong>{word("paper", key)}</strong>
							<small>{text}</small>
							{keepsRefinement ? null : (
								<small className={styles.limit}>
									{t("paperLoses", { refinement: word("refinement", refinement) })}
								</small>
							)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
