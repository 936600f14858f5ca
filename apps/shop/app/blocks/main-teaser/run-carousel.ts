import createEmbla from "embla-carousel";
import { createAutoplay } from "./autoplay.ts";
import { createDragCount } from "./drag-count.ts";

export interface RunningCarousel {
	show(index: number): void;
	pause(isPaused: boolean): void;
	stop(): void;
}

/** Lets slides take turns by themselves, by hand and by the row of controls. */
export function runCarousel(viewport: HTMLElement, onActive: (index: number) => void): RunningCarousel {
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	viewport.dataset.runs = "true";
	viewport.scrollLeft = 0;
	const embla = createEmbla(viewport, { loop: true, ...(isCalm && { duration: 0 }) });
	const whole = viewport.parentElement ?? viewport;
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
		show: (index) => embla.scrollTo(index),
		pause: (isPaused) => (isPaused ? autoplay?.hold("person") : autoplay?.release("person")),
		stop() {
			listening.abort();
			autoplay?.stop();
			embla.destroy();
		},
	};
}
