import { useEditor, useHost } from "../editor-context.tsx";
import styles from "./spelling.module.css";
import { SpellingChoices } from "./spelling-choices.tsx";
import { useSpelledWords } from "./use-spelled-words.ts";

/** On the proof: every word that may be misspelt, with the text it stands in. */
export function SpellingSection() {
	const { t, nameOf, names } = useHost();
	const document = useEditor((state) => state.document);
	const words = useSpelledWords();
	if (words.length === 0) return null;
	const places = new Map(
		document.pages.flatMap(({ key, elements }) =>
			elements.map(({ id, label }) => [id, { page: names.page[key] ?? key, label: nameOf(label) }] as const),
		),
	);
	return (
		<section className={styles.section}>
			<h3 className={styles.subtitle}>{t("spelling.title")}</h3>
			<p>{t("spelling.lead")}</p>
			<ul className={styles.list}>
				{words.map((one) => (
					<li key={`${one.element} ${one.word}`}>
						<strong>{one.word}</strong>{" "}
						<span className={styles.where}>
							{places.get(one.element)?.label}, {places.get(one.element)?.page}
						</span>
						<br />
						{t("spelling.meantShort")} <SpellingChoices {...one} />
					</li>
				))}
			</ul>
		</section>
	);
}
