import { TextButton } from "@offizin/ui";
import { useEditing, useHost } from "../editor-context.tsx";
import type { SpelledWord } from "../services.ts";
import { spelledWordsOf, withWord } from "./spelled-words.ts";
import styles from "./spelling.module.css";

/** What may be meant by a word, each put in by one tap, and the way to call it right. */
export function SpellingChoices({ element, word, suggestions }: SpelledWord) {
	const { editor } = useEditing();
	const { services, announce, t } = useHost();

	function put(instead: string): void {
		const text = textOf(editor.getSnapshot().document, element);
		if (text === undefined) return;
		editor.mark();
		editor.dispatch({ type: "setText", element, text: withWord(text, word, instead) });
		editor.mark();
		announce(t("spelling.put", { word, instead }));
	}
	async function accept(): Promise<void> {
		const isKept = await spelledWordsOf(editor, services.spelling).accept(word);
		announce(t(isKept ? "spelling.accepted" : "spelling.notKept", { word }));
	}

	return (
		<span className={styles.choices}>
			{suggestions.map((one) => (
				<TextButton
					key={one}
					aria-label={t("spelling.putLabel", { word, instead: one })}
					onClick={() => put(one)}
				>
					{one}
				</TextButton>
			))}
			<TextButton kind="plain" aria-label={t("spelling.acceptLabel", { word })} onClick={() => void accept()}>
				{t("spelling.accept")}
			</TextButton>
		</span>
	);
}

type Document = ReturnType<ReturnType<typeof useEditing>["editor"]["getSnapshot"]>["document"];

export function textOf({ pages }: Document, id: string): string | undefined {
	for (const { elements } of pages) {
		const found = elements.find((one) => one.id === id);
		if (found?.type === "text") return found.text;
	}
	return undefined;
}
