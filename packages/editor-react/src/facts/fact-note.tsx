import { asksFor, feastFacts, findElement, together } from "@offizin/design";
import { soleFact } from "@offizin/editor";
import { TextButton } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import fields from "./fact-fields.module.css";

/** Below a text of the form: which facts it tells, or that it was written by hand, with the way back. */
export function FactNote({ element: id }: { readonly element: string }) {
	const { editor } = useEditing();
	const { t, locale, announce } = useHost();
	const element = useEditor(({ written }) => findElement(written, id));
	const read = useEditor(({ document }) => findElement(document, id));
	if (element?.type !== "text" || read?.type !== "text" || element.pattern === undefined) return null;
	const { pattern } = element;
	if (element.text === pattern) {
		const names = feastFacts.filter((fact) => asksFor(element, fact)).map((fact) => t(`feast.fact.${fact}`));
		// What the guest list tells is said beside the list.
		if (names.length === 0) return null;
		const told = new Intl.ListFormat(locale).format(names);
		return (
			<div className={fields.ways}>
				<p className={styles.note}>{t("facts.tells", { facts: told })}</p>
			</div>
		);
	}
	const back = { type: "setText", element: id, text: pattern } as const;
	const fact = soleFact(pattern);
	const everywhere =
		fact && read.text.trim() !== ""
			? together([back, { type: "setFact", fact, value: read.text.replace(/\s*\n\s*/g, " ") }])
			: undefined;
	const make = (command: Parameters<typeof editor.dispatch>[0], said: string) => {
		editor.mark();
		if (editor.dispatch(command).ok) announce(said);
		editor.mark();
	};
	return (
		<div className={fields.ways}>
			<p className={styles.note}>{t("facts.byHand")}</p>
			{everywhere ? (
				<TextButton onClick={() => make(everywhere, t("facts.takenEverywhere"))}>
					{t("facts.everywhere")}
				</TextButton>
			) : null}
			<TextButton onClick={() => make(back, t("facts.boundAgain"))}>{t("facts.bindAgain")}</TextButton>
		</div>
	);
}
