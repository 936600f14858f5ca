import { type DesignElement, rightsOf } from "@offizin/design";
import { selectedElements } from "@offizin/editor";
import { useClipboard } from "../clipboard/use-clipboard.ts";
import styles from "../controls/panel.module.css";
import { useEditor, useHost } from "../editor-context.tsx";
import { OrnamentsPart } from "../ornaments/ornaments-part.tsx";
import { AddChoices } from "../placing/add-choices.tsx";
import { useGoTo } from "../use-go-to.ts";
import { CodeFields } from "./code-fields.tsx";
import { PageGround } from "./page-ground.tsx";
import { rowName } from "./row-name.ts";

/** What can be changed on this page, as a list: for the keyboard, for readers and for small hands. */
export function ElementsPanel() {
	const { t, nameOf } = useHost();
	const goTo = useGoTo();
	const clipboard = useClipboard();
	const document = useEditor(({ shown }) => shown);
	const pageKey = useEditor(({ page }) => page);
	const tool = useEditor((state) => state.tool);
	const elements = (document.pages.find(({ key }) => key === pageKey)?.elements ?? []).filter(isChangeable);
	return (
		<div className={styles.panel}>
			<CodeFields />
			<AddChoices />
			<OrnamentsPart />
			<PageGround />
			<button type="button" className={styles.row} onClick={() => void clipboard.paste().catch(reportError)}>
				{t("clipboard.paste")}
			</button>
			<section className={styles.group}>
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
								aria-current={selectedElements(tool).includes(element.id) || undefined}
								onClick={() => goTo(pageKey, element.id)}
							>
								<span>
									{element.locked
										? t("placing.isLocked", { label: rowName(element, { t, nameOf }) })
										: rowName(element, { t, nameOf })}
								</span>
								{element.type === "text" ? (
									<span className={styles.note}>{element.text.split("\n")[0]?.slice(0, 28)}</span>
								) : null}
							</button>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

function isChangeable(element: DesignElement): boolean {
	return rightsOf(element).size > 0;
}
