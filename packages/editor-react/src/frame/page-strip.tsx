import { type DesignDocument, inkColorsOn } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { memo, useRef } from "react";
import { isShaped, PageView, pageBox, viewBoxOf } from "../canvas/page-view.tsx";
import { hasFonts } from "../drawing-needs.ts";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { useShownDocument } from "../shown-document.ts";
import { useNear } from "../use-near.ts";
import { useSettled } from "../use-settled.ts";
import styles from "./page-strip.module.css";

/** The pages of the card as they are now; one of them lies on the desk. */
export function PageStrip() {
	const { editor } = useEditing();
	const { names, t, announce } = useHost();
	const { parts } = useLater();
	const strip = useRef<HTMLElement>(null);
	// Pages under the hand come first: drawn with every key, the small ones cost as much as the large one.
	const document = useSettled(useShownDocument());
	const current = useEditor(({ page }) => page);
	return (
		<>
			<nav ref={strip} className={styles.strip} aria-label={t("editor.pages")}>
				{document.pages.map(({ key }, position) => {
					const name = names.page[key] ?? key;
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
							<Thumbnail document={document} pageKey={key} />
							<span>{name}</span>
						</button>
					);
				})}
			</nav>
			{parts ? <parts.PageTools strip={strip} /> : null}
		</>
	);
}

interface ThumbnailProps {
	readonly document: DesignDocument;
	readonly pageKey: string;
}

/** A page after cutting, small: drawn while it is near, and again only when it has changed. */
const Thumbnail = memo(function Thumbnail({ document, pageKey }: ThumbnailProps) {
	const { format, shaper, qr, photoLink, pressColors } = useDrawingKit();
	const [ref, isNear] = useNear();
	const { configuration } = document;
	const { paperType = "" } = configuration;
	const colors = inkColorsOn(pressColors, configuration);
	const view = pageBox(format, pageKey, false);
	return (
		<svg
			ref={ref}
			className={styles.thumb}
			data-shaped={isShaped(format, pageKey) || undefined}
			viewBox={viewBoxOf(view)}
			style={{ aspectRatio: `${view.width} / ${view.height}` }}
			aria-hidden="true"
		>
			{isNear && shaper && hasFonts(shaper, document) ? (
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
}, isSamePage);

/** Whether a page and all that it is drawn with are as they were. */
function isSamePage(before: ThumbnailProps, after: ThumbnailProps): boolean {
	const pageOf = ({ document, pageKey }: ThumbnailProps) => document.pages.find(({ key }) => key === pageKey);
	return (
		before.pageKey === after.pageKey &&
		pageOf(before) === pageOf(after) &&
		before.document.configuration === after.document.configuration &&
		before.document.swatches === after.document.swatches &&
		before.document.artworks === after.document.artworks
	);
}
