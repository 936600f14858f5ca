import { type PointerEvent, useRef } from "react";
import { type Hold, MOST_PITCH } from "./views.ts";

/** Degrees for each pixel that the hand moves. */
const REACH = 0.42;

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Turns the card with the pointer; a finger that goes up or down scrolls the page instead. */
export function useTurning(hold: Hold, take: (hold: Hold) => void, isStill: boolean) {
	const grip = useRef<{ x: number; y: number; hold: Hold } | null>(null);
	if (isStill) return {};
	const release = () => {
		grip.current = null;
	};
	return {
		onPointerDown(event: PointerEvent<HTMLElement>): void {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			grip.current = { x: event.clientX, y: event.clientY, hold };
		},
		onPointerMove({ clientX, clientY }: PointerEvent): void {
			const from = grip.current;
			if (!from) return;
			const yaw = within(from.hold.yaw + (clientX - from.x) * REACH, 180);
			const pitch = within(from.hold.pitch + (from.y - clientY) * REACH * 0.6, MOST_PITCH);
			take({ ...hold, yaw, pitch });
		},
		onPointerUp: release,
		onPointerCancel: release,
	};
}
