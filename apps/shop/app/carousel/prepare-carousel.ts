import { type Autoplay, createAutoplay } from "./autoplay.ts";

interface PreparedCarousel {
	readonly viewport: HTMLElement;
	readonly isCalm: boolean;
	/** Ends with the carousel. */
	readonly signal: AbortSignal;
	/** Undefined where nothing turns by itself, as for who wants nothing to move. */
	readonly autoplay: Autoplay | undefined;
	stop(): void;
}

/**
 * What every carousel begins with. Without its elements it says so in the log and leaves it at that (spec 8.4-3).
 */
export function prepareCarousel(
	viewport: HTMLElement | null,
	turn: number | undefined,
	next: () => void,
): PreparedCarousel | undefined {
	const whole = viewport?.parentElement;
	if (!viewport || !whole) {
		console.error("Autoplay needs a carousel and an element around it");
		return undefined;
	}
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	viewport.dataset.runs = "true";
	viewport.scrollLeft = 0;
	const listening = new AbortController();
	const { signal } = listening;
	const autoplay = isCalm || turn === undefined ? undefined : createAutoplay(next, turn);
	if (autoplay) letLookersHold(autoplay, whole, signal);
	return {
		viewport,
		isCalm,
		signal,
		autoplay,
		stop() {
			listening.abort();
			autoplay?.stop();
			delete viewport.dataset.runs;
		},
	};
}

/** A finger hovers nowhere: only a mouse that rests on the slides holds them (spec 4-15). */
function letLookersHold(autoplay: Autoplay, whole: HTMLElement, signal: AbortSignal): void {
	const on = (type: "pointerenter" | "pointerleave", act: () => void) =>
		whole.addEventListener(type, ({ pointerType }) => pointerType === "mouse" && act(), { signal });
	on("pointerenter", () => autoplay.hold("hover"));
	on("pointerleave", () => autoplay.release("hover"));
	whole.addEventListener("focusin", () => autoplay.hold("focus"), { signal });
	whole.addEventListener("focusout", () => autoplay.release("focus"), { signal });
	document.addEventListener(
		"visibilitychange",
		() => (document.hidden ? autoplay.hold("hidden") : autoplay.release("hidden")),
		{ signal },
	);
}
