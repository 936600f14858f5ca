import { findElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import styles from "../bars/context-bar.module.css";
import { useEditor, useHost } from "../editor-context.tsx";
import { LaterPart } from "../later/later-part.tsx";

/** One row of tools for what is selected. Its place is kept, so that the page never moves when something is. */
export function ContextBar() {
	const { t } = useHost();
	const shown = useEditor((state) => state.shown);
	const selected = useEditor(({ tool }) => selectedElement(tool));
	const element = findElement(shown, selected ?? "");
	const isText = element?.type === "text" && element.editable;
	const isPhoto = element?.type === "photo";
	return (
		<div className={styles.bar} data-active={isText || isPhoto || undefined}>
			{isText ? <LaterPart>{({ StyleBar }) => <StyleBar />}</LaterPart> : null}
			{isPhoto ? <LaterPart>{({ PhotoBar }) => <PhotoBar element={element} />}</LaterPart> : null}
			{isText || isPhoto ? null : <p className={styles.hint}>{t("tools.hint")}</p>}
		</div>
	);
}
