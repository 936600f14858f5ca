import { Notice } from "@offizin/ui";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { FieldInputProps } from "#app/content/fields/field-props.ts";
import { fromEditor, toEditor } from "./editor-document.ts";
import styles from "./rich-text.module.css";
import { richTextExtensions } from "./rich-text-extensions.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

/** A text with all that the protocol allows in one, and nothing else. What it cannot read it leaves alone. */
export function RichTextInput({ field, label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.richText");
	const id = useId();
	const known = useRef(value);
	const [isUnreadable, setIsUnreadable] = useState(false);
	const describedBy = [
		field.schema.description ? `${id}-help` : "",
		isUnreadable ? `${id}-unreadable` : "",
		error ? `${id}-error` : "",
	]
		.filter((part) => part !== "")
		.join(" ");
	const isFixed = isReadOnly || isUnreadable;
	const editor = useEditor({
		extensions: richTextExtensions,
		content: toEditor(value),
		editable: !isFixed,
		// The policy of the office allows style sheets of its own only.
		injectCSS: false,
		enableContentCheck: true,
		onContentError: () => setIsUnreadable(true),
		editorProps: {
			attributes: {
				"aria-labelledby": `${id}-label`,
				"aria-multiline": "true",
				...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
				...(error ? { "aria-invalid": "true" } : {}),
				role: "textbox",
				class: styles.text ?? "",
			},
		},
		onUpdate: ({ editor: changed }) => {
			known.current = fromEditor(changed.getJSON());
			onChange(known.current);
		},
	});
	useEffect(() => {
		if (!editor || value === known.current) return;
		known.current = value;
		editor.commands.setContent(toEditor(value), { emitUpdate: false });
	}, [editor, value]);
	useEffect(() => {
		editor?.setEditable(!isFixed, false);
	}, [editor, isFixed]);
	return (
		<div className={styles.field}>
			<span id={`${id}-label`} className={styles.label}>
				{label}
			</span>
			{field.schema.description ? (
				<p id={`${id}-help`} className={styles.help}>
					{field.schema.description}
				</p>
			) : null}
			{isUnreadable ? (
				<Notice kind="bad" role="status">
					<p id={`${id}-unreadable`}>{t("unreadable")}</p>
				</Notice>
			) : null}
			<div className={styles.frame} data-wrong={error ? true : undefined}>
				{editor && !isFixed ? (
					<RichTextToolbar editor={editor} schema={field.schema} label={t("toolbar", { name: label })} />
				) : null}
				<EditorContent editor={editor} />
			</div>
			{error ? (
				<p id={`${id}-error`} className={styles.error}>
					{error}
				</p>
			) : null}
		</div>
	);
}
