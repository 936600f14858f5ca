import { type DesignDocument, variableElements } from "@offizin/design";
import { pageOf } from "@offizin/formats";
import { guideKindsOf } from "../canvas/page-guides.tsx";
import { useDrawingKit, useEditor, useHost } from "../editor-context.tsx";
import styles from "./workbench.module.css";

/** What the lines on the page mean. */
export function Legend() {
	const { format } = useDrawingKit();
	const { t } = useHost();
	const pageKey = useEditor(({ page }) => page);
	const hasGuest = useEditor(({ document }) => hasVariable(document, pageKey));
	const page = pageOf(format, pageKey);
	if (!page) return null;
	return (
		<ul className={styles.legend}>
			{guideKindsOf(page).map((kind) => (
				<li key={kind} data-guide={kind}>
					{t(`guide.${kind}`)}
				</li>
			))}
			{hasGuest ? <li data-guide="guest">{t("guide.guest")}</li> : null}
		</ul>
	);
}

/** Whether something on a page is different for each guest. */
function hasVariable(document: DesignDocument, pageKey: string): boolean {
	if (document.fields.length === 0) return false;
	const variable = variableElements(document);
	return document.pages.some(
		({ key, elements }) => key === pageKey && elements.some(({ id }) => variable.has(id)),
	);
}
