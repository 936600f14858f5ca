import type { DesignElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import styles from "../controls/panel.module.css";
import { type EditorHost, useEditor, useHost } from "../editor-context.tsx";
import { useGoTo } from "./use-go-to.ts";

/** What can be changed on this page, as a list: for the keyboard, for readers and for small hands. */
export function ElementsPanel() {
	const { t, nameOf } = useHost();
	const goTo = useGoTo();
	const document = useEditor(({ shown }) => shown);
	const pageKey = useEditor(({ page }) => page);
	const selected = useEditor(({ tool }) => selectedElement(tool));
	const elements = (document.pages.find(({ key }) => key === pageKey)?.elements ?? []).filter(isChangeable);
	return (
		<div className={styles.panel}>
			<h2 className={styles.legend} id="editor-elements">
				{t("elements.title")}
			</h2>
			{elements.length === 0 ? <p className={styles.hint}>{t("elements.none")}</p> : null}
			<ul className={styles.rows} aria-labelledby="editor-elements">
				{elements.map((element) => (
					<li key={element.id}>
						<button
							type="button"
							className={styles.row}
							aria-current={element.id === selected || undefined}
							onClick={() => goTo(pageKey, element.id)}
						>
							<span>{rowName(element, { t, nameOf })}</span>
							{element.type === "text" ? (
								<span className={styles.note}>{element.text.split("\n")[0]?.slice(0, 28)}</span>
							) : null}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

function isChangeable(element: DesignElement): boolean {
	return element.type === "photo" || (element.type === "text" && element.editable);
}

function rowName(element: DesignElement, { t, nameOf }: Pick<EditorHost, "t" | "nameOf">): string {
	const label = nameOf(element.label);
	if (element.type === "text")
		return t(element.text.trim() === "" ? "elements.emptyText" : "elements.text", { label });
	const isEmpty = element.type === "photo" && element.photo === null;
	return t(isEmpty ? "elements.emptyPhoto" : "elements.photo", { label });
}
