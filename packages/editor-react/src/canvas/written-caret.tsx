import { type DesignDocument, elementMatrix, findElement, type TextElement } from "@offizin/design";
import type { TextRange } from "@offizin/editor";
import { caretAt, type Shaper, selectionBoxes } from "@offizin/text";
import { useEffect, useRef } from "react";
import { useDrawingKit, useEditor } from "../editor-context.tsx";
import { layoutIn } from "./element-layout.ts";
import styles from "./text-caret.module.css";

export interface CaretProps {
	/** UTF-16 range an input method is still working on. */
	readonly composition: { readonly start: number; readonly end: number } | null;
}

/** Where our own layout has them. */
export function WrittenCaret(props: CaretProps) {
	const tool = useEditor((state) => state.tool);
	const document = useEditor(({ shown }) => shown);
	const element = tool.name === "editingText" ? findElement(document, tool.element) : undefined;
	// Null while a font of what was just typed is on its way.
	const { shaper } = useDrawingKit();
	if (!shaper || tool.name !== "editingText" || element?.type !== "text") return null;
	return <CaretLayer {...props} {...{ document, element, shaper }} range={tool.range} />;
}

interface CaretLayerProps extends CaretProps {
	readonly shaper: Shaper;
	readonly document: DesignDocument;
	readonly element: TextElement;
	readonly range: TextRange;
}

function CaretLayer({ document, element, shaper, range, composition }: CaretLayerProps) {
	const layout = layoutIn(shaper, document, element);
	const { text } = element;
	const within = (index: number) => Math.min(index, text.length);
	const caret = caretAt(layout, text, within(range.caret));
	const boxes = selectionBoxes(layout, text, within(range.anchor), within(range.caret));
	const composed = composition
		? selectionBoxes(layout, text, within(composition.start), within(composition.end))
		: [];
	const isBare = range.anchor === range.caret;
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawn caret takes no focus
		<g
			className={styles.layer}
			aria-hidden="true"
			transform={`matrix(${elementMatrix(document, element).join(" ")})`}
		>
			{boxes.map((box) => (
				<rect key={box.y} className={styles.selection} {...box} />
			))}
			{composed.map(({ x, y, width, height }) => (
				<line key={y} className={styles.composition} x1={x} x2={x + width} y1={y + height} y2={y + height} />
			))}
			{isBare ? (
				<CaretLine
					x={caret.x}
					top={caret.top + caret.height * 0.06}
					bottom={caret.top + caret.height * 0.94}
					movedBy={text}
				/>
			) : null}
		</g>
	);
}

const BLINK_MS = 550;

interface CaretLineProps {
	readonly x: number;
	readonly top: number;
	readonly bottom: number;
	/** With another value it is seen again at once, wherever it stands. */
	readonly movedBy: string;
}

/** Blinks by a timer: to begin an animation anew with each key takes a browser longer than to lay the text out. */
function CaretLine({ x, top, bottom, movedBy }: CaretLineProps) {
	const line = useRef<SVGLineElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: seen as long as it moves
	useEffect(() => {
		const blinking = setInterval(() => line.current?.toggleAttribute("data-off"), BLINK_MS);
		return () => {
			clearInterval(blinking);
			line.current?.removeAttribute("data-off");
		};
	}, [x, top, movedBy]);
	return <line ref={line} className={styles.caret} data-caret="" x1={x} x2={x} y1={top} y2={bottom} />;
}
