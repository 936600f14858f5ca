import { frameUnder, type Spot } from "./drop-photo.ts";
import { type Lifted, liftPhoto, REST, SLOP } from "./lift-photo.ts";

export interface PlacedHandlers {
	/** The picture of a placed photo; undefined where it cannot be carried. */
	readonly pictureOf: (element: string) => string | undefined;
	/** Picked up: what the press had begun inside the frame is none of it any more. */
	readonly onPick: (element: string) => void;
	/** Let go over another frame. */
	readonly onDrop: (element: string, onto: string) => void;
	readonly onTurn: (page: string) => void;
}

interface Held {
	readonly element: string;
	readonly target: Element;
	readonly pointer: number;
	readonly isMouse: boolean;
	readonly from: Spot;
}

/**
 * Photos are carried from frame to frame: by a finger that has rested on one, by the mouse that has dragged it over another
 * frame. Back in its own frame the mouse still carries it, and letting go there leaves all as it was; so do another finger,
 * Escape and a touch that the system takes away. Gives back what ends it.
 */
export function carryPlaced(page: SVGSVGElement, handlers: PlacedHandlers): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let held: Held | null = null;
	let lifted: Lifted | null = null;
	let resting: ReturnType<typeof setTimeout> | undefined;
	/** What it does until it lets go means nothing more. */
	let spent: number | undefined;

	const end = () => {
		clearTimeout(resting);
		lifted?.end();
		lifted = null;
		held = null;
	};
	const pick = (at: Spot) => {
		const picture = held && handlers.pictureOf(held.element);
		if (!held || !picture) return end();
		handlers.onPick(held.element);
		lifted = liftPhoto(picture, at, { onTurn: handlers.onTurn, except: held.element });
	};

	const down = (event: PointerEvent) => {
		// Two fingers magnify what is in the frame.
		if (held) return end();
		const target = event.target as SVGElement;
		const { element } = target.dataset;
		if (!target.matches("[data-photo]") || element === undefined) return;
		if (event.button !== 0 || !event.isPrimary) return;
		const isMouse = event.pointerType === "mouse";
		held = { element, target, pointer: event.pointerId, isMouse, from: event };
		if (!isMouse) resting = setTimeout(() => pick(event), REST);
	};
	/** Before the frame hears of it, which moves the photo inside. */
	const move = (event: PointerEvent) => {
		if (event.pointerId === spent) return event.stopPropagation();
		if (!held || event.pointerId !== held.pointer) return;
		if (!lifted) {
			if (held.isMouse) {
				const over = frameUnder(event)?.dataset.element;
				if (over === undefined || over === held.element) return;
				pick(event);
			} else {
				const { clientX, clientY } = held.from;
				if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP) end();
				return;
			}
		}
		lifted?.follow(event);
		event.stopPropagation();
	};
	const up = (event: PointerEvent) => {
		if (event.pointerId === spent) silence();
		spent = undefined;
		if (!held || event.pointerId !== held.pointer) return;
		const { element } = held;
		const onto = frameUnder(event)?.dataset.element;
		const isCarried = lifted !== null;
		end();
		if (!isCarried) return;
		silence();
		// The frame lets go first.
		if (onto !== undefined && onto !== element) setTimeout(() => handlers.onDrop(element, onto));
	};
	const another = (event: PointerEvent) => {
		if (held && event.pointerId !== held.pointer) end();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !lifted) return;
		event.stopPropagation();
		spent = held?.pointer;
		end();
	};
	const still = (event: Event) => {
		if (lifted && event.cancelable) event.preventDefault();
	};

	page.addEventListener("pointerdown", down, { signal });
	page.addEventListener("contextmenu", still, { signal });
	addEventListener("touchmove", still, { signal, passive: false });
	addEventListener("pointerdown", another, { signal, capture: true });
	addEventListener("pointermove", move, { signal, capture: true });
	addEventListener("pointerup", up, { signal, capture: true });
	addEventListener("pointercancel", end, { signal });
	addEventListener("keydown", press, { signal, capture: true });
	return () => {
		end();
		listening.abort();
	};
}

/** The press that has carried something is no click on where it began, or on where it ended. */
function silence(): void {
	const stop = (event: Event) => {
		event.stopPropagation();
		event.preventDefault();
	};
	addEventListener("click", stop, { capture: true, once: true });
	setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}
