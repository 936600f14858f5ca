import { findElement, rightsOf } from "@offizin/design";
import { type Grip, placer, selectedElements, snapFieldOf } from "@offizin/editor";
import { type PointerEvent, useCallback } from "react";
import { localPoint } from "../canvas/local-point.ts";
import { pageShown } from "../canvas/page-view.tsx";
import { useDrawingKit, useEditing } from "../editor-context.tsx";
import { usePlacedWords } from "./use-placed-words.ts";

/** A press moves this many screen pixels before it counts as dragging. */
const SLACK = 3;
/** What is nearer than this many screen pixels catches. */
const CATCH = 6;

/** `onTap`: let go without having been moved. */
type Press = (
	event: PointerEvent<SVGElement>,
	grip: Grip,
	elements: readonly string[],
	onTap?: (event: globalThis.PointerEvent) => void,
) => void;

/** Moves, sizes and turns elements with a mouse or a finger: Alt keeps things from catching, Shift keeps them even. */
export function usePlacing(): Press {
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const announcePlaces = usePlacedWords();
	return useCallback(
		(event, grip, elements, onTap) => {
			const page = event.currentTarget.ownerSVGElement;
			if (event.button !== 0 || !page || elements.length === 0) return;
			// Neither a selection of words nor a scrolling page, and the focus stays where it is.
			event.preventDefault();
			const { pointerId, clientX, clientY } = event;
			const from = localPoint(page, event);
			const ended = new AbortController();
			const { signal } = ended;
			const isHeld = elements.some((id) => isFixed(editor.getSnapshot().document, id));
			const isPlacing = () => editor.getSnapshot().tool.name === "placing";
			const grab = () => {
				const { shown, page: key } = editor.getSnapshot();
				const field = snapFieldOf(shown, pageShown(format, key), elements);
				editor.send({ type: "grabElements", placer, elements, grip, field, from });
			};
			const follow = (moved: globalThis.PointerEvent) => {
				if (moved.pointerId !== pointerId) return;
				const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY);
				if (isHeld || (!isPlacing() && far < SLACK)) return;
				if (!isPlacing()) grab();
				const scale = page.getScreenCTM()?.a ?? 1;
				const tolerance = moved.altKey ? 0 : CATCH / scale;
				editor.send({
					type: "dragElements",
					to: localPoint(page, moved),
					tolerance,
					isEven: moved.shiftKey || keepsRatio(editor.getSnapshot().shown, grip, elements),
				});
			};
			const end = (last: globalThis.PointerEvent) => {
				if (last.pointerId !== pointerId) return;
				ended.abort();
				if (!isPlacing()) {
					if (last.type === "pointerup") onTap?.(last);
					return;
				}
				editor.send({ type: last.type === "pointerup" ? "release" : "cancel" });
				announcePlaces(selectedElements(editor.getSnapshot().tool));
			};
			// Browsers do not heed touch-action on every part of an SVG: they would scroll and take the touch away. On the
			// very element, where the touch stays also when the handles go.
			event.target.addEventListener("touchmove", keepStill, { signal, passive: false });
			addEventListener("pointermove", follow, { signal });
			addEventListener("pointerup", end, { signal });
			addEventListener("pointercancel", end, { signal });
		},
		[editor, format, announcePlaces],
	);
}

function keepStill(event: Event): void {
	if (event.cancelable) event.preventDefault();
}

function isFixed(document: Parameters<typeof findElement>[0], id: string): boolean {
	const element = findElement(document, id);
	return element === undefined || !rightsOf(element).has("place");
}

/** By its corners a code stays square. */
function keepsRatio(
	document: Parameters<typeof findElement>[0],
	grip: Grip,
	elements: readonly string[],
): boolean {
	return grip.length === 2 && elements.some((id) => findElement(document, id)?.type === "qr");
}
