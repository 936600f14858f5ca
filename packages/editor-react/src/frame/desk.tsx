import { type DesignElement, elementMatrix, findElement, rightsOf } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { refinementOf } from "@offizin/formats";
import { useMemo, useRef, useState } from "react";
import { PageGuides } from "../canvas/page-guides.tsx";
import { isShaped, PageView, pageBox, pageShown, viewBoxOf } from "../canvas/page-view.tsx";
import targets from "../canvas/targets.module.css";
import { TextInput } from "../canvas/text-input.tsx";
import { useDrawingKit, useEditing, useEditor, useHost, useInkColors } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { FieldMessage } from "../panels/field-message.tsx";
import { useShownDocument } from "../shown-document.ts";
import styles from "./desk.module.css";
import { PageTargets } from "./page-targets.tsx";

export interface DeskProps {
	readonly zoom: number;
	/** Absent where nobody magnifies by hand. */
	readonly onZoom?: (zoom: number) => void;
	readonly hasGuides: boolean;
	/** Seen until everything to draw the page with is there. */
	readonly firstPage: React.ReactNode;
}

const ID_PREFIX = "page";

/** The desk with the page on it: what is drawn, what can be touched, and the text field behind it. */
export function Desk({ zoom, onZoom, hasGuides, firstPage }: DeskProps) {
	const { editor, isReadOnly, isAsSent } = useEditing();
	const { format, shaper, qr, photoLink } = useDrawingKit();
	const { names } = useHost();
	const document = useShownDocument();
	const written = useEditor(({ shown }) => shown);
	const pageKey = useEditor(({ page }) => page);
	const tool = useEditor((state) => state.tool);
	const configuration = useEditor(({ document }) => document.configuration);
	const { paperType = "" } = configuration;
	const colors = useInkColors();
	const [composition, setComposition] = useState<{ start: number; end: number } | null>(null);
	const [lastCut, setLastCut] = useState({ element: "", cut: 0 });
	const desk = useRef<HTMLDivElement>(null);
	/** The page as it was drawn last: stays while a font of what was just typed is on its way. */
	const drawn = useRef<React.ReactNode>(null);
	const page = pageShown(format, pageKey);
	const { parts } = useLater();
	const carried = tool.name === "placing" ? tool.drag.start : undefined;
	const carry = useMemo(() => carried && parts?.carryOf(carried), [carried, parts]);
	const view = pageBox(format, pageKey, hasGuides);
	const selected = findElement(written, selectedElement(tool) ?? "");
	const sheetStyle = { "--ratio": view.width / view.height, "--zoom": zoom } as React.CSSProperties;

	const leave = (element: string) =>
		desk.current
			?.querySelector<SVGElement>(`[data-element="${CSS.escape(element)}"]`)
			?.focus({ preventScroll: true });

	// What the server drew can be written on before anything can be drawn here: nothing else, as nobody would see it move.
	const isEarly = isAsSent && hasGuides && !shaper && !drawn.current && pageKey === format.pages[0]?.key;
	let touched = drawn.current;
	if (shaper || isEarly) {
		touched = (
			// biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
			<svg
				className={styles.page}
				viewBox={viewBoxOf(view)}
				role="group"
				aria-label={names.page[pageKey] ?? pageKey}
				onMouseDown={(event) => {
					const isBeside = !(event.target as Element).closest("[data-element], [data-frame]");
					if (isBeside) editor.send({ type: "select", element: null });
				}}
			>
				{/* Only handles reach beyond the paper. */}
				{shaper ? (
					<svg {...view} viewBox={viewBoxOf(view)} aria-hidden="true">
						<PageView
							{...{ document, format, pageKey, shaper, qr, colors, paperType, photoLink }}
							refinement={refinementOf(configuration)}
							idPrefix={ID_PREFIX}
							isCut={!hasGuides}
							carry={carry}
						/>
					</svg>
				) : null}
				{hasGuides ? <PageGuides page={page} /> : null}
				{isReadOnly ? null : <PageTargets {...{ pageKey, isEarly }} />}
				{selected && !isTouchable(selected) ? (
					<rect
						className={targets.shown}
						transform={`matrix(${elementMatrix(written, selected).join(" ")})`}
						width={selected.box.width}
						height={selected.box.height}
					/>
				) : null}
				{parts ? <parts.TextCaret composition={composition} /> : null}
				{parts && shaper && !isReadOnly ? <parts.PlacingLayer /> : null}
			</svg>
		);
	}
	if (shaper) drawn.current = touched;

	return (
		<div className={styles.desk} ref={desk} data-zoomed={zoom > 1 || undefined}>
			{parts ? (
				<parts.FoilSheen
					desk={desk}
					refinement={refinementOf(configuration)}
					idPrefix={ID_PREFIX}
					page={page.size}
				/>
			) : null}
			{parts && onZoom ? <parts.Camera desk={desk} zoom={zoom} onZoom={onZoom} /> : null}
			<div
				className={styles.sheet}
				data-sheet=""
				style={sheetStyle}
				data-shaped={(!hasGuides && isShaped(format, pageKey)) || undefined}
			>
				{drawn.current ? null : <div className={styles.page}>{firstPage}</div>}
				{touched}
				{isReadOnly ? null : (
					<TextInput
						view={view}
						onCompose={setComposition}
						onCut={(element, cut) => {
							// Asked with each key: of a state set to what it is React renders all this once more.
							if (cut > 0 || lastCut.cut > 0) setLastCut({ element, cut });
						}}
						onLeave={leave}
					/>
				)}
				{selected?.type === "text" ? (
					<FieldMessage
						document={written}
						element={selected}
						view={view}
						cut={lastCut.element === selected.id ? lastCut.cut : 0}
					/>
				) : null}
			</div>
		</div>
	);
}

/** Whether an element has a place of its own that shows when it is selected. */
function isTouchable(element: DesignElement): boolean {
	return rightsOf(element).size > 0;
}
