import { findElement, rightsOf } from "@offizin/design";
import { isGathering, selectedElement, selectedElements } from "@offizin/editor";
import styles from "../bars/context-bar.module.css";
import { useEditor, useHost } from "../editor-context.tsx";
import { LaterPart } from "../later/later-part.tsx";

/** One row of tools for what is selected. Its place is kept, so that the page never moves when something is. */
export function ContextBar() {
	const { t } = useHost();
	const shown = useEditor((state) => state.shown);
	const tool = useEditor((state) => state.tool);
	const ids = selectedElements(tool);
	const element = findElement(shown, selectedElement(tool) ?? "");
	const rights: ReadonlySet<string> = element ? rightsOf(element) : nothing;
	const isText = element?.type === "text" && element.editable && rights.has("style");
	const isPhoto = element?.type === "photo" && rights.has("content");
	const isGroup = element?.type === "group";
	const isOther = element?.type !== "text" && element?.type !== "photo" && !isGroup;
	const isOwn = element !== undefined && isOther && rights.has("style");
	const isActive = rights.size > 0 || isGroup || ids.length > 1 || isGathering(tool);
	return (
		<div className={styles.bar} data-active={isActive || undefined}>
			{isText ? <LaterPart>{({ StyleBar }) => <StyleBar />}</LaterPart> : null}
			{isPhoto ? <LaterPart>{({ PhotoBar }) => <PhotoBar element={element} />}</LaterPart> : null}
			{isOwn ? <LaterPart>{({ ElementBar }) => <ElementBar element={element.id} />}</LaterPart> : null}
			{isGroup ? <LaterPart>{({ GroupNote }) => <GroupNote group={element.id} />}</LaterPart> : null}
			{ids.length > 1 ? <p className={styles.hint}>{t("tools.several", { count: ids.length })}</p> : null}
			{isActive ? (
				<LaterPart>{({ ArrangeMenu }) => <ArrangeMenu />}</LaterPart>
			) : (
				<p className={styles.hint}>{t("tools.hint")}</p>
			)}
		</div>
	);
}

const nothing: ReadonlySet<string> = new Set();
