import { useRef } from "react";
import { pageBox } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { useShownDocument } from "../shown-document.ts";
import styles from "./page-strip.module.css";

/** The pages of the card as they are now; one of them lies on the desk. */
export function PageStrip() {
	const { editor } = useEditing();
	const { names, t, announce } = useHost();
	const { parts } = useLater();
	const strip = useRef<HTMLElement>(null);
	const { format } = useDrawingKit();
	const document = useShownDocument();
	const current = useEditor(({ page }) => page);
	return (
		<>
			<nav ref={strip} className={styles.strip} aria-label={t("editor.pages")}>
				{document.pages.map(({ key }, position) => {
					const name = names.page[key] ?? key;
					const { width, height } = pageBox(format, key, false);
					return (
						<button
							key={key}
							type="button"
							data-page={key}
							className={styles.page}
							aria-current={key === current ? "page" : undefined}
							onClick={() => {
								editor.showPage(key);
								announce(
									t("editor.pageShown", { page: name, position: position + 1, total: document.pages.length }),
								);
							}}
						>
							{parts ? (
								<parts.PageStill document={document} pageKey={key} className={styles.thumb} />
							) : (
								<span className={styles.thumb} style={{ aspectRatio: `${width} / ${height}` }} />
							)}
							<span>{name}</span>
						</button>
					);
				})}
			</nav>
			{parts ? <parts.PageTools strip={strip} /> : null}
		</>
	);
}
