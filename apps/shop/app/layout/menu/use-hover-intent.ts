import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Somebody who only crosses the bar opens nothing, and one who cuts a corner loses nothing. */
const OPEN_MS = 140;
const CLOSE_MS = 280;

/**
 * Opens a popover under the pointer of a mouse that rests on what it belongs to. Touch and keys have its button. What
 * somebody has opened by the button stays until they close it.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isByHover = useRef(false);
	useEffect(() => () => clearTimeout(timer.current), []);

	function later(ms: number, act: () => void) {
		clearTimeout(timer.current);
		timer.current = setTimeout(act, ms);
	}
	return {
		onPointerEnter({ pointerType }: PointerEvent) {
			if (pointerType !== "mouse") return;
			later(OPEN_MS, () => {
				if (panel.current?.matches(":popover-open") === false) {
					isByHover.current = true;
					panel.current.showPopover();
				}
			});
		},
		onPointerLeave({ pointerType }: PointerEvent) {
			if (pointerType !== "mouse") return;
			later(CLOSE_MS, () => {
				if (isByHover.current && panel.current?.matches(":popover-open")) panel.current.hidePopover();
				isByHover.current = false;
			});
		},
	};
}
