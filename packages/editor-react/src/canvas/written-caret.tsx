import { elementMatrix, findElement } from "@offizin/design";
import type { EditorState } from "@offizin/editor";
import { caretAt, type Shaper, selectionBoxes } from "@offizin/text";
import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import { AheadContext, useDrawingKit, useEditing, useEditor } from "../editor-context.tsx";
import { layoutIn } from "./element-layout.ts";
import { putNodes, type SvgNode } from "./put-nodes.ts";
import styles from "./text-caret.module.css";

type Composition = { readonly start: number; readonly end: number } | null;

export interface CaretProps {
	/** UTF-16 range an input method is still working on. */
	readonly composition: Composition;
}

const BLINK_MS = 550;

/**
 * Caret, selection and composition where our own layout has them: put into the page by hand, like the text they stand in, and
 * with it ahead of its page.
 */
export function WrittenCaret({ composition }: CaretProps) {
	const { editor } = useEditing();
	const ahead = useContext(AheadContext);
	const tool = useEditor((state) => state.tool);
	const shown = useEditor((state) => state.shown);
	// Null while a font of what was just typed is on its way.
	const { shaper } = useDrawingKit();
	const place = useRef<SVGGElement>(null);
	const movedAt = useRef(0);

	useLayoutEffect(() => {
		let drawn: Pick<EditorState, "tool" | "shown"> | undefined;
		const draw = () => {
			const isAhead = tool.name === "editingText" && ahead?.textOf(tool.element);
			const now = isAhead ? editor.getSnapshot() : { tool, shown };
			if (!place.current || (drawn?.tool === now.tool && drawn.shown === now.shown)) return;
			drawn = now;
			movedAt.current = performance.now();
			place.current.removeAttribute("data-off");
			putNodes(place.current, shaper ? caretOf(now, shaper, composition) : []);
		};
		draw();
		return ahead?.subscribe(draw);
	}, [editor, ahead, tool, shown, shaper, composition]);

	// By a timer: to begin an animation anew with each key takes a browser longer than to lay the text out.
	const isWriting = tool.name === "editingText";
	useEffect(() => {
		if (!isWriting) return;
		const blinking = setInterval(() => {
			// Seen for as long as it moves.
			const isOff =
				performance.now() - movedAt.current >= BLINK_MS && !place.current?.hasAttribute("data-off");
			place.current?.toggleAttribute("data-off", isOff);
		}, BLINK_MS);
		return () => clearInterval(blinking);
	}, [isWriting]);

	// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawn caret takes no focus
	return <g ref={place} className={styles.layer} aria-hidden="true" />;
}

function caretOf(
	{ tool, shown }: Pick<EditorState, "tool" | "shown">,
	shaper: Shaper,
	composition: Composition,
): SvgNode[] {
	const element = tool.name === "editingText" ? findElement(shown, tool.element) : undefined;
	if (tool.name !== "editingText" || element?.type !== "text") return [];
	const layout = layoutIn(shaper, shown, element);
	const { text } = element;
	const within = (index: number) => Math.min(index, text.length);
	const [anchor, end] = [within(tool.range.anchor), within(tool.range.caret)];
	const boxes = selectionBoxes(layout, text, anchor, end);
	const composed = composition
		? selectionBoxes(layout, text, within(composition.start), within(composition.end))
		: [];
	const children: SvgNode[] = [
		...boxes.map((box) => ({ tag: "rect", attributes: { class: styles.selection, ...box } })),
		...composed.map(({ x, y, width, height }) => ({
			tag: "line",
			attributes: { class: styles.composition, x1: x, x2: x + width, y1: y + height, y2: y + height },
		})),
	];
	if (anchor === end) {
		const { x, top, height } = caretAt(layout, text, end);
		const [y1, y2] = [top + height * 0.06, top + height * 0.94];
		children.push({
			tag: "line",
			attributes: { class: styles.caret, "data-caret": "", x1: x, x2: x, y1, y2 },
		});
	}
	const transform = `matrix(${elementMatrix(shown, element).join(" ")})`;
	return [{ tag: "g", attributes: { transform }, children }];
}
