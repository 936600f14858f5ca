import { cardPage } from "@offizin/catalog";
import { findElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { useRef, useState } from "react";
import { useDesk, useEditor } from "../editor-context.tsx";
import { FieldMessage } from "../panels/field-message.tsx";
import { PageGuides } from "./page-guides.tsx";
import { PageView, pageBox, viewBoxOf } from "./page-view.tsx";
import { PhotoHints } from "./photo-hints.tsx";
import { PhotoTarget } from "./photo-target.tsx";
import styles from "./table.module.css";
import { TextCaret } from "./text-caret.tsx";
import { TextInput } from "./text-input.tsx";
import { TextTarget } from "./text-target.tsx";
import { useFoilSheen } from "./use-foil-sheen.ts";

export interface TableProps {
	readonly zoom: number;
	readonly hasGuides: boolean;
	/** The first page as the server drew it: seen until fonts and shaping are there. */
	readonly firstPageSvg: string;
}

const ID_PREFIX = "page";

/** The table with the page on it: what is drawn, what can be touched, and the text field behind it. */
export function Table({ zoom, hasGuides, firstPageSvg }: TableProps) {
	const { editor, format, shaper, names, photoLink } = useDesk();
	const document = useEditor(({ shown }) => shown);
	const pageKey = useEditor(({ page }) => page);
	const tool = useEditor((state) => state.tool);
	const { paperType, refinementType } = useEditor(({ content }) => content.configuration);
	const [composition, setComposition] = useState<{ start: number; end: number } | null>(null);
	const [lastCut, setLastCut] = useState({ element: "", cut: 0 });
	const table = useRef<HTMLDivElement>(null);
	const page = cardPage(format, pageKey);
	const designPage = document.pages.find(({ key }) => key === pageKey);
	if (!page || !designPage) throw new Error(`Design has no page ${pageKey}`);
	useFoilSheen(table, refinementType, ID_PREFIX, page.size);

	const view = pageBox(format, pageKey, hasGuides);
	const edited = tool.name === "editingText" ? findElement(document, tool.element) : undefined;
	const selected = findElement(document, selectedElement(tool) ?? "");
	const sheetStyle = { "--ratio": view.width / view.height, "--zoom": zoom } as React.CSSProperties;

	const leave = (element: string) =>
		table.current
			?.querySelector<SVGElement>(`[data-element="${CSS.escape(element)}"]`)
			?.focus({ preventScroll: true });

	return (
		<div className={styles.table} ref={table} data-zoomed={zoom > 1 || undefined}>
			<div className={styles.sheet} style={sheetStyle}>
				{shaper ? (
					// biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
					<svg
						className={styles.page}
						viewBox={viewBoxOf(view)}
						role="group"
						aria-label={names.page[pageKey] ?? pageKey}
						onMouseDown={(event) => {
							const isBeside = !(event.target as Element).closest("[data-element]");
							if (isBeside) editor.send({ type: "select", element: null });
						}}
					>
						<PageView
							{...{ document, format, pageKey, shaper, paperType, photoLink }}
							refinement={refinementType}
							idPrefix={ID_PREFIX}
						/>
						{hasGuides ? <PageGuides page={page} /> : null}
						{designPage.elements.map((element) => {
							if (element.type === "text")
								return element.editable ? <TextTarget key={element.id} element={element} /> : null;
							return element.type === "photo" ? <PhotoTarget key={element.id} element={element} /> : null;
						})}
						<PhotoHints elements={designPage.elements} />
						{edited?.type === "text" && tool.name === "editingText" ? (
							<TextCaret element={edited} shaper={shaper} range={tool.range} composition={composition} />
						) : null}
					</svg>
				) : (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from the same display list
					<div className={styles.page} dangerouslySetInnerHTML={{ __html: firstPageSvg }} />
				)}
				<TextInput
					view={view}
					onCompose={setComposition}
					onCut={(cut) => setLastCut({ element: edited?.id ?? "", cut })}
					onLeave={leave}
				/>
				{selected?.type === "text" ? (
					<FieldMessage
						element={selected}
						view={view}
						cut={lastCut.element === selected.id ? lastCut.cut : 0}
					/>
				) : null}
			</div>
		</div>
	);
}
