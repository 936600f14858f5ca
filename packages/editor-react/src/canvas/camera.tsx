import { findElement } from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useEditing, useEditor } from "../editor-context.tsx";
import { type Held, heldAt, scrollFor, withinZoom, zoomForText } from "./view-math.ts";

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
		const area = target.getBoundingClientRect();
		const room = frame.getBoundingClientRect();
		const next = zoomForText({
			size: element.style.size * scale,
			width: area.width,
			room: room.width,
			zoom: seen.current.zoom,
		});
		const middle = heldAt(
			sheet.getBoundingClientRect(),
			area.left + area.width / 2,
			area.top + area.height / 2,
		);
		// The keyboard takes the lower half.
		const place = { ...middle, left: room.left + room.width / 2, top: room.top + room.height * 0.3 };
		if (next === seen.current.zoom) {
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
		const listening = new AbortController();
		const { signal } = listening;
		let start: { spread: number; zoom: number; place: Held } | null = null;

		const fingers = ({ touches: [one, other] }: TouchEvent) => {
			if (!one || !other) return undefined;
			return {
				spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
				left: (one.clientX + other.clientX) / 2,
				top: (one.clientY + other.clientY) / 2,
			};
		};
		const begin = (event: TouchEvent) => {
			const both = fingers(event);
			const isOnPhoto = [...event.touches].every(
				({ target }) => target instanceof Element && target.matches("[data-photo]"),
			);
			// Two fingers on a photograph crop it.
			if (!both || isOnPhoto) return;
			event.preventDefault();
			// What one finger had begun was no gesture of its own.
			if (editor.getSnapshot().tool.name === "placing") editor.send({ type: "cancel" });
			const place = heldAt(sheet.getBoundingClientRect(), both.left, both.top);
			start = { spread: both.spread, zoom: seen.current.zoom, place };
		};
		const follow = (event: TouchEvent) => {
			const both = fingers(event);
			if (!start || !both) return;
			event.preventDefault();
			const place = { ...start.place, left: both.left, top: both.top };
			zoomTo(start.zoom * (both.spread / start.spread), place);
		};
		const end = ({ touches }: TouchEvent) => {
			if (touches.length < 2) start = null;
		};
		const turn = (event: WheelEvent) => {
			// A pinch on a trackpad.
			if (!event.ctrlKey) return;
			event.preventDefault();
			const place = heldAt(sheet.getBoundingClientRect(), event.clientX, event.clientY);
			zoomTo(seen.current.zoom * Math.exp(-event.deltaY / 200), place);
		};
		function zoomTo(wanted: number, place: Held): void {
			const next = withinZoom(wanted);
			if (next === seen.current.zoom) show(frame, sheet, place);
			else {
				held.current = place;
				seen.current.onZoom(next);
			}
		}
		const active = { passive: false, signal };
		frame.addEventListener("touchstart", begin, active);
		frame.addEventListener("touchmove", follow, active);
		frame.addEventListener("touchend", end, { signal });
		frame.addEventListener("touchcancel", end, { signal });
		frame.addEventListener("wheel", turn, active);
		return () => listening.abort();
	}, [desk, editor]);

	return null;
}

function partsOf(frame: HTMLDivElement | null) {
	const sheet = frame?.querySelector<HTMLElement>("[data-sheet]");
	return frame && sheet ? { frame, sheet } : undefined;
}

function targetOf(frame: HTMLElement, element: string): SVGGraphicsElement | null {
	return frame.querySelector<SVGGraphicsElement>(`[data-element="${CSS.escape(element)}"]`);
}

function show(frame: HTMLElement, sheet: HTMLElement, place: Held): void {
	const { dx, dy } = scrollFor(sheet.getBoundingClientRect(), place);
	frame.scrollBy({ left: dx, top: dy, behavior: "instant" });
}

function middleOf(area: DOMRect): { readonly left: number; readonly top: number } {
	return { left: area.left + area.width / 2, top: area.top + area.height / 2 };
}

function heldSelection(frame: HTMLElement, sheet: HTMLElement, element: string | null): Held | undefined {
	const target = element === null ? null : targetOf(frame, element);
	if (!target) return undefined;
	const at = middleOf(target.getBoundingClientRect());
	return {
		...heldAt(sheet.getBoundingClientRect(), at.left, at.top),
		...middleOf(frame.getBoundingClientRect()),
	};
}

function heldMiddle(frame: HTMLElement): Held {
	return { x: 0.5, y: 0.5, ...middleOf(frame.getBoundingClientRect()) };
}
