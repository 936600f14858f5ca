import { fieldsIn, type TextElement } from "@offizin/design";
import { movedRange, selectedElements, type TextRange, wordRangeAt } from "@offizin/editor";
import { indexAt } from "@offizin/text";
import { type KeyboardEvent, type MouseEvent, memo } from "react";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { layoutIn } from "./element-layout.ts";
import { localPoint } from "./local-point.ts";
import styles from "./targets.module.css";

export interface TextTargetProps {
	/** As it is written, with the placeholders of guest fields. */
	readonly element: TextElement;
	/** From the coordinates of its box to the page, through all its groups. */
	readonly transform: string;
}

/** The place on the page where a text is clicked, tapped or entered with the keyboard. */
export const TextTarget = memo(function TextTarget({ element, transform }: TextTargetProps) {
	const { editor, textInput } = useEditing();
	const { shaper } = useDrawingKit();
	const { t, nameOf } = useHost();
	const isSelected = useEditor(({ tool }) => selectedElements(tool).includes(element.id));
	const isEditing = useEditor(({ tool }) => tool.name === "editingText" && tool.element === element.id);

	const isOfGuest = useEditor(({ document }) => fieldsIn(element, document).length > 0);

	function edit(range: TextRange): void {
		const input = textInput.current;
		if (!input) return;
		editor.send({ type: "editText", element: element.id, range });
		// Here and now: phones open their keyboard only inside the tap.
		input.value = element.text;
		input.focus({ preventScroll: true });
		const isBackward = range.caret < range.anchor;
		input.setSelectionRange(
			Math.min(range.anchor, range.caret),
			Math.max(range.anchor, range.caret),
			isBackward ? "backward" : "forward",
		);
	}

	/** Mouse events, since they count clicks and since a tap ends in them too. */
	function press(event: MouseEvent<SVGRectElement>): void {
		if (event.button !== 0) return;
		// Focus stays where `edit` puts it.
		event.preventDefault();
		// A font is on its way: what is written meanwhile goes here all the same.
		if (!shaper) {
			edit({ anchor: element.text.length, caret: element.text.length });
			return;
		}
		const target = event.currentTarget;
		const layout = layoutIn(shaper, editor.getSnapshot().shown, element);
		const indexUnder = (at: { clientX: number; clientY: number }) =>
			indexAt(layout, element.text, localPoint(target, at));
		const index = indexUnder(event);
		const { tool } = editor.getSnapshot();
		if (event.detail > 1) {
			edit(event.detail === 2 ? wordRangeAt(element.text, index) : { anchor: 0, caret: element.text.length });
			return;
		}
		const isExtending = event.shiftKey && tool.name === "editingText" && tool.element === element.id;
		const start = isExtending ? movedRange(tool.range, index, true) : { anchor: index, caret: index };
		edit(start);
		const listening = new AbortController();
		const { signal } = listening;
		const follow = (moved: globalThis.MouseEvent) =>
			moved.buttons === 1 ? edit({ anchor: start.anchor, caret: indexUnder(moved) }) : listening.abort();
		addEventListener("mousemove", follow, { signal });
		addEventListener("mouseup", () => listening.abort(), { signal });
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG has no button
		<rect
			className={styles.target}
			data-element={element.id}
			data-selected={isSelected || undefined}
			data-editing={isEditing || undefined}
			data-guest={isOfGuest || undefined}
			transform={transform}
			width={element.box.width}
			height={element.box.height}
			role="button"
			aria-label={t("texts.edit", { label: nameOf(element.label) })}
			tabIndex={0}
			onMouseDown={press}
			onKeyDown={(event: KeyboardEvent) => {
				if (event.key !== "Enter" && event.key !== " ") return;
				event.preventDefault();
				edit({ anchor: 0, caret: element.text.length });
			}}
		/>
	);
});
