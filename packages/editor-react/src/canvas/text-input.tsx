import {
	type DesignDocument,
	elementBounds,
	elementMatrix,
	findElement,
	type TextElement,
} from "@offizin/design";
import {
	caretAfterChange,
	caretMoveOf,
	fitInput,
	isMultiline,
	movedRange,
	neighbourField,
	plainText,
	type TextRange,
	type Tool,
} from "@offizin/editor";
import { caretAt, moveCaret, type TextLayout } from "@offizin/text";
import type { Box, Um } from "@offizin/units";
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { layoutIn } from "./element-layout.ts";
import styles from "./text-input.module.css";

type EditingText = Extract<Tool, { name: "editingText" }>;

export interface TextInputProps {
	/** What of the page is seen: places the field over its text. */
	readonly view: Box;
	readonly onCompose: (range: { start: number; end: number } | null) => void;
	/** Characters that did not fit the text any more; 0 when all did. */
	readonly onCut: (element: string, cut: number) => void;
	readonly onLeave: (element: string) => void;
}

/**
 * The real text field behind the page. It owns input, selection, composition, clipboard and spelling; what is seen
 * of it is drawn by the layout. Always in the page, so that a tap can focus it at once.
 */
export function TextInput({ view, onCompose, onCut, onLeave }: TextInputProps) {
	const { editor, textInput } = useEditing();
	const { shaper } = useDrawingKit();
	const { t, nameOf } = useHost();
	const tool = useEditor((state) => state.tool);
	const document = useEditor(({ document }) => document);
	const isComposing = useRef(false);
	const composedFrom = useRef(0);
	const goalX = useRef<Um | undefined>(undefined);
	const { editing, element } = written(tool, document);
	/** What is written as it is by now: what is seen follows by a frame. */
	const current = () => {
		const { tool, document } = editor.getSnapshot();
		return { document, ...written(tool, document) };
	};

	useLayoutEffect(() => {
		const input = textInput.current;
		if (!input || !editing || !element || isComposing.current) return;
		if (input.value !== element.text) input.value = element.text;
		if (globalThis.document.activeElement === input) select(input, editing.range);
	}, [textInput, editing, element]);

	function put(input: HTMLTextAreaElement, before: TextElement): void {
		const fit = isComposing.current
			? { text: input.value, caret: input.selectionEnd, cut: 0 }
			: fitInput(before.text, input.value, before.maxLength);
		if (fit.cut > 0) input.value = fit.text;
		const caret = fit.cut > 0 ? fit.caret : input.selectionEnd;
		onCut(before.id, fit.cut);
		goalX.current = undefined;
		editor.send({ type: "typeText", text: fit.text, range: { anchor: caret, caret } });
		if (fit.cut > 0) select(input, { anchor: caret, caret });
	}

	function step(direction: "undo" | "redo"): void {
		const { element } = current();
		const before = element?.text ?? "";
		editor[direction]();
		const now = element && findElement(editor.getSnapshot().document, element.id);
		if (now?.type !== "text" || now.text === before) return;
		const caret = caretAfterChange(before, now.text);
		editor.send({ type: "moveCaret", range: { anchor: caret, caret } });
	}

	function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
		const { editing, element, document } = current();
		if (!editing || !element || isComposing.current) return;
		const command = event.ctrlKey || event.metaKey;
		const key = event.key.toLowerCase();
		if (command && (key === "z" || key === "y")) {
			event.preventDefault();
			event.stopPropagation();
			step(key === "y" || event.shiftKey ? "redo" : "undo");
			return;
		}
		// What is open above the text closes first, by itself.
		if (event.key === "Escape" && window.document.querySelector("[data-text-tools] :popover-open")) {
			event.stopPropagation();
			return;
		}
		if (event.key === "Escape" || (event.key === "Enter" && !isMultiline(element))) {
			event.preventDefault();
			event.stopPropagation();
			editor.send({ type: "cancel" });
			onLeave(element.id);
			return;
		}
		if (event.key === "Tab") {
			goToNeighbour(event);
			return;
		}
		const move = caretMoveOf({ key: event.key, shift: event.shiftKey, command, alt: event.altKey });
		// Without a layout the field moves its own.
		if (!move || !shaper) {
			if (event.key.startsWith("Arrow")) goalX.current = undefined;
			return;
		}
		event.preventDefault();
		const moved = moveCaret(
			layoutIn(shaper, document, element),
			element.text,
			editing.range.caret,
			move,
			goalX.current,
		);
		goalX.current = move === "up" || move === "down" ? moved.goalX : undefined;
		editor.send({ type: "moveCaret", range: movedRange(editing.range, moved.index, event.shiftKey) });
	}

	function goToNeighbour(event: KeyboardEvent<HTMLTextAreaElement>): void {
		const { element, document } = current();
		const next = element && neighbourField(document, element.id, event.shiftKey ? -1 : 1);
		if (!next) return;
		event.preventDefault();
		editor.showPage(next.page);
		const range = { anchor: 0, caret: next.element.text.length };
		editor.send({ type: "editText", element: next.element.id, range });
	}

	function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
		const { element } = current();
		if (!element) return;
		event.preventDefault();
		const input = event.currentTarget;
		const text = plainText(event.clipboardData.getData("text/plain"), isMultiline(element));
		editor.mark();
		input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
		put(input, element);
		editor.mark();
	}

	return (
		// By itself: with each key Chromium reads all fields of a form for its filling in, and without one those of the whole page.
		<form className={styles.alone}>
			<textarea
				ref={textInput}
				className={styles.input}
				style={
					element && editing && shaper
						? placeOf(document, element, layoutIn(shaper, document, element), editing.range, view)
						: {}
				}
				aria-label={element ? nameOf(element.label) : t("panel.texts")}
				aria-hidden={element ? undefined : true}
				tabIndex={-1}
				lang="de"
				spellCheck
				autoCapitalize="sentences"
				onInput={(event) => {
					const { element } = current();
					if (element) put(event.currentTarget, element);
				}}
				onSelect={(event) => {
					const { editing, element } = current();
					if (!editing || isComposing.current) return;
					const range = rangeOf(event.currentTarget);
					if (range.anchor === editing.range.anchor && range.caret === editing.range.caret) return;
					if (event.currentTarget.value !== element?.text) return;
					goalX.current = undefined;
					editor.send({ type: "moveCaret", range });
				}}
				onKeyDown={press}
				onPaste={paste}
				onBeforeInput={(event) => {
					const { inputType } = event.nativeEvent as InputEvent;
					if (inputType !== "historyUndo" && inputType !== "historyRedo") return;
					event.preventDefault();
					step(inputType === "historyUndo" ? "undo" : "redo");
				}}
				onCompositionStart={(event) => {
					isComposing.current = true;
					composedFrom.current = event.currentTarget.selectionStart;
				}}
				onCompositionUpdate={({ data }) =>
					onCompose({ start: composedFrom.current, end: composedFrom.current + data.length })
				}
				onCompositionEnd={(event) => {
					isComposing.current = false;
					onCompose(null);
					const { element } = current();
					if (element) put(event.currentTarget, element);
				}}
				onBlur={({ relatedTarget }) => {
					onCompose(null);
					// Its own tools are for what is selected in it.
					if (isTextTool(relatedTarget)) return;
					if (editor.getSnapshot().tool.name === "editingText") editor.send({ type: "release" });
				}}
			/>
		</form>
	);
}

/** The text a tool writes, if it writes one. */
function written(
	tool: Tool,
	document: DesignDocument,
): { editing: EditingText | null; element: TextElement | undefined } {
	const editing = tool.name === "editingText" ? tool : null;
	const found = editing ? findElement(document, editing.element) : undefined;
	return { editing, element: found?.type === "text" ? found : undefined };
}

/** Whether something stands in a bar of tools that works on the text being edited. */
export function isTextTool(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("[data-text-tools]") !== null;
}

function rangeOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement): TextRange {
	return selectionDirection === "backward"
		? { anchor: selectionEnd, caret: selectionStart }
		: { anchor: selectionStart, caret: selectionEnd };
}

function select(input: HTMLTextAreaElement, { anchor, caret }: TextRange): void {
	const start = Math.min(anchor, caret);
	const end = Math.max(anchor, caret);
	if (input.selectionStart === start && input.selectionEnd === end) return;
	input.setSelectionRange(start, end, caret < anchor ? "backward" : "forward");
}

/** Over the line of the caret, so that the browser scrolls there and input methods open there. */
function placeOf(
	document: DesignDocument,
	element: TextElement,
	layout: TextLayout,
	range: TextRange,
	view: Box,
): { left: string; top: string; width: string } {
	const caret = caretAt(layout, element.text, Math.min(range.caret, element.text.length));
	const bounds = elementBounds(document, element);
	const isUpright = elementMatrix(document, element)[1] === 0;
	const top = isUpright ? bounds.y + caret.top : bounds.y;
	return {
		left: `${((bounds.x - view.x) / view.width) * 100}%`,
		top: `${((top - view.y) / view.height) * 100}%`,
		width: `${(bounds.width / view.width) * 100}%`,
	};
}
