import { CLIP_TYPE } from "@offizin/design";
import { selectedElements } from "@offizin/editor";
import { Icon, IconButton, Notice } from "@offizin/ui";
import { useEffect, useSyncExternalStore } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { carriedBy } from "./carried.ts";
import styles from "./clipboard-keys.module.css";
import { useClipboard } from "./use-clipboard.ts";

/** Control+C, X and V for what is on the page; in a field they are the field's. Says why something did not come along. */
export function ClipboardKeys() {
	const { editor, clipboardNotice } = useEditing();
	const { t } = useHost();
	const clipboard = useClipboard();
	const sentence = useSyncExternalStore(clipboardNotice.subscribe, clipboardNotice.get, () => null);

	useEffect(() => {
		const isOnPage = ({ target }: Event) =>
			editor.getSnapshot().tool.name === "idle" &&
			target instanceof Element &&
			!target.closest("input, textarea, select, dialog, [popover]");
		function take(event: ClipboardEvent): void {
			const ids = selectedElements(editor.getSnapshot().tool);
			const isOfPage = ids.length > 0 && isOnPage(event) && getSelection()?.isCollapsed !== false;
			const taken = isOfPage ? clipboard.take(ids, event.type === "cut") : undefined;
			if (!taken || !event.clipboardData) return;
			event.preventDefault();
			event.clipboardData.setData(CLIP_TYPE, taken.json);
			event.clipboardData.setData("text/plain", taken.words);
		}
		function put(event: ClipboardEvent): void {
			if (!event.clipboardData || !isOnPage(event)) return;
			event.preventDefault();
			clipboard.put(carriedBy(event.clipboardData)).catch(reportError);
		}
		document.addEventListener("copy", take);
		document.addEventListener("cut", take);
		document.addEventListener("paste", put);
		return () => {
			document.removeEventListener("copy", take);
			document.removeEventListener("cut", take);
			document.removeEventListener("paste", put);
		};
	}, [editor, clipboard]);

	if (sentence === null) return null;
	return (
		<div className={styles.notice}>
			<Notice kind="bad" role="alert">
				{sentence}
			</Notice>
			<IconButton label={t("panel.close")} onClick={() => clipboardNotice.set(null)}>
				<Icon name="close" size={20} />
			</IconButton>
		</div>
	);
}
