import { factKinds, factValues } from "@offizin/design";
import { type AskedFact, askedFacts } from "@offizin/editor";
import { Field, FieldGroup } from "@offizin/ui";
import { type ChangeEvent, useMemo } from "react";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import fields from "./fact-fields.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { ToldBefore } from "./told-before.tsx";

/** What is told once and stands wherever the card asks for it. */
export function FactFields() {
	const { t } = useHost();
	const written = useEditor(({ written }) => written);
	const asked = useMemo(() => askedFacts(written), [written]);
	if (asked.length === 0) return null;
	return (
		<FieldGroup className={styles.group} legend={t("facts.title")}>
			<p className={styles.note}>{t("facts.hint")}</p>
			<ToldBefore />
			<div className={fields.grid}>
				{asked.map((one) => (
					<FactField key={one.fact} {...one} />
				))}
			</div>
			<LanguageChoice asked={asked} />
		</FieldGroup>
	);
}

function FactField({ fact, page, element }: AskedFact) {
	const { editor, isReady } = useEditing();
	const { t } = useHost();
	const value = useEditor(({ written }) => written.facts?.[fact] ?? "");
	const read = useEditor(({ written }) => factValues(written)(fact, undefined));
	const kind = factKinds[fact];
	const isRead = (kind === "day" || kind === "time") && read !== value && read !== "";
	const control = {
		value,
		readOnly: !isReady,
		onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			// A day that is only half typed is none yet.
			if (!target.validity.badInput) editor.dispatch({ type: "setFact", fact, value: target.value });
		},
		onFocus: () => {
			editor.showPage(page);
			editor.send({ type: "select", element });
			editor.mark();
		},
		onBlur: () => editor.mark(),
	};
	return (
		<div data-fact={fact} data-kind={kind}>
			<Field label={t(`feast.fact.${fact}`)}>
				{(attributes) =>
					kind === "lines" ? (
						<textarea rows={2} {...control} {...attributes} />
					) : (
						<input type={typeOf(kind, value)} {...control} {...attributes} />
					)
				}
			</Field>
			{isRead ? <p className={styles.note}>{read}</p> : null}
		</div>
	);
}

/** The browser's own pickers, unless something stands there that is no day: "Sommer 2027". */
function typeOf(kind: (typeof factKinds)[AskedFact["fact"]], value: string): string {
	if (kind === "day" && /^(\d{4}-\d\d-\d\d)?$/.test(value)) return "date";
	if (kind === "time" && /^(\d\d:\d\d)?$/.test(value)) return "time";
	return "text";
}
