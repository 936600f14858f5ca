import { type RefObject, useEffect } from "react";
import { useEditing } from "../editor-context.tsx";
import { partsOf, show } from "./sheet-in-frame.ts";
import { type Held, heldAt, withinZoom } from "./view-math.ts";

export interface PinchProps {
	readonly desk: RefObject<HTMLDivElement | null>;
	readonly seen: RefObject<{ readonly zoom: number; readonly onZoom: (zoom: number) => void }>;
	/** Takes what the next zoom keeps in its place. */
	readonly held: RefObject<Held | null>;
}

/** Two fingers on the desk, or a pinch on a trackpad, magnify the page and move it. */
export function usePinch({ desk, seen, held }: PinchProps): void {
	const { editor } = useEditing();
	useEffect(() => {
		const parts = partsOf(desk.current);
		if (!parts) return;
		const { frame, sheet } = parts;
		const listening = new AbortController();
		const { signal } = listening;
		let start: { fingers: readonly number[]; spread: number; zoom: number; place: Held } | null = null;

		const between = ([one, other]: readonly Touch[]) => {
			if (!one || !other) return undefined;
			return {
				spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
				left: (one.clientX + other.clientX) / 2,
				top: (one.clientY + other.clientY) / 2,
			};
		};
		const begin = (event: TouchEvent) => {
			// A thumb that rests on a panel takes part in nothing here.
			const own = [...event.touches].filter(({ target }) => frame.contains(target as Node));
			const both = between(own);
			const isOnPhoto = own.every(({ target }) => (target as Element).matches("[data-photo]"));
			// Two fingers on a photograph crop it.
			if (!both || isOnPhoto || start) return;
			event.preventDefault();
			// What one finger had begun was no gesture of its own.
			if (editor.getSnapshot().tool.name === "placing") editor.send({ type: "cancel" });
			const place = heldAt(sheet.getBoundingClientRect(), both.left, both.top);
			const fingers = own.slice(0, 2).map(({ identifier }) => identifier);
			start = { fingers, spread: both.spread, zoom: seen.current.zoom, place };
		};
		const still = ({ touches }: TouchEvent) =>
			[...touches].filter(({ identifier }) => start?.fingers.includes(identifier));
		const follow = (event: TouchEvent) => {
			const both = between(still(event));
			if (!start || !both) return;
			event.preventDefault();
			const place = { ...start.place, left: both.left, top: both.top };
			zoomTo(start.zoom * (both.spread / start.spread), place);
		};
		const end = (event: TouchEvent) => {
			if (still(event).length < 2) start = null;
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
	}, [desk, editor, seen, held]);
}
