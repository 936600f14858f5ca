import { fitInput, plainText, type TextField, textFields } from "@offizin/editor";
import { Field, FieldGroup } from "@offizin/ui";
import { type ChangeEvent, memo, useEffect, useState } from "react";
import { layoutIn } from "../canvas/element-layout.ts";
import styles from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { LaterPart } from "../later/later-part.tsx";
import type { LaterParts } from "../later/use-load-later.ts";
import { fieldMessage } from "../panels/field-message.tsx";
import { usePart } from "../use-part.ts";

/** With more pages than these only the fields of the one on the desk are shown: nobody looks for a text among hundreds. */
const MOST_PAGES = 8;

type FormParts = typeof import("../later/form-parts.ts");
const fetchForm = async () => await import("../later/form-parts.ts");

/** All texts of the design as plain fields, in the order of the pages. The page and the form always say the same. */
export function TextsPanel() {
	const { services, names, t } = useHost();
	const document = useEditor(({ document }) => document);
	const shown = useEditor(({ page }) => page);
	const isLong = document.pages.length > MOST_PAGES;
	const fields = textFields(document).filter(({ page }) => !isLong || page === shown);
	const { parts } = useLater();
	const form = usePart(fetchForm);
	const hasFacts = document.facts !== undefined;
	useEffect(() => {
		void form.load();
	}, [form.load]);
	// All at once: what comes after the texts would push them away from under a finger.
	if (!form.part && !form.hasFailed) return null;
	return (
		<div className={styles.panel}>
			{form.part && hasFacts ? <form.part.FactFields /> : null}
			{fields.length === 0 && parts ? <parts.NoTexts /> : <p className={styles.hint}>{t("texts.hint")}</p>}
			{document.pages
				.filter(({ key }) => fields.some(({ page }) => page === key))
				.map(({ key }) => (
					<FieldGroup key={key} className={styles.group} legend={names.page[key] ?? key}>
						{fields
							.filter(({ page }) => page === key)
							.map((field) => (
								<TextRow key={field.element.id} {...field} form={form.part} later={parts} />
							))}
					</FieldGroup>
				))}
			{parts && services.readGuests ? <parts.GuestBox /> : null}
		</div>
	);
}

interface TextRowProps extends TextField {
	readonly form: FormParts | null;
	readonly later: LaterParts | null;
}

/** Drawn again only when its own text has changed. */
const TextRow = memo(function TextRow({ element, isMultiline, page, form, later }: TextRowProps) {
	const { editor, isReady } = useEditing();
	const { shaper } = useDrawingKit();
	const { t, nameOf } = useHost();
	const [cut, setCut] = useState(0);
	const [hasIdeas, setHasIdeas] = useState(false);
	/** What an input method has not finished yet. */
	const [composed, setComposed] = useState<string | null>(null);
	const isTooLong = useEditor(
		({ document }) => shaper !== null && layoutIn(shaper, document, element).overflow,
	);
	const message = fieldMessage(element, isTooLong, cut, t);

	function take(value: string): void {
		const fit = fitInput(element.text, isMultiline ? value : plainText(value, false), element.maxLength);
		setCut(fit.cut);
		editor.dispatch({ type: "setText", element: element.id, text: fit.text });
	}

	const control = {
		value: composed ?? element.text,
		lang: "de",
		spellCheck: true,
		readOnly: !isReady,
		onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			if ((nativeEvent as InputEvent).isComposing) setComposed(target.value);
			else take(target.value);
		},
		onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
			setComposed(null);
			take(currentTarget.value);
		},
		onFocus: () => {
			editor.showPage(page);
			editor.send({ type: "select", element: element.id });
			editor.mark();
		},
		onBlur: () => {
			editor.mark();
			setCut(0);
		},
	};
	const rows = Math.max(2, element.text.split("\n").length);
	return (
		<div>
			<Field
				label={nameOf(element.label)}
				error={isTooLong || cut > 0 ? message : undefined}
				help={isTooLong || cut > 0 ? undefined : message}
			>
				{(attributes) =>
					isMultiline ? (
						<textarea rows={rows} {...control} {...attributes} />
					) : (
						<input {...control} {...attributes} />
					)
				}
			</Field>
			{later ? <later.GlyphFault element={element.id} /> : null}
			{later ? <later.SpellingNote element={element.id} /> : null}
			{form && element.pattern !== undefined ? <form.FactNote element={element.id} /> : null}
			{form && isMultiline ? (
				<form.IdeasButton label={element.label} onOpen={() => setHasIdeas(true)} />
			) : null}
			{hasIdeas ? (
				<LaterPart>
					{({ IdeasDialog }) => <IdeasDialog element={element.id} onClose={() => setHasIdeas(false)} />}
				</LaterPart>
			) : null}
		</div>
	);
});
