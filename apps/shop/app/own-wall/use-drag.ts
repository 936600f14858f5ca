import type { Point } from "@offizin/scenes";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** Keys that move something, and where to. */
const arrows: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
/** Steps of an arrow with the shift key. */
const FAR = 10;

/** Props of something that is dragged by pointer or moved by arrows; moves are told in pixels, and in steps of the keys. */
export function useDrag({
	onMove,
	onStep,
}: {
	readonly onMove: (by: Point) => void;
	readonly onStep: (by: Point) => void;
}) {
	const last = useRef<Point | null>(null);
	const [isHeld, hold] = useState(false);
	const letGo = () => {
		last.current = null;
		hold(false);
	};
	return {
		isHeld,
		props: {
			onPointerDown(event: PointerEvent<HTMLElement>) {
				event.currentTarget.setPointerCapture(event.pointerId);
				last.current = { x: event.clientX, y: event.clientY };
				hold(true);
			},
			onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
				const before = last.current;
				if (!before) return;
				last.current = { x, y };
				onMove({ x: x - before.x, y: y - before.y });
			},
			onPointerUp: letGo,
			onPointerCancel: letGo,
			onKeyDown(event: KeyboardEvent<HTMLElement>) {
				const arrow = arrows[event.key];
				if (!arrow) return;
				event.preventDefault();
				const steps = event.shiftKey ? FAR : 1;
				onStep({ x: arrow.x * steps, y: arrow.y * steps });
			},
		},
	};
}
