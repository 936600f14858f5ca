import createEmbla, { type EmblaCarouselType } from "embla-carousel";
import { type Autoplay, createAutoplay } from "./autoplay.ts";
import { createDragCount } from "./drag-count.ts";
import { swipeBetween } from "./swipe.ts";

/** Spec 9.2-1, in milliseconds. */
const defaultTurn = 4000;
const resizeDebounce = 200;

/** Embla's speed has no unit: at this one a slide has arrived, but for a hundredth of its way, within 300 ms (spec 9.2-1). */
const duration = 8;

export interface CarouselRules {
	/** The first slide follows the last one. */
	readonly isInfinite: boolean;
	/** Slides take turns by themselves; with a number, after so many milliseconds. */
	readonly autoplay?: boolean | number;
	onChange(position: CarouselPosition): void;
}

export interface CarouselPosition {
	readonly index: number;
	/** How many stops there are: fewer than slides where several are seen at once. */
	readonly count: number;
	readonly canGoBack: boolean;
	readonly canGoOn: boolean;
}

export interface RunningCarousel {
	/** Not for who wants nothing to move. */
	readonly turnsByItself: boolean;
	show(index: number): void;
	back(): void;
	next(): void;
	pause(isPaused: boolean): void;
	stop(): void;
}

/**
 * Moves a row of slides by itself, by mouse and finger and by its controls. Without its elements it says so in the log
 * and leaves it at that (spec 8.4-3).
 */
export function runCarousel(viewport: HTMLElement | null, rules: CarouselRules): RunningCarousel | undefined {
	const whole = viewport?.parentElement;
	if (!viewport || !whole) {
		console.error("Autoplay needs a carousel and an element around it");
		return undefined;
	}
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	viewport.dataset.runs = "true";
	viewport.scrollLeft = 0;
	let resized: ReturnType<typeof setTimeout> | undefined;
	const embla = createEmbla(viewport, {
		loop: rules.isInfinite,
		align: "start",
		// It counts pixels and swallows clicks by them; here moves decide (spec 2.4-5).
		dragThreshold: Number.POSITIVE_INFINITY,
		duration: isCalm ? 0 : duration,
		watchResize: (api) => {
			clearTimeout(resized);
			resized = setTimeout(() => api.reInit(), resizeDebounce);
			return false;
		},
	});
	const { autoplay: turn = false } = rules;
	const autoplay =
		isCalm || turn === false
			? undefined
			: createAutoplay(() => embla.scrollNext(), turn === true ? defaultTurn : turn);
	const listening = new AbortController();
	const { signal } = listening;
	const tell = () => rules.onChange(positionOf(embla));
	embla.on("select", () => {
		tell();
		autoplay?.restart();
	});
	embla.on("reInit", tell);
	tell();
	if (autoplay) letLookersHold(autoplay, whole, signal);
	followPresses(embla, viewport, signal);
	return {
		turnsByItself: autoplay !== undefined,
		show: (index) => embla.scrollTo(index),
		back: () => embla.scrollPrev(),
		next: () => embla.scrollNext(),
		pause: (isPaused) => (isPaused ? autoplay?.hold("person") : autoplay?.release("person")),
		stop() {
			listening.abort();
			clearTimeout(resized);
			autoplay?.stop();
			embla.destroy();
			delete viewport.dataset.runs;
		},
	};
}

function positionOf(embla: EmblaCarouselType): CarouselPosition {
	return {
		index: embla.selectedScrollSnap(),
		count: embla.scrollSnapList().length,
		canGoBack: embla.canScrollPrev(),
		canGoOn: embla.canScrollNext(),
	};
}

/** A finger hovers nowhere: only a mouse that rests on the slides holds them (spec 4-15). */
function letLookersHold(autoplay: Autoplay, whole: HTMLElement, signal: AbortSignal): void {
	const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === "mouse" && act();
	whole.addEventListener(
		"pointerenter",
		byMouse(() => autoplay.hold("hover")),
		{ signal },
	);
	whole.addEventListener(
		"pointerleave",
		byMouse(() => autoplay.release("hover")),
		{ signal },
	);
	whole.addEventListener("focusin", () => autoplay.hold("focus"), { signal });
	whole.addEventListener("focusout", () => autoplay.release("focus"), { signal });
	document.addEventListener(
		"visibilitychange",
		() => (document.hidden ? autoplay.hold("hidden") : autoplay.release("hidden")),
		{ signal },
	);
}

/** Slides follow a press; where it leads to is our rule and not Embla's, which goes by speed (spec 5-12, 2.4-5). */
function followPresses(embla: EmblaCarouselType, viewport: HTMLElement, signal: AbortSignal): void {
	const drag = createDragCount();
	let from = { x: 0, y: 0 };
	let to = from;
	let isTouch = false;
	let index = 0;
	const see = ({ clientX: x, clientY: y }: PointerEvent | Touch) => {
		to = { x, y };
	};
	viewport.addEventListener(
		"pointerdown",
		(event) => {
			drag.begin();
			see(event);
			from = to;
			isTouch = event.pointerType !== "mouse";
			index = embla.selectedScrollSnap();
		},
		{ signal, capture: true },
	);
	// A finger that drags is followed by its touches: its pointer may have been cancelled.
	viewport.addEventListener("touchmove", ({ touches: [touch] }) => touch && see(touch), {
		signal,
		passive: true,
	});
	document.addEventListener(
		"pointermove",
		(event) => {
			if (event.buttons === 0) return;
			drag.move();
			see(event);
		},
		{ signal, capture: true },
	);
	embla.on("pointerUp", () => {
		const asked = swipeBetween(from, to, isTouch);
		const { length } = embla.scrollSnapList();
		const { loop } = embla.internalEngine().options;
		const wanted = index + asked;
		embla.scrollTo(loop ? (wanted + length) % length : Math.min(Math.max(wanted, 0), length - 1));
	});
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
}
