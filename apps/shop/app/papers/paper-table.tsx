import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import { PaperSpecimen } from "./paper-specimen.tsx";
import styles from "./paper-table.module.css";

export interface PaperRow {
	readonly key: string;
	readonly weight: number;
	readonly surface: string;
	readonly tint: string;
	readonly foil: boolean;
	/** Undefined where no card carries it. */
	readonly relief: boolean | undefined;
	readonly text: string;
}

/** Papers as sheets lying one under the other, each with its edge and what it takes. */
export function PaperTable({ papers }: { readonly papers: readonly PaperRow[] }) {
	const t = useTranslations("papers");
	const word = useWord();
	return (
		<ul className={styles.papers}>
			{papers.map(({ key, weight, surface, tint, foil, relief, text }) => (
				<li key={key} id={key}>
					<PaperSpecimen className={styles.sheet} isFoiled={foil} {...{ tint, surface, weight }} />
					<div>
						<h2>{word("paper", key)}</h2>
						<p>{text}</p>
						<p className={styles.facts}>
							{t("grams", { weight })} · {t(foil ? "foil" : "noFoil")}
							{relief === undefined ? null : ` · ${t(relief ? "relief" : "noRelief")}`}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
