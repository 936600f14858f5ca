import type { DesignField } from "@offizin/design";
import { findElement } from "@offizin/design";
import { freeId, ownElement, selectedElement } from "@offizin/editor";
import { roomOn } from "../canvas/room-on.ts";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import styles from "./guests.module.css";
import { usedFields } from "./use-guest-change.ts";

/** What is known of each guest; one tap puts it into the text that is written on, or onto the page as a text of its own. */
export function GuestFields() {
	const document = useEditor((state) => state.document);
	const { t } = useHost();
	const insert = useInsert();
	const used = new Set(usedFields(document));
	return (
		<div className={styles.insert}>
			<p className={styles.hint}>{t("guests.insertHint")}</p>
			<ul className={styles.fields} aria-label={t("guests.insert")}>
				{document.fields.map((field) => (
					<li key={field.key}>
						<button
							type="button"
							className={styles.field}
							data-used={used.has(field.key) || undefined}
							// The text that is written on keeps the caret.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => void insert(field)}
						>
							{field.label}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

function useInsert(): (field: DesignField) => Promise<void> {
	const { editor } = useEditing();
	const { format, loadFonts } = useDrawingKit();
	const { t, nameOf, announce } = useHost();
	const goTo = useGoTo();

	return async ({ key, label }) => {
		const { document, tool, page } = editor.getSnapshot();
		const placeholder = `{{${key}}}`;
		const selected = findElement(document, selectedElement(tool) ?? "");
		editor.mark();
		if (selected?.type === "text" && selected.editable) {
			const { text, maxLength } = selected;
			const { anchor, caret } =
				tool.name === "editingText" ? tool.range : { anchor: text.length, caret: text.length };
			const [start, end] = [Math.min(anchor, caret), Math.max(anchor, caret)];
			const before = text.slice(0, start);
			const space = tool.name === "editingText" || /(^|\s)$/.test(before) ? "" : " ";
			const written = `${before}${space}${placeholder}${text.slice(end)}`;
			const told = { label, text: nameOf(selected.label) };
			if (written.length > maxLength) return announce(t("guests.notInserted", told));
			const place = start + space.length + placeholder.length;
			if (tool.name === "editingText") {
				editor.send({ type: "typeText", text: written, range: { anchor: place, caret: place } });
			} else editor.dispatch({ type: "setText", element: selected.id, text: written });
			editor.mark();
			announce(t("guests.inserted", told));
			return;
		}
		const value = ownElement(
			document,
			roomOn(format, page),
			{ type: "text", text: placeholder },
			freeId("text", Math.random),
		);
		if (value.type === "text") await loadFonts([value.style.font]);
		if (!editor.dispatch({ type: "addElement", page, value }).ok) return;
		editor.mark();
		announce(t("guests.added", { label }));
		goTo(page, value.id);
	};
}
