import { type CropView, MAX_ZOOM, type PixelSize, panView, zoomView } from "@offizin/design";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** An upright photo in the place it fills, micrometres. */
export interface LookedAt {
	readonly photo: PixelSize;
	readonly slot: Parameters<typeof panView>[1];
	readonly view: CropView;
}

interface Place {
	readonly x: number;
	readonly y: number;
}

interface Held {
	readonly view: CropView;
	readonly centre: Place;
	readonly spread: number;
}

interface Options {
	/** Width of the paper, micrometres; it is the element with `data-paper`. */
	readonly across: number;
	readonly onMove: (view: CropView) => void;
	readonly onLetGo: (view: CropView) => void;
}

interface CropGesture {
	readonly ref: RefObject<HTMLButtonElement | null>;
	readonly isMoving: boolean;
	readonly handlers: Readonly<
		Record<
			"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
			(event: PointerEvent<HTMLButtonElement>) => void
		>
	>;
}

/** One finger or the mouse moves a photo under its paper, two fingers and the wheel magnify it. */
export function useCropGesture(seen: LookedAt, options: Options): CropGesture {
	const ref = useRef<HTMLButtonElement>(null);
	const [isMoving, setIsMoving] = useState(false);
	const pointers = useRef(new Map<number, Place>());
	const held = useRef<Held | null>(null);
	const latest = useRef({ seen, options });
	latest.current = { seen, options };

	/** Micrometres from the middle of the paper. */
	function place({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place {
		const paper = ref.current?.querySelector("[data-paper]")?.getBoundingClientRect();
		if (!paper || paper.width === 0) return { x: 0, y: 0 };
		const scale = latest.current.options.across / paper.width;
		return {
			x: (clientX - paper.left - paper.width / 2) * scale,
			y: (clientY - paper.top - paper.height / 2) * scale,
		};
	}

	/** What lies under the fingers now is what they hold. */
	function hold(): void {
		const places = [...pointers.current.values()];
		held.current = places.length === 0 ? null : { view: latest.current.seen.view, ...centreOf(places) };
	}

	function press(event: PointerEvent<HTMLButtonElement>): void {
		if (event.button !== 0 || pointers.current.size === 2) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		pointers.current.set(event.pointerId, place(event));
		hold();
		setIsMoving(true);
	}

	function move(event: PointerEvent<HTMLButtonElement>): void {
		const from = held.current;
		if (!from || !pointers.current.has(event.pointerId)) return;
		pointers.current.set(event.pointerId, place(event));
		const { seen, options } = latest.current;
		const { centre, spread } = centreOf([...pointers.current.values()]);
		const { photo, slot } = seen;
		const larger =
			from.spread > 0
				? zoomView(photo, slot, from.view, withinZoom(from.view, spread / from.spread), from.centre)
				: from.view;
		options.onMove(panView(photo, slot, larger, centre.x - from.centre.x, centre.y - from.centre.y));
	}

	function lift(event: PointerEvent<HTMLButtonElement>): void {
		if (!pointers.current.delete(event.pointerId)) return;
		hold();
		if (held.current) return;
		setIsMoving(false);
		latest.current.options.onLetGo(latest.current.seen.view);
	}

	useEffect(() => {
		const stage = ref.current;
		if (!stage) return;
		const turn = (event: WheelEvent) => {
			event.preventDefault();
			const { photo, slot, view } = latest.current.seen;
			const factor = withinZoom(view, Math.exp(-event.deltaY / 600));
			latest.current.options.onLetGo(zoomView(photo, slot, view, factor, place(event)));
		};
		// React listens passively, and then the page would scroll along.
		stage.addEventListener("wheel", turn, { passive: false });
		return () => stage.removeEventListener("wheel", turn);
	});

	return {
		ref,
		isMoving,
		handlers: { onPointerDown: press, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift },
	};
}

function withinZoom({ zoom }: CropView, factor: number): number {
	return Math.min(MAX_ZOOM / zoom, Math.max(1 / zoom, factor));
}

function centreOf([one = { x: 0, y: 0 }, other = one]: readonly Place[]): Pick<Held, "centre" | "spread"> {
	return {
		centre: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
		spread: Math.hypot(one.x - other.x, one.y - other.y),
	};
}
