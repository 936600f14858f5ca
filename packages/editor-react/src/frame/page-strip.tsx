import { refinementOf } from "@offizin/formats";
import { memo, useDeferredValue } from "react";
import { isShaped, PageView, pageBox, viewBoxOf } from "../canvas/page-view.tsx";
import { hasFonts } from "../drawing-needs.ts";
import { useDrawingKit, useEditing, useEditor, useHost, useInkColors } from "../editor-context.tsx";
import { useShownDocument } from "../shown-document.ts";
import styles from "./page-strip.module.css";

/** The pages of the card as they are now; one of them lies on the desk. */
export function PageStrip() {
	const { editor } = useEditing();
	const { names, t, announce } = useHost();
	const document = useEditor(({ shown }) => shown);
	const current = useEditor(({ page }) => page);
	return (
		<nav className={styles.strip} aria-label={t("editor.pages")}>
			{document.pages.map(({ key }, position) => {
				const name = names.page[key] ?? key;
				return (
					<button
						key={key}
						type="button"
						className={styles.page}
						aria-current={key === current ? "page" : undefined}
						onClick={() => {
							editor.showPage(key);
							announce(
								t("editor.pageShown", { page: name, position: position + 1, total: document.pages.length }),
							);
						}}
					>
						<Thumbnail pageKey={key} />
						<span>{name}</span>
					</button>
				);
			})}
		</nav>
	);
}

/** A page after cutting, small and alive. */
const Thumbnail = memo(function Thumbnail({ pageKey }: { readonly pageKey: string }) {
	const { format, shaper, qr, photoLink } = useDrawingKit();
	// The page under the hand is drawn first.
	const document = useDeferredValue(useShownDocument());
	const configuration = useEditor(({ document }) => document.configuration);
	const { paperType = "" } = configuration;
	const colors = useInkColors();
	const view = pageBox(format, pageKey, false);
	return (
		<svg
			className={styles.thumb}
			data-shaped={isShaped(format, pageKey) || undefined}
			viewBox={viewBoxOf(view)}
			style={{ aspectRatio: `${view.width} / ${view.height}` }}
			aria-hidden="true"
		>
			{shaper && hasFonts(shaper, document) ? (
				<PageView
					{...{ document, format, pageKey, shaper, qr, colors, paperType, photoLink }}
					refinement={refinementOf(configuration)}
					idPrefix={`thumb-${pageKey}`}
					isCut
				/>
			) : (
				<rect {...view} fill="#ffffff" />
			)}
		</svg>
	);
});
