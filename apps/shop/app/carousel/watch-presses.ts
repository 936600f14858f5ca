import { createDragCount } from "./drag-count.ts";
import { swipeBetween } from "./swipe.ts";

interface Presses {
	/** What the last press asks for: 1 the next slide, -1 the one before, 0 neither. */
	asked(): -1 | 0 | 1;
}

interface Follow {
	begin(): void;
	/** How many pixels it has gone along so far. */
	move(along: number): void;
	end(): void;
}

/** Watches presses on slides. Of one that was a drag the click leads nowhere (spec 2.4-5). */
export function watchPresses(viewport: HTMLElement, signal: AbortSignal, follow?: Follow): Presses {
	const drag = createDragCount();
	let from = { x: 0, y: 0 };
	let to = from;
	let isTouch = false;
	let isPressed = false;
	const see = ({ clientX: x, clientY: y }: PointerEvent) => {
		to = { x, y };
	};
	viewport.addEventListener(
		"pointerdown",
		(event) => {
			if (!event.isPrimary || event.button !== 0) return;
			drag.begin();
			see(event);
			from = to;
			isTouch = event.pointerType !== "mouse";
			isPressed = true;
			follow?.begin();
		},
		{ signal, capture: true },
	);
	document.addEventListener(
		"pointermove",
		(event) => {
			if (!isPressed || !event.isPrimary) return;
			drag.move();
			see(event);
			follow?.move(to.x - from.x);
		},
		{ signal, capture: true },
	);
	const end = () => {
		if (!isPressed) return;
		isPressed = false;
		follow?.end();
	};
	document.addEventListener("pointerup", end, { signal, capture: true });
	// The page is scrolled instead.
	document.addEventListener(
		"pointercancel",
		() => {
			to = from;
			end();
		},
		{ signal, capture: true },
	);
	viewport.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
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
	// A mouse that still clicks asks for no other slide: the one it clicks on must stay.
	return { asked: () => (isTouch || drag.isDrag() ? swipeBetween(from, to, isTouch) : 0) };
}
