import { useHost } from "../editor-context.tsx";
import styles from "./spelling.module.css";
import { SpellingChoices } from "./spelling-choices.tsx";
import { useSpelledWords } from "./use-spelled-words.ts";

/** Below the field of a text: words of it that may be misspelt. A hint, never an error. */
export function SpellingNote({ element }: { readonly element: string }) {
	const { t } = useHost();
	const words = useSpelledWords().filter((one) => one.element === element);
	if (words.length === 0) return null;
	return (
		<ul className={styles.note} aria-label={t("spelling.title")}>
			{words.map((one) => (
				<li key={one.word}>
					{t("spelling.meant", { word: one.word })} <SpellingChoices {...one} />
				</li>
			))}
		</ul>
	);
}
