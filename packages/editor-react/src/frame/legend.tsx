import { cardPage } from "@offizin/catalog";
import { variableElements } from "@offizin/design";
import { guideKindsOf } from "../canvas/page-guides.tsx";
import { useDesk, useEditor } from "../editor-context.tsx";
import styles from "./workbench.module.css";

/** What the lines on the page mean. */
export function Legend() {
	const { format, t } = useDesk();
	const pageKey = useEditor(({ page }) => page);
	const document = useEditor(({ content }) => content.document);
	const page = cardPage(format, pageKey);
	if (!page) return null;
	const variable = variableElements(document);
	const hasGuest = document.pages.some(
		({ key, elements }) => key === pageKey && elements.some(({ id }) => variable.has(id)),
	);
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
