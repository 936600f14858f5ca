import createEmbla from "embla-carousel";
import { createAutoplay } from "./autoplay.ts";
import { createDragCount } from "./drag-count.ts";

export interface RunningCarousel {
	/** Not for who wants nothing to move. */
	readonly turnsByItself: boolean;
	show(index: number): void;
	pause(isPaused: boolean): void;
	stop(): void;
}

/**
 * Lets slides take turns by themselves, by hand and by the row of controls. Without its elements it says so in the log
 * and leaves it at that (spec 8.4-3).
 */
export function runCarousel(
	viewport: HTMLElement | null,
	onActive: (index: number) => void,
): RunningCarousel | undefined {
	const whole = viewport?.parentElement;
	if (!viewport || !whole) {
		console.error("Autoplay needs a carousel and an element around it");
		return undefined;
	}
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	viewport.dataset.runs = "true";
	viewport.scrollLeft = 0;
	const embla = createEmbla(viewport, {
		loop: true,
		// It counts pixels and swallows clicks by them; here moves decide (spec 2.4-5).
		dragThreshold: Number.POSITIVE_INFINITY,
		...(isCalm && { duration: 0 }),
	});
	const autoplay = isCalm ? undefined : createAutoplay(() => embla.scrollNext());
	const drag = createDragCount();
	const listening = new AbortController();
	const { signal } = listening;

	embla.on("select", () => {
		onActive(embla.selectedScrollSnap());
		autoplay?.restart();
	});
	whole.addEventListener("mouseenter", () => autoplay?.hold("hover"), { signal });
	whole.addEventListener("mouseleave", () => autoplay?.release("hover"), { signal });
	whole.addEventListener("focusin", () => autoplay?.hold("focus"), { signal });
	whole.addEventListener("focusout", () => autoplay?.release("focus"), { signal });
	document.addEventListener(
		"visibilitychange",
		() => (document.hidden ? autoplay?.hold("hidden") : autoplay?.release("hidden")),
		{ signal },
	);
	viewport.addEventListener("pointerdown", drag.begin, { signal });
	viewport.addEventListener("pointermove", (event) => event.buttons > 0 && drag.move(), { signal });
	viewport.addEventListener(
		"click",
		(event) => {
			// A click without a press comes from the keyboard.
			if (event.detail === 0 || !drag.isDrag()) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ signal, capture: true },
	);
	return {
		turnsByItself: autoplay !== undefined,
		show: (index) => embla.scrollTo(index),
		pause: (isPaused) => (isPaused ? autoplay?.hold("person") : autoplay?.release("person")),
		stop() {
			listening.abort();
			autoplay?.stop();
			embla.destroy();
		},
	};
}
