import { useTranslations } from "use-intl";
import type { OfficeWords } from "#app/words/load-words.ts";
import styles from "./catalogue.module.css";

type Source = keyof OfficeWords["catalogue"]["source"];

/** Where a row of the catalogue comes from; a source that this version does not know yet is shown by its name. */
export function SourceMark({ source }: { readonly source: string }) {
	const t = useTranslations("catalogue");
	const key = source as Source;
	const isKnown = t.has(`source.${key}`);
	return (
		<span className={styles.source} data-source={source} title={isKnown ? t(`sourceMeaning.${key}`) : source}>
			{isKnown ? t(`source.${key}`) : source}
		</span>
	);
}
