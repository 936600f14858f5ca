import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const MOST = 6;
const STEP = 1.5;
/** A double tap goes so near, and back. */
const NEAR = 2.5;
const DOUBLE_MS = 320;

interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Zoom {
	readonly area: RefObject<HTMLElement | null>;
	/** 1: all of it is seen. */
	readonly zoom: number;
	readonly step: (way: 1 | -1) => void;
	readonly reset: () => void;
	readonly handlers: {
		readonly onPointerDown: (event: PointerEvent) => void;
		readonly onPointerMove: (event: PointerEvent) => void;
		readonly onPointerUp: (event: PointerEvent) => void;
		readonly onPointerCancel: (event: PointerEvent) => void;
	};
}

/** Zooms what an area scrolls, and keeps what is under the fingers where it is. */
export function useZoom(): Zoom {
	const area = useRef<HTMLElement>(null);
	const [zoom, setZoom] = useState(1);
	const now = useRef(1);
	const wanted = useRef<{ readonly left: number; readonly top: number } | null>(null);
	const fingers = useRef(new Map<number, Point>());
	const lastTap = useRef({ at: 0, x: 0, y: 0 });

	function zoomTo(next: number, about: Point): void {
		const element = area.current;
		if (!element) return;
		const wish = Math.min(MOST, Math.max(1, next));
		const { left, top } = element.getBoundingClientRect();
		const [x, y] = [about.x - left, about.y - top];
		const factor = wish / now.current;
		wanted.current = {
			left: (element.scrollLeft + x) * factor - x,
			top: (element.scrollTop + y) * factor - y,
		};
		now.current = wish;
		setZoom(wish);
	}

	function middle(): Point {
		const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {};
		return { x: left + width / 2, y: top + height / 2 };
	}

	// The scroll position follows what is as large as wanted only now.
	useLayoutEffect(() => {
		if (wanted.current && zoom >= 1) area.current?.scrollTo(wanted.current);
		wanted.current = null;
	}, [zoom]);

	// React listens to wheels passively, and the page behind must not scroll.
	const zoomBy = useRef(zoomTo);
	zoomBy.current = zoomTo;
	useEffect(() => {
		const element = area.current;
		const turn = (event: WheelEvent) => {
			event.preventDefault();
			zoomBy.current(now.current * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
		};
		element?.addEventListener("wheel", turn, { passive: false });
		return () => element?.removeEventListener("wheel", turn);
	}, []);

	function spread(): { readonly middle: Point; readonly length: number } | undefined {
		const [one, other] = [...fingers.current.values()];
		if (!one || !other) return undefined;
		return {
			middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
			length: Math.hypot(one.x - other.x, one.y - other.y),
		};
	}

	const lift = ({ pointerId }: PointerEvent) => {
		fingers.current.delete(pointerId);
	};

	return {
		area,
		zoom,
		step: (way) => zoomTo(way === 1 ? now.current * STEP : now.current / STEP, middle()),
		reset: () => zoomTo(1, middle()),
		handlers: {
			onPointerDown(event) {
				event.currentTarget.setPointerCapture(event.pointerId);
				const point = { x: event.clientX, y: event.clientY };
				fingers.current.set(event.pointerId, point);
				const last = lastTap.current;
				const isDouble =
					fingers.current.size === 1 &&
					event.timeStamp - last.at < DOUBLE_MS &&
					Math.hypot(last.x - point.x, last.y - point.y) < 30;
				lastTap.current = { at: isDouble ? 0 : event.timeStamp, ...point };
				if (isDouble) zoomTo(now.current > 1 ? 1 : NEAR, point);
			},
			onPointerMove(event) {
				const before = fingers.current.get(event.pointerId);
				if (!before) return;
				const was = spread();
				const point = { x: event.clientX, y: event.clientY };
				fingers.current.set(event.pointerId, point);
				const is = spread();
				if (was && is) {
					area.current?.scrollBy(was.middle.x - is.middle.x, was.middle.y - is.middle.y);
					zoomTo((now.current * is.length) / Math.max(1, was.length), is.middle);
				} else area.current?.scrollBy(before.x - point.x, before.y - point.y);
			},
			onPointerUp: lift,
			onPointerCancel: lift,
		},
	};
}
