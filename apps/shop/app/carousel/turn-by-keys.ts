import type { KeyboardEvent } from "react";
import type { RunningCarousel } from "./run-carousel.ts";

/** Arrows go from slide to slide wherever the focus is in a carousel, but for where they write or choose. */
export function turnByKeys(running: RunningCarousel | undefined) {
	return (event: KeyboardEvent<HTMLElement>) => {
		const { key, target } = event;
		const move = key === "ArrowRight" ? running?.next : key === "ArrowLeft" ? running?.back : undefined;
		const isOwn = target instanceof Element && target.closest("input, select, textarea, [role=radiogroup]");
		if (!move || isOwn || event.defaultPrevented) return;
		event.preventDefault();
		move();
	};
}
