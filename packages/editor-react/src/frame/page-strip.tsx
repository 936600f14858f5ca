import { useEffect, useRef } from "react";
import { pageBox } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { useShownDocument } from "../shown-document.ts";
import { usePart } from "../use-part.ts";
import styles from "./page-strip.module.css";

const fetchStills = async () => await import("../stills/page-still.tsx");

/** The pages of the card as they are now; one of them lies on the desk. */
export function PageStrip() {
	const { editor } = useEditing();
	const { names, t, announce } = useHost();
	const { parts } = useLater();
	const strip = useRef<HTMLElement>(null);
	const { format, shaper } = useDrawingKit();
	const { part, load } = usePart(fetchStills);
	const document = useShownDocument();
	const current = useEditor(({ page }) => page);
	// Pages under the hand come first. Where the network failed, each change tries again.
	useEffect(() => {
		if (shaper && !part && document) void load();
	}, [shaper, part, document, load]);
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
							{part ? (
								<part.PageStill document={document} pageKey={key} className={styles.thumb} />
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
