import { type DesignDocument, elementBounds, type TextElement } from "@offizin/design";
import type { Box } from "@offizin/units";
import { layoutIn } from "../canvas/element-layout.ts";
import { useDrawingKit, useHost } from "../editor-context.tsx";
import type { Translate } from "../translator.ts";
import styles from "./field-message.module.css";

/** What there is to say about the text being edited, beside it on the page. */
export function FieldMessage({
	document,
	element,
	view,
	cut,
}: {
	readonly document: DesignDocument;
	readonly element: TextElement;
	readonly view: Box;
	readonly cut: number;
}) {
	const { shaper } = useDrawingKit();
	const { t } = useHost();
	const isTooLong = shaper !== null && layoutIn(shaper, document, element).overflow;
	const message = fieldMessage(element, isTooLong, cut, t);
	const bounds = elementBounds(document, element);
	const top = ((bounds.y + bounds.height - view.y) / view.height) * 100;
	return (
		<p
			className={styles.message}
			role="status"
			data-bad={isTooLong || cut > 0 || undefined}
			style={{ top: `${top}%` }}
		>
			{message}
		</p>
	);
}

/** The worst thing first; null when all is well. */
export function fieldMessage(
	element: TextElement,
	isTooLong: boolean,
	cut: number,
	t: Translate,
): string | null {
	const { maxLength, text } = element;
	if (isTooLong) return t("texts.tooLong");
	if (cut > 0) return t("texts.cut", { max: maxLength, cut });
	const left = maxLength - text.length;
	return left <= Math.max(5, maxLength * 0.1) ? t("texts.left", { count: left }) : null;
}
