import type { PhotoElement } from "@offizin/design";
import { type PointerEvent, useMemo, useRef } from "react";
import { useEditing } from "../editor-context.tsx";
import { localPoint } from "./local-point.ts";

type Place = { readonly x: number; readonly y: number };
/** A press moves this many screen pixels before it counts as dragging. */
const SLACK = 3;

/** One finger or the mouse moves the photo, two fingers magnify it. The tool decides what that means. */
export function usePhotoGesture(element: PhotoElement) {
	const { editor } = useEditing();
	const pointers = useRef(new Map<number, Place>());
	const start = useRef<{ centre: Place; spread: number; screen: Place } | null>(null);
	const { id, box } = element;

	return useMemo(() => {
		const place = (event: PointerEvent<SVGRectElement>): Place => localPoint(event.currentTarget, event);

		function measure(): { centre: Place; spread: number } {
			const [first = { x: 0, y: 0 }, second = first] = [...pointers.current.values()];
			return {
				centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
				spread: Math.hypot(first.x - second.x, first.y - second.y),
			};
		}

		function press(event: PointerEvent<SVGRectElement>): void {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			pointers.current.set(event.pointerId, place(event));
			start.current = { ...measure(), screen: { x: event.clientX, y: event.clientY } };
			if (pointers.current.size === 2) editor.send({ type: "pinchPhoto", element: id });
		}

		function move(event: PointerEvent<SVGRectElement>): void {
			const from = start.current;
			if (!from || !pointers.current.has(event.pointerId)) return;
			pointers.current.set(event.pointerId, place(event));
			const { tool } = editor.getSnapshot();
			const { centre, spread } = measure();
			const dx = centre.x - from.centre.x;
			const dy = centre.y - from.centre.y;
			if (tool.name === "zoomingPhoto") {
				editor.send({ type: "scalePhoto", factor: spread / from.spread, dx, dy });
				return;
			}
			const far = Math.hypot(event.clientX - from.screen.x, event.clientY - from.screen.y);
			if (tool.name !== "draggingPhoto" && far < SLACK) return;
			if (tool.name !== "draggingPhoto") editor.send({ type: "grabPhoto", element: id });
			editor.send({ type: "dragPhoto", dx, dy });
		}

		function lift(event: PointerEvent<SVGRectElement>): void {
			if (!pointers.current.delete(event.pointerId)) return;
			start.current = null;
			pointers.current.clear();
			editor.send({ type: event.type === "pointercancel" ? "cancel" : "release" });
		}

		return {
			handlers: {
				onPointerDown: press,
				onPointerMove: move,
				onPointerUp: lift,
				onPointerCancel: lift,
			},
			/** A place on the screen from the middle of the slot, micrometres. */
			fromCentre(target: SVGRectElement, at: { clientX: number; clientY: number }): Place {
				const { x, y } = localPoint(target, at);
				return { x: x - box.width / 2, y: y - box.height / 2 };
			},
		};
	}, [editor, id, box]);
}
