import { findElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useEditing, useEditor } from "../editor-context.tsx";
import { followKeyboard } from "./keyboard.ts";
import { heldMiddle, heldSelection, heldText, partsOf, show, targetOf } from "./sheet-in-frame.ts";
import { usePinch } from "./use-pinch.ts";
import { type Held, withinZoom, zoomForText } from "./view-math.ts";

export interface CameraProps {
	readonly desk: RefObject<HTMLDivElement | null>;
	readonly zoom: number;
	readonly onZoom: (zoom: number) => void;
}

/**
 * What is seen of the page. Two fingers or a pinch on a trackpad magnify and move the page and never the browser; whatever
 * zoom is chosen, what is selected stays in view; a text that a thumb taps comes close enough to be read above the keyboard.
 */
export function Camera({ desk, zoom, onZoom }: CameraProps) {
	const { editor } = useEditing();
	/** What the next zoom keeps in its place. */
	const held = useRef<Held | null>(null);
	/** How wide the sheet is going to be with the next zoom, pixels. */
	const awaited = useRef<number | null>(null);
	const seen = useRef({ zoom, onZoom });
	seen.current = { zoom, onZoom };
	const edited = useEditor(({ tool }) => (tool.name === "editingText" ? tool.element : null));

	// biome-ignore lint/correctness/useExhaustiveDependencies: another zoom has moved everything
	useLayoutEffect(() => {
		const parts = partsOf(desk.current);
		if (!parts) return;
		const { frame, sheet } = parts;
		const selected = selectedElement(editor.getSnapshot().tool);
		const place = held.current ?? heldSelection(frame, sheet, selected) ?? heldMiddle(frame);
		held.current = null;
		awaited.current = null;
		show(frame, sheet, place);
	}, [zoom, desk, editor]);

	useEffect(() => {
		const parts = partsOf(desk.current);
		if (!parts || edited === null || !matchMedia("(pointer: coarse)").matches) return;
		const { frame, sheet } = parts;
		const { shown } = editor.getSnapshot();
		const element = findElement(shown, edited);
		const target = targetOf(frame, edited);
		const scale = target?.ownerSVGElement?.getScreenCTM()?.a;
		if (element?.type !== "text" || !target || !scale) return;
		const now = seen.current.zoom;
		const next = zoomForText({
			size: element.style.size * scale,
			width: target.getBoundingClientRect().width,
			room: frame.clientWidth,
			zoom: now,
		});
		const place = heldText(frame, sheet, target, next / now);
		if (next === now) {
			if (next > 1) show(frame, sheet, place);
			return;
		}
		held.current = place;
		seen.current.onZoom(next);
	}, [desk, edited, editor]);

	useEffect(() => {
		const parts = partsOf(desk.current);
		if (!parts) return;
		const { frame, sheet } = parts;
		const target = () => {
			const { tool } = editor.getSnapshot();
			return tool.name === "editingText" ? targetOf(frame, tool.element) : null;
		};
		/** From the keyboard that came for a text to the one that goes. */
		let isOurs = false;
		return followKeyboard((isThere, layOut) => {
			const text = target();
			isOurs ||= text !== null;
			const width = awaited.current ?? sheet.getBoundingClientRect().width;
			layOut();
			if (!isOurs) return;
			isOurs = isThere;
			// The page is as large as before, only less of it is seen.
			const now = seen.current.zoom;
			const fit = sheet.getBoundingClientRect().width / now;
			const next = withinZoom(width / fit);
			const place = text
				? heldText(frame, sheet, text, next / now)
				: (heldSelection(frame, sheet, selectedElement(editor.getSnapshot().tool)) ?? heldMiddle(frame));
			if (next === now) {
				show(frame, sheet, place);
				return;
			}
			awaited.current = width;
			held.current = place;
			seen.current.onZoom(next);
		});
	}, [desk, editor]);

	usePinch({ desk, seen, held });

	return null;
}
