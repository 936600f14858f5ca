import { type DesignDocument, type DesignElement, rightsOf, type TextElement } from "@offizin/design";

/** A text a person may change, with the page it stands on. */
export interface TextField {
	readonly page: string;
	readonly element: TextElement;
	readonly isMultiline: boolean;
}

/** Whether a person may write into an element. */
export function isWritable(element: DesignElement | undefined): element is TextElement {
	return element?.type === "text" && element.editable && rightsOf(element).has("content");
}

/** All texts to write into in reading order: page by page, from top to bottom, then from left to right. */
export function textFields(document: DesignDocument): TextField[] {
	return document.pages.flatMap(({ key, elements }) =>
		elements
			.filter(isWritable)
			.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
			.map((element) => ({ page: key, element, isMultiline: isMultiline(element) })),
	);
}

/** Whether the box has room for a second line, or the text already has one. */
export function isMultiline({ text, box, style }: TextElement): boolean {
	return text.includes("\n") || box.height >= (style.size * style.leading * 1.9) / 100;
}

/** The field Tab leads to (or back from with -1); undefined at the ends. */
export function neighbourField(
	document: DesignDocument,
	element: string,
	step: 1 | -1,
): TextField | undefined {
	const fields = textFields(document);
	const position = fields.findIndex((field) => field.element.id === element);
	return position < 0 ? undefined : fields[position + step];
}
