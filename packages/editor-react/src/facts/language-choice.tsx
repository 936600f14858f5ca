import { type FactLanguage, factKinds, writtenFact } from "@offizin/design";
import type { AskedFact } from "@offizin/editor";
import { Choice } from "@offizin/ui";
import { useId } from "react";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";

const languages = ["de", "en"] as const;

/** In which language days and times stand on the card, where any of them does. */
export function LanguageChoice({ asked }: { readonly asked: readonly AskedFact[] }) {
	const { editor, isReady } = useEditing();
	const { t } = useHost();
	const name = useId();
	const chosen = useEditor(({ written }) => written.language ?? "de");
	const facts = useEditor(({ written }) => written.facts);
	const told = asked.flatMap(({ fact }) =>
		factKinds[fact] === "day" || factKinds[fact] === "time" ? [fact] : [],
	);
	if (told.length === 0) return null;
	/** The day and the time of the card as they will stand there. */
	const exampleIn = (language: FactLanguage) =>
		(["day", "time"] as const)
			.flatMap((kind) => {
				const fact = told.find((one) => factKinds[one] === kind && facts?.[one]?.trim());
				return (fact && writtenFact(fact, facts?.[fact] ?? "", "", language)) || [];
			})
			.join(", ");
	return (
		<fieldset>
			<legend className={styles.note}>{t("facts.language")}</legend>
			{languages.map((language) => (
				<Choice
					key={language}
					type="radio"
					name={name}
					label={t("facts.inLanguage", {
						language: t(`facts.languages.${language}`),
						example: exampleIn(language) || "none",
					})}
					checked={language === chosen}
					disabled={!isReady}
					onChange={() => {
						editor.mark();
						editor.dispatch({ type: "setLanguage", language: language === "de" ? null : language });
					}}
				/>
			))}
		</fieldset>
	);
}
