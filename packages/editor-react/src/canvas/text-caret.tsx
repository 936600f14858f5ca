import { type DesignDocument, elementMatrix, type TextElement } from "@offizin/design";
import type { TextRange } from "@offizin/editor";
import { caretAt, type Shaper, selectionBoxes } from "@offizin/text";
import { layoutIn } from "./element-layout.ts";
import styles from "./text-caret.module.css";

export interface TextCaretProps {
	readonly document: DesignDocument;
	readonly element: TextElement;
	readonly shaper: Shaper;
	readonly range: TextRange;
	/** UTF-16 range an input method is still working on. */
	readonly composition: { readonly start: number; readonly end: number } | null;
}

/** Caret, selection and composition, where our own layout has them. */
export function TextCaret({ document, element, shaper, range, composition }: TextCaretProps) {
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
				<line
					key={`${range.caret}-${text.length}`}
					className={styles.caret}
					data-caret=""
					x1={caret.x}
					x2={caret.x}
					y1={caret.top + caret.height * 0.06}
					y2={caret.top + caret.height * 0.94}
				/>
			) : null}
		</g>
	);
}
