import type { KeyboardEvent } from "react";
import type { RunningCarousel } from "./running-carousel.ts";

/** Arrows go from slide to slide wherever the focus is in a carousel. */
export function turnByKeys(running: RunningCarousel | undefined) {
	return (event: KeyboardEvent) => {
		const move = event.key === "ArrowRight" ? running?.next : event.key === "ArrowLeft" && running?.back;
		if (!move) return;
		event.preventDefault();
		move();
	};
}
