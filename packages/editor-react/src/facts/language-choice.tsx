import { factKinds } from "@offizin/design";
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
	const isAsked = asked.some(({ fact }) => factKinds[fact] === "day" || factKinds[fact] === "time");
	if (!isAsked) return null;
	return (
		<fieldset>
			<legend className={styles.note}>{t("facts.language")}</legend>
			{languages.map((language) => (
				<Choice
					key={language}
					type="radio"
					name={name}
					label={t(`facts.languages.${language}`)}
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
